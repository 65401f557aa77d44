import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { inLanguage } from '../settings/inLanguage';
import { useSettings } from '../settings/SettingsProvider';
import { Origin } from './Origin';
import { ResponseStatus } from './ResponseStatus';

interface PageHeadProps {
  /** Without the site's name, which is added; undefined on the home page. */
  title?: string;
  description?: string;
  /** The address that search engines keep, where it isn't the path of the page alone. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/**
 * Title, description and canonical address of a page; React moves them into the head. What crawlers
 * alone read the server adds, by what is reported here.
 */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const { t } = useTranslation();
  const { addressed } = useSettings();
  const { pathname } = useLocation();
  const response = useContext(ResponseStatus);
  const origin = useContext(Origin);
  const own = path ?? pathname;
  const name = t('site.name');
  const full = title ? `${title} · ${name}` : `${name}: ${t('site.tagline')}`;
  const summary = description ?? t('site.description');
  if (response) {
    // eslint-disable-next-line react-hooks/immutability -- one object a request, which only the server renders with
    response.head = {
      title,
      fullTitle: full,
      description: summary,
      path: hidden ? undefined : own,
    };
  }
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + inLanguage(own, addressed)} />
      )}
    </>
  );
}
