import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NeighbourVerseQuery } from '../__generated__/NeighbourVerseQuery.graphql';
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

/** Another verse in the place of a topic's verse. */
export function NeighbourVerse({ verseKey, initial, move, attempt }: NeighbourVerseProps) {
  const { verse } = useLazyLoadQuery<NeighbourVerseQuery>(
    graphql`
      query NeighbourVerseQuery($key: String!) {
        verse(key: $key) {
          ...PostVerseHeader_verse
          ...VerseCard_verse
        }
      }
    `,
    { key: verseKey },
    // What failed is asked for again.
    { fetchKey: attempt },
  );
  if (!verse) return null;
  return (
    <>
      <PostVerseHeader verse={verse} initial={initial} move={move} />
      <VerseCard verse={verse} level={3} />
    </>
  );
}
