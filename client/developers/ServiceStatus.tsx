import { useEffect, useState } from 'react';
import { API_VERSION } from '../../text/apiVersion';
import { useDeveloperTexts } from '../i18n/developers';
import { formatDateTime } from '../i18n/formatDateTime';
import { useTranslation } from '../i18n/I18nProvider';
import { InlineCode } from './InlineCode';
import { readStatus, type Status } from './readStatus';
import styles from './DevelopersPage.module.css';

/** Whether the server responds at this moment, and since when its content is as it is. */
export function ServiceStatus() {
  const t = useDeveloperTexts();
  const { tag } = useTranslation();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    let isCurrent = true;
    void readStatus().then((read) => isCurrent && setStatus(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  const { service = 'checking', content } = status ?? {};
  return (
    <>
      <p role="status" className="visuallyHidden">
        {status && `${t('status.service')}: ${t(`status.${status.service}`)}`}
      </p>
      <dl className={styles.facts}>
        <dt>{t('status.version')}</dt>
        <dd>{API_VERSION}</dd>
        <dt>{t('status.service')}</dt>
        <dd data-status={service}>{t(`status.${service}`)}</dd>
        {content && (
          <>
            <dt>{t('status.revision')}</dt>
            <dd>{content.revision}</dd>
            <dt>{t('status.changed')}</dt>
            <dd>
              <time dateTime={content.changedAt}>{formatDateTime(tag, content.changedAt)}</time>
            </dd>
          </>
        )}
      </dl>
      <noscript>
        <p>
          <InlineCode text={t('status.withoutScript')} />
        </p>
      </noscript>
    </>
  );
}
