import { SITE_NAME, type CitedPage } from './citation';
import { citationTexts } from './citationTexts';

/** A citation as CSL-JSON, the format of Zotero and Pandoc: a list of one item. */
export function cslJsonCitation(page: CitedPage): string {
  const { title, translation, license, url, revision, accessed } = page;
  const [year, month, day] = accessed.split('-').map(Number);
  const item = {
    id: page.id,
    type: 'webpage',
    title,
    ...(translation
      ? { translator: [{ literal: translation.name }] }
      : { author: [{ literal: SITE_NAME }] }),
    'container-title': SITE_NAME,
    version: String(revision),
    URL: url,
    accessed: { 'date-parts': [[year, month, day]] },
    language: citationTexts[page.language].tag,
    note: license,
  };
  return JSON.stringify([item], null, 2);
}
