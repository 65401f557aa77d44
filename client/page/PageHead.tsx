import { useContext } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { Origin } from './Origin';
import { ResponseStatus, type HeadProps } from './ResponseStatus';

/**
 * Title, description and canonical address of a page; React moves them into the head. They are also
 * reported to the server, which adds the tags for crawlers.
 */
export function PageHead(props: HeadProps) {
  const { title, description, path, hidden } = props;
  const { t } = useTranslation();
  const { addressed } = useSettings();
  const { pathname } = useLocation();
  const origin = useContext(Origin);
  const response = useContext(ResponseStatus);
  const name = t('site.name');
  // eslint-disable-next-line react-hooks/immutability -- one object per request, only on the server
  if (response) response.head = props;
  return (
    <>
      <title>{title ? `${title} · ${name}` : `${name}: ${t('site.tagline')}`}</title>
      <meta name="description" content={description ?? t('site.description')} />
      {hidden && <meta name="robots" content="noindex" />}
      {(!hidden || path) && (
        <link rel="canonical" href={origin + inLanguage(path ?? pathname, addressed)} />
      )}
    </>
  );
}
