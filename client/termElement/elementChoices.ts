import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { elementChoices_element$key } from '../__generated__/elementChoices_element.graphql';
import type { elementChoicesQuery } from '../__generated__/elementChoicesQuery.graphql';
import { readAllPages } from '../relay/readAllPages';

/** A term element to tag a word with. */
export type ElementChoice = ReturnType<typeof choiceOf>;

export function choiceOf(element: elementChoices_element$key) {
  const { databaseId, arabicName, term, ...texts } = readInlineData(
    graphql`
      fragment elementChoices_element on TermElement @inline {
        databaseId
        arabicName
        turkishNameInQuran
        englishNameInQuran
        turkishTranslation
        englishTranslation
        turkishTag
        englishTag
        term {
          turkishName
          englishName
        }
      }
    `,
    element,
  );
  return { id: String(databaseId), arabicName, term, ...texts };
}

let kept: { path: string; choices: Promise<readonly ElementChoice[]> } | undefined;

/** Reads the elements of all terms, once per page path. */
export function readChoices(environment: IEnvironment): Promise<readonly ElementChoice[]> {
  const path = location.pathname;
  if (kept?.path !== path) {
    const choices = readAll(environment);
    kept = { path, choices };
    choices.catch(forgetChoices);
  }
  return kept.choices;
}

/** Makes the next readChoices read the elements again. */
export function forgetChoices(): void {
  kept = undefined;
}

const readAll = (environment: IEnvironment) =>
  readAllPages(async (after) => {
    const request = fetchQuery<elementChoicesQuery>(
      environment,
      graphql`
        query elementChoicesQuery($after: String) {
          termElements(first: 100, after: $after) {
            edges {
              node {
                ...elementChoices_element
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      `,
      { after },
      { networkCacheConfig: { force: true, metadata: { skipLoader: true } } },
    );
    const page = (await request.toPromise())?.termElements;
    return page && { nodes: page.edges.map(({ node }) => choiceOf(node)), pageInfo: page.pageInfo };
  });
