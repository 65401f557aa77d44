import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readTermsQuery } from '../__generated__/readTermsQuery.graphql';

export interface ListedTerm {
  readonly databaseId: number;
  readonly turkishName: string;
  readonly englishName: string;
}

/** Reads the names of all tables of terms. */
export async function readTerms(environment: IEnvironment): Promise<readonly ListedTerm[]> {
  const answer = await fetchQuery<readTermsQuery>(
    environment,
    graphql`
      query readTermsQuery {
        terms(first: 100) {
          edges {
            node {
              databaseId
              turkishName
              englishName
            }
          }
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true, metadata: { skipLoader: true } } },
  ).toPromise();
  return (answer?.terms.edges ?? []).map(({ node: { databaseId, turkishName, englishName } }) => ({
    databaseId,
    turkishName,
    englishName,
  }));
}
