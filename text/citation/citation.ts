/** What a citation of a page of this site says, and the citation as plain text. */
import type { QuotedSource } from '../quotedSources';
import { citationTexts, longDate, type CitationLanguage } from './citationTexts';

/** A page of this site at a content revision. */
export interface CitedPage {
  language: CitationLanguage;
  /** Key for bibliographies, of letters, digits and hyphens. */
  id: string;
  /** Plain text in the language. */
  title: string;
  /** The translation that the page shows; undefined for what the project itself has written. */
  translation?: QuotedSource | undefined;
  /** Terms of use, as sentences in the language. */
  license: string;
  /** Address, with the revision if the site can show the page as it was then. */
  url: string;
  /** Content revision that the page is cited at. */
  revision: number;
  /** Date in UTC, such as "2026-11-28". */
  accessed: string;
}

/** The site contains all cited pages, and is the author of what the project has written itself. */
export const SITE_NAME = 'Tibyan';

/** "“Qur’an 2:255 (Al-Baqarah).” Trans. Saheeh International. Tibyan, revision 7. https://… (accessed 28 November 2026)." */
export function plainCitation(page: CitedPage): string {
  const texts = citationTexts[page.language];
  const { title, translation, license, url, revision, accessed } = page;
  return [
    texts.quoted(title),
    translation && texts.translatedBy(translation.name),
    `${SITE_NAME}, ${texts.revision(revision)}.`,
    `${url} (${texts.accessed(longDate(page.language, accessed))}).`,
    license,
  ]
    .filter(Boolean)
    .join(' ');
}
