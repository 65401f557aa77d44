import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readVerses_page$key } from '../__generated__/readVerses_page.graphql';
import type { readVersesQuery } from '../__generated__/readVersesQuery.graphql';

/** Keys of verses, and the cursor of the last one if there are more. */
export interface VerseList {
  keys: readonly string[];
  end: string | null;
}

const PAGE_SIZE = 100;

/**
 * Reads the next verses of an element, page by page.
 * @param id opaque id of the element
 * @param after cursor of the last known verse
 * @param count how many verses to read, a multiple of the page size
 */
export async function readVerses(
  environment: IEnvironment,
  id: string,
  after: string | null,
  count: number,
): Promise<VerseList> {
  const keys: string[] = [];
  let end = after;
  do {
    const page: VerseList = await readPage(environment, id, end);
    keys.push(...page.keys);
    end = page.end;
  } while (end !== null && keys.length < count);
  return { keys, end };
}

async function readPage(environment: IEnvironment, id: string, after: string | null) {
  const answer = await fetchQuery<readVersesQuery>(
    environment,
    graphql`
      query readVersesQuery($id: ID!, $first: Int!, $after: String) {
        node(id: $id) {
          ... on TermElement @alias(as: "element") {
            page: verses(first: $first, after: $after) {
              ...readVerses_page
            }
          }
        }
      }
    `,
    { id, first: PAGE_SIZE, after },
    { networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } } },
  ).toPromise();
  const page = answer?.node?.element?.page;
  if (!page) throw new Error('The element is gone.');
  return versesOf(page);
}

/** The verses of a page of a list. */
export function versesOf(page: readVerses_page$key): VerseList {
  const { edges, pageInfo } = readInlineData(
    graphql`
      fragment readVerses_page on VerseConnection @inline {
        edges {
          node {
            key
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    `,
    page,
  );
  return {
    keys: edges.map(({ node }) => node.key),
    end: (pageInfo.hasNextPage && pageInfo.endCursor) || null,
  };
}
