import { readersSettings, type PageRequest } from './settings/requestSettings';

/** The query parameters that pages read. */
const PARAMETERS = new Set([
  'lang',
  // An earlier content revision
  'at',
  // With 'words' of the work of editors, what a shared verse shows
  'translation',
  // Topics, and the part of a page that is shown
  'section',
  'by',
  'tab',
  'letter',
  'find',
  'lemma',
  'meaning',
  'element',
  'with',
  // Verses in common
  'topic',
  'notTopic',
  'notRoot',
  'name',
  'notName',
  // Search
  'queryParameter',
  'pageSize',
  'pageIndex',
  'language',
  'place',
  'juz',
  'post',
  'notPost',
  'order',
  // Work of editors
  'check',
  'kind',
  'surah',
  'work',
  'glosses',
  'words',
  'form',
  'root',
  'task',
  // Words to highlight
  'highlightTerm',
  'highlightTermElement',
  // Pages of lists
  'after',
  'before',
  'secondAfter',
  'secondBefore',
  'leftOutAfter',
  'leftOutBefore',
  'versesAfter',
  'versesBefore',
]);

/** More than any address of the site has. */
const MAX_ADDRESS_CHARACTERS = 500;

/** The address without the parameters that no page reads, of which there are infinitely many. */
export function knownAddress(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (!PARAMETERS.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}

/**
 * The cache key of a request's page: its address and the reader's settings, which include the
 * language. Undefined for an address that is too long to be one of the site's.
 */
export function pageKey(request: PageRequest): string | undefined {
  const { pathname, search } = new URL(knownAddress(request.url));
  if (pathname.length + search.length > MAX_ADDRESS_CHARACTERS) return undefined;
  return JSON.stringify([pathname + search, readersSettings(request)]);
}
