/** Finds links and references of an HTML text without a target. */
import { textOfHtml } from '../../../text/html';
import { isVerseKey } from '../../../text/verseReference';

/** Integer keys of the existing rows that addresses can contain. */
interface Existing {
  posts: ReadonlySet<number>;
  terms: ReadonlySet<number>;
  /** Each with the key of its term: "2/36". */
  elements: ReadonlySet<string>;
}

/** Links first, then references in parentheses such as "2:300", each once as written. */
export function deadReferencesIn(html: string, existing: Existing): string[] {
  const links = linksIn(html).filter((href) => isDeadLink(href, existing));
  const references = referencesIn(textOfHtml(html)).filter((reference) => !hasVerses(reference));
  return [...new Set([...links, ...references])];
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** Outside of parentheses, such text may be a time or a ratio. */
const referencesIn = (text: string) =>
  [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/\d+:\d+(?:[-–]\d+(?![\d:]))?/g)].map(([reference]) => reference),
  );

function hasVerses(reference: string): boolean {
  const [surah, first, last = first] = reference.split(/[:–-]/).map(Number);
  return isVerseKey(`${surah}:${first}`) && isVerseKey(`${surah}:${last}`);
}

const HERE = 'http://here.invalid';
/** Lists under /posts/. */
const LISTS = ['quran', 'faith', 'worship', 'other'];

const idOf = (text = '') => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** Checks only addresses of this site whose pages depend on existing rows. */
function isDeadLink(href: string, { posts, terms, elements }: Existing): boolean {
  if (!URL.canParse(href, HERE)) return false;
  const { origin, pathname } = new URL(href, HERE);
  if (origin !== HERE) return false;
  const [page, ...parts] = pathname.replace(/%3A/gi, ':').split('/').filter(Boolean);
  const [first = '', last = first, ...more] = parts;
  switch (page) {
    case 'verses':
      return parts.length > 1 || (parts.length === 1 && !isVerseKey(first));
    case 'surahs':
      return parts.length > 1 || (parts.length === 1 && !isVerseKey(`${first}:1`));
    case 'posts':
      if (parts.length === 0 || (parts.length === 1 && LISTS.includes(first))) return false;
      return more.length > 0 || !posts.has(idOf(last));
    case 'termTables':
      if (last === 'elements' && more.length > 0) return !elements.has([first, ...more].join('/'));
      return more.length > 0 || ![first, last].every((id) => terms.has(idOf(id)));
    default:
      return false;
  }
}
