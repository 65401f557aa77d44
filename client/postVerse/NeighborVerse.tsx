import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NeighborVerseQuery } from '../__generated__/NeighborVerseQuery.graphql';
import { useShownQuery } from '../relay/page';
import { VerseCard } from '../verse/VerseCard';
import { PostVerseHeader } from './PostVerseHeader';

interface NeighborVerseProps {
  verseKey: string;
  /** Key of the topic's verse, to return to. */
  initial: string;
  move(key: string): void;
  /** Raised by one after each failure. */
  attempt: number;
}

/** Shows another verse in place of a topic's verse. */
export function NeighborVerse({ verseKey, initial, move, attempt }: NeighborVerseProps) {
  const query = graphql`
    query NeighborVerseQuery($key: String!) {
      verse(key: $key) {
        ...PostVerseHeader_verse
        ...VerseCard_verse
      }
    }
  `;
  // A new attempt fetches again after a failure.
  const { verse } = useLazyLoadQuery<NeighborVerseQuery>(
    query,
    { key: verseKey },
    { fetchKey: attempt },
  );
  useShownQuery(query, { key: verseKey });
  const [isEdited, setEdited] = useState(false);
  if (!verse) return null;
  return (
    <>
      <PostVerseHeader verse={verse} initial={initial} isDisabled={isEdited} move={move} />
      <VerseCard verse={verse} level={3} onEdit={setEdited} />
    </>
  );
}
