import { Link } from 'react-router-dom';
import { API_VERSION } from '../../text/apiVersion';
import { DEPRECATIONS } from '../../text/deprecations';
import { useDeveloperTexts } from '../i18n/developers';
import { useTranslation } from '../i18n/I18nProvider';
import { InlineCode } from './InlineCode';
import styles from './DevelopersPage.module.css';

/** The version of the API, what is deprecated, and where its contracts are. */
export function ApiVersions() {
  const t = useDeveloperTexts();
  const { tag } = useTranslation();
  // In UTC, so that the server and the browser write the same.
  const dayOf = (date: string) =>
    new Date(date).toLocaleDateString(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <p>
        <InlineCode text={t('versions.text', { version: API_VERSION })} />
      </p>
      <h3 className={styles.subtitle}>{t('versions.deprecations')}</h3>
      {DEPRECATIONS.length === 0 && <p>{t('versions.none')}</p>}
      <ul className={styles.cards}>
        {DEPRECATIONS.map(({ api, name, instead, since, removedOn }) => (
          <li key={name} className={styles.card}>
            <p>
              {api}: <FieldName name={name} />
            </p>
            <p>
              {t('versions.instead')}: <FieldName name={instead} />
            </p>
            <dl className={styles.facts}>
              <dt>{t('versions.since')}</dt>
              <dd>{dayOf(since)}</dd>
              <dt>{t('versions.removedOn')}</dt>
              <dd>{dayOf(removedOn)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <a href="/schema-changelog.md">{t('versions.changelog')}</a>
        <a href="/schema.graphql">{t('versions.schema')}</a>
        <a href="/api/openapi.json">{t('versions.openApi')}</a>
        <Link to="/api">{t('versions.reference')}</Link>
      </p>
    </>
  );
}

/** A name that a narrow card breaks after its dot. */
function FieldName({ name }: { name: string }) {
  const [type, field] = name.split('.');
  return (
    <code>
      {type}
      {field !== undefined && (
        <>
          .<wbr />
          {field}
        </>
      )}
    </code>
  );
}
