import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Origin } from './Origin';

interface PageHeadProps {
  /** Without the site's name, which is added; undefined on the home page. */
  title?: string;
  description?: string;
  /** The address that search engines keep, where it isn't the path of the page alone. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address and Open Graph of a page; React moves them into the head. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const address = useContext(Origin) + (path ?? pathname);
  const name = t('site.name');
  const full = title ? `${title} · ${name}` : `${name}: ${t('site.tagline')}`;
  const summary = description ?? t('site.description');
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={i18n.language === 'tr' ? 'tr_TR' : 'en_GB'} />
    </>
  );
}
