import { SITE_NAME, type CitedPage } from './citation';
import { citationTexts, longDate } from './citationTexts';
import { latexOf } from './latex';

/**
 * A citation as an entry for BibTeX and biblatex. Titles and names are in two pairs of braces, so that no style changes
 * their case or takes them for names of persons.
 */
export function bibtexCitation(page: CitedPage): string {
  const texts = citationTexts[page.language];
  const { title, translation, license, url, revision, accessed } = page;
  const whole = (text: string) => `{{${latexOf(text)}}}`;
  const plain = (text: string) => `{${latexOf(text)}}`;
  const note = `${texts.revision(revision)}, ${texts.accessed(longDate(page.language, accessed))}. ${license}`;
  const fields: [name: string, value: string | undefined][] = [
    ['title', whole(title)],
    ['author', translation ? undefined : whole(SITE_NAME)],
    ['translator', translation && whole(translation.name)],
    ['howpublished', plain(SITE_NAME)],
    ['version', plain(String(revision))],
    ['note', plain(note)],
    // Read letter by letter: no command is known in it.
    ['url', `{${url}}`],
    ['urldate', plain(accessed)],
    ['langid', plain(page.language)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},`] : []));
  return [`@misc{${page.id},`, ...lines, '}'].join('\n');
}
