import { readersSettings } from './settings/settings';

/** What the addresses of pages ask for. */
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

/** Longer than what the site asks for. */
const LONGEST = 500;

/**
 * Under which the page of a request may be kept: its address and the reader's settings, which name
 * the language too. Undefined for an address that asks for what no page knows: there is no end of
 * these.
 */
export function pageKey(request: Request): string | undefined {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length + search.length > LONGEST) return undefined;
  if ([...searchParams.keys()].some((name) => !PARAMETERS.has(name))) return undefined;
  return JSON.stringify([pathname + search, readersSettings(request)]);
}
