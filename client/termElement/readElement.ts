import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readElementQuery } from '../__generated__/readElementQuery.graphql';
import type { Saved } from '../editing/outcome';

export interface ElementValues {
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

export interface SavedElement extends Saved<ElementValues> {
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

/** An element as it is now, with all its verses, read page by page. */
export async function readElement(
  environment: IEnvironment,
  id: string,
  after: string | null = null,
): Promise<SavedElement> {
  const answer = await fetchQuery<readElementQuery>(
    environment,
    query,
    { id, after },
    { networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } } },
  ).toPromise();
  const element = answer?.node?.element;
  if (!element) throw new Error(`There is no term element ${id}.`);
  const { databaseId, version, verses, arabicName, numberOfOccurrencesInQuran, ...texts } = element;
  const references = verses.edges.map(({ node }) => node.key);
  const { hasNextPage, endCursor } = verses.pageInfo;
  if (hasNextPage && endCursor) {
    const { values } = await readElement(environment, id, endCursor);
    references.push(values.verseReferences);
  }
  const values = {
    arabicName,
    ...texts,
    numberOfOccurrencesInQuran,
    verseReferences: references.join(' '),
  };
  return { databaseId, version, values };
}
