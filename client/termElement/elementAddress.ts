import { pageVariables, withPage } from '../ui/paging/pageAddress';

/** Prefix of the verse list's parameters in the address. */
export const VERSES_PREFIX = 'verses';

/** The search part of an address that opens an element, at the verses beside a cursor. */
export function withElement(
  search: string,
  elementId: number,
  side: 'after' | 'before' = 'after',
  cursor?: string,
): string {
  const params = withPage(search, VERSES_PREFIX, side, cursor);
  params.set('element', String(elementId));
  return `?${params}`;
}

/** The page of the counted words of an element: "/termTables/2/elements/35". */
export const elementWordsPath = (termId: number, elementId: number) =>
  `/termTables/${termId}/elements/${elementId}`;

/** Words per page: each has the text of its verse. */
const WORDS = { size: 50 };

/** Prefix of the parameters of the words that are not counted. */
export const LEFT_OUT_PREFIX = 'leftOut';

/** Query variables of the page of the words of an element. */
export function elementWordsOf({ elementId = '' }: { elementId?: string }, { searchParams }: URL) {
  const page = pageVariables(searchParams, WORDS);
  const leftOut = pageVariables(searchParams, { ...WORDS, prefix: LEFT_OUT_PREFIX });
  const id = /^[1-9]\d{0,8}$/.test(elementId) ? elementId : '0';
  return {
    element: btoa(`TermElement:${id}`),
    ...page,
    leftOutFirst: leftOut.first,
    leftOutAfter: leftOut.after,
    leftOutLast: leftOut.last,
    leftOutBefore: leftOut.before,
  };
}
