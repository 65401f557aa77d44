import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  readElementQuery,
  readElementQuery$data,
} from '../__generated__/readElementQuery.graphql';
import type { Saved } from '../editing/outcome';
import { readAllPages } from '../relay/readAllPages';

export interface SavedElementValues {
  arabicName: string;
  turkishNameInQuran: string;
  turkishTranslation: string;
  turkishLabel: string;
  turkishGrammaticalType: string;
  turkishTag: string;
  turkishMeaning: string;
  englishNameInQuran: string;
  englishTranslation: string;
  englishLabel: string;
  englishGrammaticalType: string;
  englishTag: string;
  englishMeaning: string;
  numberOfOccurrencesInQuran: number;
  /** "2:255 3:18" */
  verseReferences: string;
}

export interface SavedElement extends Saved<SavedElementValues> {
  databaseId: number;
}

const query = graphql`
  query readElementQuery($id: ID!, $after: String) {
    node(id: $id) {
      ... on TermElement @alias(as: "element") {
        databaseId
        version
        arabicName
        turkishNameInQuran
        turkishTranslation
        turkishLabel
        turkishGrammaticalType
        turkishTag
        turkishMeaning
        englishNameInQuran
        englishTranslation
        englishLabel
        englishGrammaticalType
        englishTag
        englishMeaning
        numberOfOccurrencesInQuran
        verses(first: 100, after: $after) {
          edges {
            node {
              key
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** Reads the current state of an element with all its verses. */
export async function readElement(environment: IEnvironment, id: string): Promise<SavedElement> {
  let element: NonNullable<readElementQuery$data['node']>['element'];
  const verses = await readAllPages(async (after) => {
    const answer = await fetchQuery<readElementQuery>(
      environment,
      query,
      { id, after },
      { networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } } },
    ).toPromise();
    element = answer?.node?.element;
    if (!element) return undefined;
    const { edges, pageInfo } = element.verses;
    return { nodes: edges.map(({ node }) => node.key), pageInfo };
  });
  if (!element) throw new Error(`There is no term element ${id}.`);
  const {
    databaseId,
    version,
    arabicName,
    numberOfOccurrencesInQuran,
    verses: _,
    ...texts
  } = element;
  const verseReferences = verses.join(' ');
  const values = { arabicName, ...texts, numberOfOccurrencesInQuran, verseReferences };
  return { databaseId, version, values };
}
