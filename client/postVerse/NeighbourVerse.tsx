import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NeighbourVerseQuery } from '../__generated__/NeighbourVerseQuery.graphql';
import { useShownQuery } from '../relay/page';
import { VerseCard } from '../verse/VerseCard';
import { PostVerseHeader } from './PostVerseHeader';

interface NeighbourVerseProps {
  verseKey: string;
  /** Key of the topic's verse, to return to. */
  initial: string;
  move(key: string): void;
  /** Raised by one after each failure. */
  attempt: number;
}

/** Shows another verse in place of a topic's verse. */
export function NeighbourVerse({ verseKey, initial, move, attempt }: NeighbourVerseProps) {
  const query = graphql`
    query NeighbourVerseQuery($key: String!) {
      verse(key: $key) {
        ...PostVerseHeader_verse
        ...VerseCard_verse
      }
    }
  `;
  // A new attempt fetches again after a failure.
  const { verse } = useLazyLoadQuery<NeighbourVerseQuery>(
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
