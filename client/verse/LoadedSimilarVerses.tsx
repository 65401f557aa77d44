import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LoadedSimilarVersesQuery } from '../__generated__/LoadedSimilarVersesQuery.graphql';
import { useShownQuery } from '../relay/page';
import { SimilarVerseList } from './SimilarVerseList';

/** Loads the verses that are similar to a verse, and lists them. */
export function LoadedSimilarVerses({ verseKey }: { verseKey: string }) {
  const query = graphql`
    query LoadedSimilarVersesQuery($key: String!) {
      verse(key: $key) {
        ...SimilarVerseList_verse
      }
    }
  `;
  const { verse } = useLazyLoadQuery<LoadedSimilarVersesQuery>(query, { key: verseKey });
  useShownQuery(query, { key: verseKey });
  return verse && <SimilarVerseList verse={verse} />;
}
