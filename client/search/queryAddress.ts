import { SEARCH_LIMITS } from '../../text/limits';
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
}

const PAGE_SIZE = 10;
const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;
/** Beyond any page, and still a 32-bit integer. */
const MAX_PAGE_INDEX = 1_000_000;

/** Reads an address; missing and invalid values become 10 verses, the first page, this language. */
export function readQueryAddress(search: URLSearchParams, preferred: Language): QueryParameters {
  const pageSize = integerIn(search, 'pageSize');
  const pageIndex = integerIn(search, 'pageIndex') ?? 0;
  const language = search.get('language');
  return {
    term: (search.get('queryParameter') ?? '').trim().slice(0, queryCharacters),
    pageSize: pageSize && pageSize <= resultsPerPage.maximum ? pageSize : PAGE_SIZE,
    pageIndex: Math.min(pageIndex, MAX_PAGE_INDEX),
    language: language === 'turkish' || language === 'english' ? language : preferred,
  };
}

function integerIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

type Asked = Pick<QueryParameters, 'term' | 'language'> & Partial<QueryParameters>;

export function queryAddress({ term, pageSize = PAGE_SIZE, pageIndex = 0, language }: Asked) {
  const parameters = { queryParameter: term, pageSize, pageIndex, language };
  const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return `/query?${new URLSearchParams(pairs).toString()}`;
}
