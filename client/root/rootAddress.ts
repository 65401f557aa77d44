/** What the addresses of roots ask for: `/roots?letter=ك`, `/roots/كتب`, and `after` or `before` of a page. */

import { pageOf } from '../ui/paging/pageAddress';

/** Entries of a page of roots or of words. */
const PAGE = { size: 100 };

/** How roots spell hamza and alif, with which the alphabet begins. */
const FIRST_LETTER = 'أ';

/** The letter whose roots are shown, as roots spell it; anything else as it was given. */
export function letterOf(search: URLSearchParams): string {
  const letter = search.get('letter') ?? FIRST_LETTER;
  return /^[ءآأؤإئا]$/.test(letter) ? FIRST_LETTER : letter;
}

/** Variables of the page of a letter; those of the first letter where the address has none. */
export function rootsOf({ searchParams }: URL) {
  const letter = letterOf(searchParams);
  const isLetter = /^[أ\u0628-\u063A\u0641-\u064A]$/.test(letter);
  return { letter: isLetter ? letter : FIRST_LETTER, ...pageOf(searchParams, PAGE) };
}

/** Variables of the page of a root, whose first page of words has before it what is to be said of it. */
export function rootOf({ letters = '' }: { letters?: string }, { searchParams }: URL) {
  const page = pageOf(searchParams, PAGE);
  return { letters, isOverview: !page.after && !page.before, ...page };
}
