/** Addresses of roots: `/roots?letter=ك`, `/roots?find=sabır`, `/roots/كتب`, `/roots/كتب?lemma=2:2:2` and `/roots/كتب?meaning=en:book`, with `after` or `before` for a page. */

import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../language';
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

/** At most as many characters as the API accepts. */
export const MAX_FIND_CHARACTERS = 100;

/** The letters or the meaning by which roots are looked for; empty if they are listed by letter. */
export const findOf = (search: URLSearchParams) =>
  (search.get('find') ?? '').trim().slice(0, MAX_FIND_CHARACTERS);

/** Query variables of the page of a letter, by default the first one, or of the roots that are looked for. */
export function rootsOf({ searchParams }: URL) {
  const letter = letterOf(searchParams);
  const isLetter = /^[أ\u0628-\u063A\u0641-\u064A]$/.test(letter);
  const find = findOf(searchParams);
  return {
    letter: isLetter ? letter : FIRST_LETTER,
    find,
    isFinding: find !== '',
    ...pageVariables(searchParams, PAGE),
  };
}

/** The meaning that an address names, with its language; undefined if it names none. */
export function meaningOf(
  search: URLSearchParams,
): { language: Language; text: string } | undefined {
  const [, tag, text] = /^(tr|en):(.{1,500})$/s.exec(search.get('meaning') ?? '') ?? [];
  const language = LANGUAGES.find((one) => LANGUAGE_TAGS[one] === tag);
  return language && text ? { language, text } : undefined;
}

/**
 * Query variables of the page of a root, of one of its meanings, or of the lemma of one of its words; only the first page of all words shows
 * the overview.
 */
export function rootOf({ letters = '' }: { letters?: string }, { searchParams }: URL) {
  const page = pageVariables(searchParams, PAGE);
  const lemma = searchParams.get('lemma') ?? '';
  const isLemma = isWordKey(lemma);
  const meaning = isLemma ? undefined : meaningOf(searchParams);
  return {
    letters,
    lemma: isLemma ? lemma : '',
    isLemma,
    meaning: meaning?.text ?? '',
    meaningLanguage: meaning?.language === 'english' ? ('ENGLISH' as const) : ('TURKISH' as const),
    isMeaning: !!meaning,
    isWhole: !isLemma && !meaning,
    isOverview: !isLemma && !meaning && !page.after && !page.before,
    ...page,
  };
}
