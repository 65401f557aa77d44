import { graphql, useFragment } from 'react-relay';
import type { VerseCard_verse$key } from '../__generated__/VerseCard_verse.graphql';

export function VerseCard({ verse }: { verse: VerseCard_verse$key }) {
  const data = useFragment(
    graphql`
      fragment VerseCard_verse on Verse {
        turkishTranslation
        englishTranslation
        words {
          id
          arabicText
        }
      }
    `,
    verse,
  );
  return (
    <p>
      {data.words.map((word) => word.arabicText).join(' ')}
      {data.turkishTranslation}
    </p>
  );
}
