import { SITE_NAME, type CitedPage } from './citation';
import { citationTexts, longDate } from './citationTexts';
import { latexOf } from './latex';

/**
 * A citation as an entry for BibTeX and biblatex, which has only fields that the styles of both print: each thing once.
 * Titles and names are in two pairs of braces, so that no style changes their case or takes them for names of persons.
 */
export function bibtexCitation(page: CitedPage): string {
  const texts = citationTexts[page.language];
  const { title, translation, license, url, revision, accessed } = page;
  const whole = (text: string) => `{{${latexOf(text)}}}`;
  const site = latexOf(`${SITE_NAME}, ${texts.revision(revision)}, `);
  const date = latexOf(` (${texts.accessed(longDate(page.language, accessed))})`);
  const note = [translation && texts.translatedBy(translation.name), license];
  const fields: [name: string, value: string | undefined][] = [
    ['title', whole(title)],
    ['author', translation ? undefined : whole(SITE_NAME)],
    ['howpublished', `{${site}\\url{${withoutPercents(url)}}${date}}`],
    ['note', `{${latexOf(note.filter(Boolean).join(' '))}}`],
    ['langid', `{${page.language}}`],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},`] : []));
  return [`@misc{${page.id},`, ...lines, '}'].join('\n');
}

/** A percent sign would begin a comment in a field of biblatex. */
const withoutPercents = (url: string) => decodeURI(url);
