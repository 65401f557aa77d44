/** Sitemaps (sitemaps.org 0.9): every page in each language, with links to the other languages. */
import { escapeMarkup } from '../../text/escapeMarkup';

/** Languages of the site. The address without a language is the default for other languages. */
const LANGUAGES = ['tr', 'en', undefined];

/**
 * A sitemap may have 50,000 addresses and 50 MB. This number of pages stays below both limits for
 * addresses of fewer than 250 characters.
 */
export const MAX_PAGES_PER_SITEMAP = 12_000;

/** @param origin without a trailing slash */
export function sitemapOf(origin: string, paths: string[]): string {
  const entries = paths.map((path) => entriesOf(origin + path)).join('');
  return `${XML}<urlset ${NAMESPACE} ${XHTML}>\n${entries}</urlset>\n`;
}

/** @param addresses of the sitemaps */
export function sitemapIndexOf(addresses: string[]): string {
  const entries = addresses.map(
    (address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function entriesOf(address: string): string {
  const addresses = LANGUAGES.map((language) => escapeMarkup(inLanguage(address, language)));
  const alternates = addresses
    .map(
      (href, index) =>
        `<xhtml:link rel="alternate" hreflang="${LANGUAGES[index] ?? 'x-default'}" href="${href}"/>`,
    )
    .join('');
  return addresses.map((loc) => `<url><loc>${loc}</loc>${alternates}</url>\n`).join('');
}

function inLanguage(address: string, language: string | undefined): string {
  if (!language) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
