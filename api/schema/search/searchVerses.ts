import type { Language } from '../../__generated__/prisma/client';
import type { Context } from '../../context';
import type { MatchKind, SearchAnswerRow } from '../../read/rows';
import type { Close } from './closeness/closeness';
import { closenessOf } from './closeness/closenessOf';
import { subjectsOf } from './closeness/subjects';
import { find, type Found, type SearchLanguage } from './find';
import { readQuery } from '../../../text/readQuery';
import { includesLanguage } from '../../../text/translations';
import { countWithoutEach, meetsAll, verseConditionsOf } from '../../read/verseFilter';
import { elementVersesOf, mostFirst, postVersesOf, rootVersesOf } from '../../read/verseSets';
import { searchIndexOf } from './index/searchIndex';
import { translationIndexOf } from './index/translationIndex';
import { namedBy } from './names/named';
import { searchNamesOf } from '../../read/searchNames';
import { referenceRow } from './names/referenceRow';
import { topicIndexOf } from './names/topicIndex';
import { queryTopics } from './names/topicsOf';
import { postCounts, surahCounts, versesOf } from './results/counts';
import { conditionsOf, type SearchFilter } from './results/filter';
import type { Findings } from './words/ranking';
import { MIN_RESULTS } from './words/texts';
import { findInTranslations, withTranslations } from './words/translations';
import { countVerses, distinct, inMushafOrder, onlyIn, pageOfResults } from './results/results';

/** Roots or term elements of all verses that were found. */
export const MAX_CHOICES = 50;

export type SearchOrder = 'relevance' | 'mushaf';

interface Search {
  query: string;
  language: SearchLanguage;
  /** 1 or more. */
  pageSize: number;
  /** From 0. */
  pageIndex: number;
  filter?: SearchFilter | null | undefined;
  /** Relevance by default. */
  order?: SearchOrder | null | undefined;
}

export async function searchVerses(search: Search, context: Context): Promise<SearchAnswerRow> {
  const index = await searchIndexOf(context);
  const names = await searchNamesOf(context);
  const closeness = await closenessOf(context);
  const subjects = await subjectsOf(context);
  const closeTo = (text: string, language: SearchLanguage) =>
    closeness.find(text, language === 'english' ? 'english' : 'turkish', subjects);
  const filter = search.filter ?? {};
  const posts = await postVersesOf(context);
  const { surah, post, ...others } = conditionsOf(filter, index, names, posts);
  const topics = await topicIndexOf(context);
  const found = find(search, index, names, {
    closeTo,
    topicsOf: (text, close) => queryTopics(text, close, topics),
  });
  const { jump, root, close, reference } = found;
  const further = await furtherOf(search, found, context);
  // Words that only a further translation has are not misspelled.
  const isOnlyThere = found.unknownWords.length > 0 && hasWholeWords(further);
  const unknownWords = isOnlyThere ? [] : found.unknownWords;
  const words = isOnlyThere ? [further, ...found.findings] : [...found.findings, further];
  const findings = distinct([...words, close].flatMap((by) => by ?? []));
  const conditions = await verseConditionsOf(filter, context);
  const inParts = onlyIn(findings, others.place, others.juz);
  const elsewhere = conditions.length > 0 ? onlyIn(inParts, meetsAll(conditions)) : inParts;
  const all = onlyIn(elsewhere, surah, post);
  const exact = close ? all.slice(0, -1) : all;
  const ordered =
    search.order === 'mushaf'
      ? [...inMushafOrder(exact), ...inMushafOrder(all.slice(exact.length))]
      : all;
  const { pageSize, pageIndex } = search;
  return {
    totalElements: countVerses(all),
    exactElements: countVerses(exact),
    surahs: () => surahCounts(onlyIn(elsewhere, post), index, names, filter.surah),
    posts: () => postCounts(onlyIn(elsewhere, surah), posts, filter.post),
    roots: async () => mostFound(await rootVersesOf(context), all),
    elements: async () => mostFound(await elementVersesOf(context), all),
    conditions: () => countWithoutEach(conditions, versesOf(onlyIn(inParts, surah, post))),
    unknownWords,
    reference: reference ? referenceRow(reference, names) : null,
    named: await namedBySearch(search, found, context),
    jump,
    root,
    results: await withTranslations(
      pageOfResults(index, ordered, pageSize * pageIndex, pageSize),
      readQuery(search.query).text,
      context,
    ),
  };
}

/** Verses that have the words in a further translation; undefined if the query is not of words, or there are none. */
async function furtherOf({ query }: Search, found: Found, context: Context) {
  const indexed = await translationIndexOf(context);
  const searched = indexed.filter(({ translation }) => isSearched(translation.language, found));
  if (!found.named || searched.length === 0) return undefined;
  const { text, isPhrase } = readQuery(query);
  return findInTranslations(text, isPhrase, searched);
}

const TAGS = { turkish: 'tr', english: 'en' };

/**
 * The site has texts in Turkish and English. A further translation into one of them is searched only if these have few
 * verses with the words, and they are no words of the other language.
 */
function isSearched(language: string, { findings, named, unknownWords }: Found): boolean {
  const own = (['turkish', 'english'] as const).find((one) =>
    includesLanguage(TAGS[one], language),
  );
  if (!own) return true;
  const isOfOther = named?.language !== own && unknownWords.length === 0;
  return !isOfOther && !hasMany(findings);
}

const KINDS_WITHOUT_SOME_WORDS = new Set<MatchKind>(['mostWords', 'spelling']);

function hasMany(findings: readonly Findings[]): boolean {
  const verses = findings.flatMap((by) =>
    by.verses.filter((verse) => !KINDS_WITHOUT_SOME_WORDS.has(by.kindOf(verse))),
  );
  return verses.length >= MIN_RESULTS;
}

/** False if the words at most begin words of further translations. The best verse is the first one. */
const hasWholeWords = (further: Findings | undefined) =>
  further?.verses[0] !== undefined && further.kindOf(further.verses[0]) !== 'wordBeginning';

const mostFound = <VerseSet extends { verses: ReadonlySet<number> }>(
  sets: ReadonlyMap<unknown, VerseSet>,
  findings: readonly Findings[],
) => mostFirst(sets.values(), versesOf(findings)).slice(0, MAX_CHOICES);

async function namedBySearch(search: Search, { named }: Found, context: Context) {
  if (!named) return [];
  return namedBy(readQuery(search.query).text, named, labelsIn(search, named), context);
}

/** The language that the caller prefers, else that of the query. */
function labelsIn({ language }: Search, close: Close): Language {
  if (language === 'turkish' || language === 'english') return language;
  return close.language;
}
