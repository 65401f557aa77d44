/** Addresses of roots: `/roots?letter=ك`, `/roots/كتب` and `/roots/كتب?lemma=2:2:2`, with `after` or `before` for a page. */

import { isWordKey } from '../../text/verseReference';
import { pageVariables } from '../ui/paging/pageAddress';

/** Roots or words per page. */
const PAGE = { size: 100 };

/** The first letter of the alphabet; roots spell hamza and alif like this. */
const FIRST_LETTER = 'أ';

/** The letter that an address names, as roots spell it; invalid letters are returned unchanged. */
export function letterOf(search: URLSearchParams): string {
  const letter = search.get('letter') ?? FIRST_LETTER;
  return /^[ءآأؤإئا]$/.test(letter) ? FIRST_LETTER : letter;
}

/** Query variables of the page of a letter; by default the first letter. */
export function rootsOf({ searchParams }: URL) {
  const letter = letterOf(searchParams);
  const isLetter = /^[أ\u0628-\u063A\u0641-\u064A]$/.test(letter);
  return { letter: isLetter ? letter : FIRST_LETTER, ...pageVariables(searchParams, PAGE) };
}

/**
 * Query variables of the page of a root, or of the lemma of one of its words; only the first page of all words shows
 * the overview.
 */
export function rootOf({ letters = '' }: { letters?: string }, { searchParams }: URL) {
  const page = pageVariables(searchParams, PAGE);
  const lemma = searchParams.get('lemma') ?? '';
  const isLemma = isWordKey(lemma);
  return {
    letters,
    lemma: isLemma ? lemma : '',
    isLemma,
    isOverview: !isLemma && !page.after && !page.before,
    ...page,
  };
}
