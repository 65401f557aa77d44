import { renderToStaticMarkup } from 'react-dom/server';
import { crawlerTexts } from '../i18n/crawlers';
import { LANGUAGES, LANGUAGE_TAGS, type Language, inLanguage } from '../language';
import type { HeadProps } from '../page/ResponseStatus';
import type { Page } from './crawledPage';
import { sharedPictureOf } from './sharedPicture';
import { structuredDataOf, type Thing } from './structuredData';

const LOCALES: Record<Language, string> = { turkish: 'tr_TR', english: 'en_GB' };

/**
 * Markup for crawlers: the addresses of the page in each language, the preview of a shared link,
 * and structured data. The server puts it after React's part of the head, where hydration ignores
 * it; the first navigation removes it.
 */
export function crawlerHead(
  { title, description, path, hidden = false }: HeadProps,
  page: Omit<Page, 'head'> & { pathname: string },
): string {
  const { origin, pathname, t } = page;
  const head = {
    title,
    description: description ?? t('site.description'),
    path: path ?? pathname,
  };
  const things = hidden ? [] : structuredDataOf({ ...page, head });
  return renderToStaticMarkup(
    <>
      {!hidden && <Alternates origin={origin} path={head.path} />}
      {!hidden && EMBEDDABLE.has(page.id) && <EmbedLinks page={{ ...page, head }} />}
      {HAS_FEED.test(pathname) && <FeedLink origin={origin} language={page.language} />}
      <OpenGraph page={{ ...page, head }} isHidden={hidden} />
      <meta name="twitter:card" content="summary_large_image" data-crawlers="" />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          data-crawlers=""
          dangerouslySetInnerHTML={{ __html: graphOf(things) }}
        />
      )}
    </>,
  );
}

/** The address without a language has the reader's language, so it is the x-default. */
function Alternates({ origin, path }: { origin: string; path: string }) {
  return [...LANGUAGES, undefined].map((language) => (
    <link
      key={language ?? ''}
      rel="alternate"
      hrefLang={language ? LANGUAGE_TAGS[language] : 'x-default'}
      href={origin + inLanguage(path, language)}
      data-crawlers=""
    />
  ));
}

/** Pages that other sites can embed. */
const EMBEDDABLE = new Set(['verse/VersePage', 'reading/SurahPage', 'post/PostPage']);

/** Descriptions of the page for sites that embed links to it (oEmbed). */
function EmbedLinks({ page: { origin, head, addressed } }: { page: Page }) {
  const url = encodeURIComponent(origin + inLanguage(head.path, addressed));
  return (['json', 'xml'] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={format === 'json' ? 'application/json+oembed' : 'text/xml+oembed'}
      href={`${origin}/oembed?url=${url}&format=${format}`}
      title={head.title}
      data-crawlers=""
    />
  ));
}

/** The home page, and the pages of topics and their lists. */
const HAS_FEED = /^\/($|posts(\/|$))/;

/** Programs that read feeds find it in the page. */
function FeedLink({ origin, language }: { origin: string; language: Language }) {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={crawlerTexts[language].feed}
      href={`${origin}/feeds/topics.${LANGUAGE_TAGS[language]}.atom`}
      data-crawlers=""
    />
  );
}

function OpenGraph({ page, isHidden }: { page: Page; isHidden: boolean }) {
  const { head, origin, language, addressed, t } = page;
  const { title, path, description } = head;
  const name = t('site.name');
  const picture = sharedPictureOf(page);
  const properties = {
    'og:url': !isHidden && origin + inLanguage(path, addressed),
    'og:title': title ? `${title} · ${name}` : `${name}: ${t('site.tagline')}`,
    'og:description': description,
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[language === 'turkish' ? 'english' : 'turkish'],
    'og:image': picture.address,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  };
  return Object.entries(properties).map(
    ([property, content]) =>
      content && <meta key={property} property={property} content={content} data-crawlers="" />,
  );
}

/** JSON that is safe inside a script element. */
function graphOf(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
