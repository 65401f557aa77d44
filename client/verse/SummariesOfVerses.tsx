import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { SummariesOfVersesQuery } from '../__generated__/SummariesOfVersesQuery.graphql';
import { VerseSummary } from './VerseSummary';

interface SummariesOfVersesProps {
  /** The requested keys in display order, at most 50. */
  keys: readonly string[];
  /** The keys of those that are shown; all by default. */
  shown?: readonly string[];
  /** Rendered beside the name of each verse. */
  children?(key: string): ReactNode;
}

/** Verses as items of a list. */
export function SummariesOfVerses({ keys, shown = keys, children }: SummariesOfVersesProps) {
  // Retrying after a failure is a new navigation, which fetches again.
  const { key: fetchKey } = useLocation();
  const { verses } = useLazyLoadQuery<SummariesOfVersesQuery>(
    graphql`
      query SummariesOfVersesQuery($keys: [String!]!) {
        verses(keys: $keys, first: 50) {
          edges {
            node {
              key
              ...VerseSummary_verse
            }
          }
        }
      }
    `,
    { keys },
    // The page shows a failure in place of the list.
    { fetchKey, networkCacheConfig: { metadata: { skipToast: true } } },
  );
  return keys
    .filter((key) => shown.includes(key))
    .map((key) => {
      const verse = verses.edges.find(({ node }) => node.key === key)?.node;
      return (
        verse && (
          <li key={key}>
            <VerseSummary verse={verse}>{children?.(key)}</VerseSummary>
          </li>
        )
      );
    });
}
