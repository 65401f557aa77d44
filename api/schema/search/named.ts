/** The roots, topics, tables, names and surahs that the words of a query name. */
import type { Language } from '../../__generated__/prisma/client';
import type { Context } from '../../context';
import type { SuggestionRow } from '../../read/rows';
import { arabicStem } from '../../../text/arabicStem';
import { SEARCH_LIMITS } from '../../../text/limits';
import { mainStem } from '../../../text/stems';
import type { Close, QueryLanguage } from './closeness/closeness';
import { candidatesOf, type Candidate } from './suggestions';
import { rootKey } from './verseIndex';

/** Unless there are too few of other kinds. */
const MAX_PER_KIND = 3;

/** A longer query describes something rather than naming it. */
const MAX_WORDS = 3;

/** @param labels language of the labels */
export async function namedBy(
  { language, meaningfulWords, mainRoots }: Close,
  labels: Language,
  context: Pick<Context, 'database'>,
): Promise<SuggestionRow[]> {
  if (meaningfulWords.length === 0 || meaningfulWords.length > MAX_WORDS) return [];
  const wanted = meaningfulWords.map((word) => stemOf(word, language));
  const roots = new Set(mainRoots);
  const found = (await candidatesOf(context)).flatMap((candidate) => {
    if (candidate.kind === 'Root') {
      const isNamed = candidate.keys.some((key) => roots.has(rootKey(key)));
      return isNamed && meaningfulWords.length === 1 ? [{ candidate, more: -1 }] : [];
    }
    const more = Math.min(
      ...stemsOfNames(candidate, language).map((stems) => wordsBeside(wanted, stems)),
    );
    return more < Infinity ? [{ candidate, more }] : [];
  });
  found.sort((left, right) => left.more - right.more);
  const perKind = new Map<Candidate['kind'], number>();
  return found
    .flatMap(({ candidate: { kind, labelIn, target } }): SuggestionRow[] => {
      const count = (perKind.get(kind) ?? 0) + 1;
      perKind.set(kind, count);
      return target && count <= MAX_PER_KIND ? [{ label: labelIn(labels), target }] : [];
    })
    .slice(0, SEARCH_LIMITS.suggestions);
}

/** The number of words that a name has beside the wanted ones; infinite if it has not all of them. */
const wordsBeside = (wanted: readonly string[], stems: readonly string[]) =>
  wanted.every((one) => stems.includes(one)) ? stems.length - wanted.length : Infinity;

const stemOf = (word: string, language: QueryLanguage) =>
  language === 'arabic' ? arabicStem(word) : mainStem(word, language);

const knownStems = new WeakMap<Candidate, Partial<Record<QueryLanguage, string[][]>>>();

/** The stems of the words of each name, which are computed once. */
function stemsOfNames(candidate: Candidate, language: QueryLanguage): string[][] {
  const known = knownStems.get(candidate) ?? {};
  knownStems.set(candidate, known);
  return (known[language] ??= candidate.keys.map((key) =>
    key.split(' ').map((word) => stemOf(word, language)),
  ));
}
