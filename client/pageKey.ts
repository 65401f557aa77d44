import { readersSettings, type PageRequest } from './settings/requestSettings';

/** The query parameters that pages read. */
const PARAMETERS = new Set([
  'lang',
  // Topics, and the part of a page that is shown
  'section',
  'tab',
  'letter',
  'element',
  // Search
  'queryParameter',
  'pageSize',
  'pageIndex',
  'language',
  // Words to highlight
  'highlightTerm',
  'highlightTermElement',
  // Pages of lists
  'after',
  'before',
  'secondAfter',
  'secondBefore',
  'versesAfter',
  'versesBefore',
]);

/** In characters; more than any address of the site has. */
const MAX_LENGTH = 500;

/**
 * The cache key of a request's page: its address and the reader's settings, which include the
 * language. Undefined for an address with unknown parameters, of which there are infinitely many.
 */
export function pageKey(request: PageRequest): string | undefined {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length + search.length > MAX_LENGTH) return undefined;
  if ([...searchParams.keys()].some((name) => !PARAMETERS.has(name))) return undefined;
  return JSON.stringify([pathname + search, readersSettings(request)]);
}
