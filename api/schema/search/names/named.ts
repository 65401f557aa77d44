/** The roots, topics, tables, names and surahs that the words of a query name. */
import type { Language } from '../../../__generated__/prisma/client';
import type { Context } from '../../../context';
import type { SuggestionRow } from '../../../read/rows';
import { arabicStem } from '../../../../text/arabicStem';
import { SEARCH_LIMITS } from '../../../../text/searchLimits';
import { mainStem } from '../../../../text/stems';
import type { QueryLanguage } from '../closeness/queryWords';
import type { Close } from '../closeness/closeness';
import { candidatesOf, type Candidate } from './suggestions';
import { topicsOf } from './topicsOf';
import { rootKey } from '../index/verseIndex';

/** Unless there are too few of other kinds. */
const MAX_PER_KIND = 3;

/** A longer query describes something rather than naming it; only topics are found for it. */
const MAX_WORDS = 3;

/** The place of a topic that the query is about but does not name: before the roots of several words. */
const ABOUT = 0.25;

/** The place of roots of several words: after what has exactly their name. */
const AFTER_ITS_NAME = 0.5;

/**
 * @param text the query without quotation marks
 * @param labels language of the labels
 */
export async function namedBy(
  text: string,
  close: Close,
  labels: Language,
  context: Pick<Context, 'database'>,
): Promise<SuggestionRow[]> {
  const topics = (await topicsOf(text, close, context)).map(({ post, isExact }): Found => ({
    candidate: {
      kind: 'Post',
      labelIn: (language) => (language === 'english' ? post.englishTitle : post.turkishTitle),
      target: { __typename: 'Post', ...post },
    },
    more: isExact ? 0 : ABOUT,
  }));
  // Equally good ones stay in this order.
  const found = [...topics, ...(await othersNamed(close, context))];
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

interface Found {
  candidate: Omit<Candidate, 'keys'>;
  /** Ascending order. */
  more: number;
}

/** Roots, tables, names and surahs. */
async function othersNamed(
  { language, meaningfulWords, mainRoots }: Close,
  context: Pick<Context, 'database'>,
): Promise<Found[]> {
  if (meaningfulWords.length === 0 || meaningfulWords.length > MAX_WORDS) return [];
  const wanted = meaningfulWords.map((word) => stemOf(word, language));
  const { byRoot, byStem } = indexOf(await candidatesOf(context), language);
  const isSingle = meaningfulWords.length === 1;
  // A row of several words would be crowded with all roots of each.
  const rootKeys = new Set(mainRoots.flatMap((keys) => (isSingle ? keys : keys.slice(0, 1))));
  const roots = [...rootKeys].flatMap((key) => byRoot.get(key) ?? []);
  const others = new Set(byStem.get(wanted[0] ?? '') ?? []);
  return [
    ...roots.map((candidate) => ({ candidate, more: isSingle ? -1 : AFTER_ITS_NAME })),
    ...[...others].flatMap(({ candidate, names }) => {
      const more = Math.min(...names.map((stems) => wordsBeside(wanted, stems)));
      return more < Infinity ? [{ candidate, more }] : [];
    }),
  ];
}

/** The number of words that a name has beside the wanted ones; infinite if it has not all of them. */
const wordsBeside = (wanted: readonly string[], stems: readonly string[]) =>
  wanted.every((one) => stems.includes(one)) ? stems.length - wanted.length : Infinity;

const stemOf = (word: string, language: QueryLanguage) =>
  language === 'arabic' ? arabicStem(word) : mainStem(word, language);

interface Named {
  candidate: Candidate;
  /** The stems of the words of each name. */
  names: string[][];
}

interface NameIndex {
  /** Roots by their keys. */
  byRoot: Map<string, Candidate[]>;
  /** Others by each stem of their names. */
  byStem: Map<string, Named[]>;
}

const indexes = new WeakMap<readonly Candidate[], Partial<Record<QueryLanguage, NameIndex>>>();

/** An index of the names in a language, made once for all searches. */
function indexOf(candidates: readonly Candidate[], language: QueryLanguage): NameIndex {
  const known = indexes.get(candidates) ?? {};
  indexes.set(candidates, known);
  return (known[language] ??= makeIndex(candidates, language));
}

function makeIndex(candidates: readonly Candidate[], language: QueryLanguage): NameIndex {
  const index: NameIndex = { byRoot: new Map(), byStem: new Map() };
  for (const candidate of candidates) {
    if (candidate.kind === 'Root') {
      for (const key of candidate.keys) addTo(index.byRoot, rootKey(key), candidate);
      continue;
    }
    if (candidate.kind === 'Post') continue;
    const names = candidate.keys.map((key) => key.split(' ').map((word) => stemOf(word, language)));
    for (const stem of new Set(names.flat())) addTo(index.byStem, stem, { candidate, names });
  }
  return index;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
