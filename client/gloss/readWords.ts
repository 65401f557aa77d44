import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readWords_word$key } from '../__generated__/readWords_word.graphql';
import type { readWordsOfFormQuery } from '../__generated__/readWordsOfFormQuery.graphql';
import type { readWordsOfRootQuery } from '../__generated__/readWordsOfRootQuery.graphql';
import type { readWordsOfSearchQuery } from '../__generated__/readWordsOfSearchQuery.graphql';
import { WORD_LIMITS } from '../../text/limits';
import type { WordsPart } from './wordsAddress';

export type PlaceWord = ReturnType<typeof readWord>;

/** Words that can be changed together, in mushaf order. */
export interface Places {
  words: PlaceWord[];
  /** Number of all words with the form or the root; of a search, of those in `words`. */
  total: number;
  /** Cursor of the last word if there are more. */
  next: string | undefined;
}

function readWord(word: readWords_word$key) {
  const { root, termElements, nearbyWords, ...data } = readInlineData(
    graphql`
      fragment readWords_word on Word @inline {
        key
        version
        arabicText
        turkishTranslation
        englishTranslation
        root {
          letters
        }
        termElements {
          databaseId
        }
        nearbyWords {
          key
          arabicText
          turkishTranslation
          englishTranslation
        }
      }
    `,
    word,
  );
  const { key, version, arabicText, turkishTranslation, englishTranslation } = data;
  return {
    ...{ key, version, arabicText, turkishTranslation, englishTranslation },
    root: root?.letters,
    /** Integer keys of its term elements. */
    elementIds: termElements.map(({ databaseId }) => databaseId),
    nearbyWords: nearbyWords.map((near) => ({
      key: near.key,
      arabicText: near.arabicText,
      turkishTranslation: near.turkishTranslation,
      englishTranslation: near.englishTranslation,
    })),
  };
}

const FRESH = { networkCacheConfig: { force: true, metadata: { skipToast: true } } };

/** Reads the words that an address names, at most as many as can be changed together. */
export async function readWords(environment: IEnvironment, part: WordsPart): Promise<Places> {
  const places: Places = { words: [], total: 0, next: part.after };
  do {
    const page = await readPage(environment, part, places.next ?? null);
    places.words.push(...(page?.edges ?? []).map(({ node }) => readWord(node)));
    places.total = page?.totalCount ?? places.words.length;
    places.next = (page?.pageInfo.hasNextPage && page.pageInfo.endCursor) || undefined;
  } while (places.next && places.words.length < WORD_LIMITS.wordsTogether);
  return places;
}

const VERSES_OF_SEARCH = 50;

/** The words that match in a page of the results of a search. */
async function readFound(environment: IEnvironment, query: string, after: string | null) {
  const pageIndex = Number(after ?? 0);
  const answer = await fetchQuery<readWordsOfSearchQuery>(
    environment,
    graphql`
      query readWordsOfSearchQuery($query: String!, $pageIndex: Int!, $pageSize: Int!) {
        search(query: $query, pageIndex: $pageIndex, pageSize: $pageSize, order: MUSHAF) {
          totalElements
          results {
            words {
              ...readWords_word
            }
          }
        }
      }
    `,
    { query, pageIndex, pageSize: VERSES_OF_SEARCH },
    FRESH,
  ).toPromise();
  const { totalElements = 0, results = [] } = answer?.search ?? {};
  return {
    edges: results.flatMap(({ words }) => words.map((node) => ({ node }))),
    totalCount: undefined,
    pageInfo: {
      hasNextPage: (pageIndex + 1) * VERSES_OF_SEARCH < totalElements,
      endCursor: String(pageIndex + 1),
    },
  };
}

async function readPage(
  environment: IEnvironment,
  { form, root, query }: WordsPart,
  after: string | null,
) {
  if (query) return readFound(environment, query, after);
  if (form) {
    const answer = await fetchQuery<readWordsOfFormQuery>(
      environment,
      graphql`
        query readWordsOfFormQuery($key: String!, $after: String) {
          wordsOfForm(key: $key, first: 100, after: $after) {
            totalCount
            edges {
              node {
                ...readWords_word
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      `,
      { key: form, after },
      FRESH,
    ).toPromise();
    return answer?.wordsOfForm;
  }
  const answer = await fetchQuery<readWordsOfRootQuery>(
    environment,
    graphql`
      query readWordsOfRootQuery($letters: String!, $after: String) {
        root(letters: $letters) {
          words(first: 100, after: $after) {
            totalCount
            edges {
              node {
                ...readWords_word
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    { letters: root ?? '', after },
    FRESH,
  ).toPromise();
  return answer?.root?.words;
}
