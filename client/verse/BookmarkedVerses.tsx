import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { BookmarkedVersesQuery } from '../__generated__/BookmarkedVersesQuery.graphql';
import { useVerseTexts } from '../i18n/verse';
import styles from './BookmarksPage.module.css';
import { VerseSummary } from './VerseSummary';

interface BookmarkedVersesProps {
  /** The requested keys in display order. */
  keys: string[];
  /** The keys that are still bookmarked. */
  shown: string[];
  onRemove(key: string): void;
}

/** A part of the bookmarked verses, each with a remove button. */
export function BookmarkedVerses({ keys, shown, onRemove }: BookmarkedVersesProps) {
  const t = useVerseTexts();
  // Retrying after a failure is a new navigation, which fetches again.
  const { key: fetchKey } = useLocation();
  const { verses } = useLazyLoadQuery<BookmarkedVersesQuery>(
    graphql`
      query BookmarkedVersesQuery($keys: [String!]!) {
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
    { fetchKey },
  );
  return keys
    .filter((key) => shown.includes(key))
    .map((key) => {
      const verse = verses.edges.find(({ node }) => node.key === key)?.node;
      if (!verse) return null;
      return (
        <li key={key}>
          <VerseSummary verse={verse}>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { key })}
              onClick={() => onRemove(key)}
            >
              <svg viewBox="0 0 24 24" width="20" stroke="currentColor" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
            </button>
          </VerseSummary>
        </li>
      );
    });
}
