/** Addresses of term tables: `/termTables/3` or `/termTables/3/4`, with `?element=` and pages. */

import { VERSES_PREFIX } from '../termElement/elementAddress';
import { pageVariables } from '../ui/paging/pageAddress';

/** All elements of a table but a very long one, within the complexity of a request; a cursor has order and key. */
const ELEMENTS = { size: 120, places: 2 };

/** Verses of the element that is open. */
const VERSES = { size: 100, prefix: VERSES_PREFIX };

/** Prefix of the second table's parameters in the address. */
export const SECOND_PREFIX = 'second';

interface TermParams {
  termId?: string | undefined;
  secondTermId?: string | undefined;
}

/** The integer key in a part of an address; undefined if it is invalid. */
export function integerKey(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** The page of a term's table that an address names. */
export const tablePageOf = (search: URLSearchParams, prefix?: string) =>
  pageVariables(search, { ...ELEMENTS, ...(prefix && { prefix }) });

/** Query variables of a page of one or two terms; a term named twice counts once. */
export function termOf({ termId, secondTermId = termId }: TermParams, { searchParams }: URL) {
  const element = integerKey(searchParams.get('element'));
  const page = tablePageOf(searchParams);
  const secondPage = tablePageOf(searchParams, SECOND_PREFIX);
  const versePage = pageVariables(searchParams, VERSES);
  return {
    termId: integerKey(termId) ?? 0,
    ...page,
    secondTermId: integerKey(secondTermId) ?? 0,
    hasSecond: secondTermId !== termId,
    secondFirst: secondPage.first,
    secondAfter: secondPage.after,
    secondLast: secondPage.last,
    secondBefore: secondPage.before,
    element: btoa(`TermElement:${element ?? 0}`),
    hasElement: element !== undefined,
    versesFirst: versePage.first,
    versesAfter: versePage.after,
    versesLast: versePage.last,
    versesBefore: versePage.before,
  };
}
