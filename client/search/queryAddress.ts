import { INT32 } from '../../text/limits';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { JUZ_COUNT } from '../../text/quranCounts';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { readCombination } from '../combine/combineAddress';
import type { Language } from '../language';

/** The parameters in the address of a results page. */
export interface QueryParameters {
  /** Trimmed, up to 200 characters; empty if there is none. */
  term: string;
  /** 1 to 100. */
  pageSize: number;
  /** From 0. */
  pageIndex: number;
  language: Language;
  filter: SearchFilter;
  order: SearchOrder;
}

/** Values in the address and their names in the API. */
export const PLACES = { mecca: 'MECCA', medina: 'MEDINA' } as const;
export const ORDERS = { relevance: 'RELEVANCE', mushaf: 'MUSHAF' } as const;
export type SearchOrder = keyof typeof ORDERS;

/** The part of the Qur'an that is searched; all of it without conditions. */
export interface SearchFilter {
  /** 1 to 114. */
  surah?: number | undefined;
  place?: keyof typeof PLACES | undefined;
  /** 1 to 30. */
  juz?: number | undefined;
  /** Integer key. */
  post?: number | undefined;
  /** Integer keys of topics that don't contain the verses. */
  notPost?: readonly number[] | undefined;
  /** Letters of roots of which the verses have words. */
  root?: readonly string[] | undefined;
  /** Integer keys of elements of tables that occur in the verses. */
  name?: readonly number[] | undefined;
}

/** Conditions of which there can be several. */
export const LISTS = ['notPost', 'root', 'name'] as const;

const PAGE_SIZE = 10;
const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;
/** Beyond any page, and still a 32-bit integer. */
const MAX_PAGE_INDEX = 1_000_000;

/** Reads an address; missing and invalid values become 10 verses, the first page, this language. */
export function readQueryAddress(search: URLSearchParams, preferred: Language): QueryParameters {
  const pageSize = integerIn(search, 'pageSize');
  const pageIndex = integerIn(search, 'pageIndex') ?? 0;
  const language = search.get('language');
  const { chosen } = readCombination(search, { notTopic: 'notPost' });
  return {
    term: (search.get('queryParameter') ?? '').trim().slice(0, queryCharacters),
    pageSize: pageSize && pageSize <= resultsPerPage.maximum ? pageSize : PAGE_SIZE,
    pageIndex: Math.min(pageIndex, MAX_PAGE_INDEX),
    language: language === 'turkish' || language === 'english' ? language : preferred,
    filter: {
      surah: numberIn(search, 'surah', VERSE_COUNTS.length),
      place: keyIn(PLACES, search.get('place')?.toLowerCase()),
      juz: numberIn(search, 'juz', JUZ_COUNT),
      post: numberIn(search, 'post', INT32.maximum),
      notPost: listOf(chosen.notTopic),
      root: listOf(chosen.root),
      name: listOf(chosen.name),
    },
    order: keyIn(ORDERS, search.get('order')?.toLowerCase()) ?? 'relevance',
  };
}

const listOf = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined);

const keyIn = <Key extends string>(record: Record<Key, string>, text: string | undefined) =>
  (Object.keys(record) as Key[]).find((key) => key === text);

/** A number from 1 to a maximum; undefined for others. */
function numberIn(search: URLSearchParams, name: string, maximum: number): number | undefined {
  const number = integerIn(search, name);
  return number !== undefined && number >= 1 && number <= maximum ? number : undefined;
}

function integerIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

type Asked = Pick<QueryParameters, 'term' | 'language'> & Partial<QueryParameters>;

export function queryAddress({
  term,
  pageSize = PAGE_SIZE,
  pageIndex = 0,
  language,
  filter,
  order,
}: Asked) {
  const parameters = {
    queryParameter: term,
    pageSize,
    pageIndex,
    language,
    ...filter,
    order: order === 'mushaf' ? order : undefined,
  };
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  return `/query?${new URLSearchParams(pairs).toString()}`;
}

/** True if only a part of the Qur'an is searched. */
export const isRestricted = ({ filter }: Pick<QueryParameters, 'filter'>) =>
  Object.values(filter).some((value) => value !== undefined);
