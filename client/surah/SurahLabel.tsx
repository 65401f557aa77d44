import { graphql, useFragment } from 'react-relay';
import type { SurahLabel_surah$key } from '../__generated__/SurahLabel_surah.graphql';
export function SurahLabel({ surah }: { surah: SurahLabel_surah$key }) {
  const data = useFragment(
    graphql`
      fragment SurahLabel_surah on Surah {
        number
        turkishNameTranscription
      }
    `,
    surah,
  );
  return (
    <span>
      {data.number} - {data.turkishNameTranscription}
    </span>
  );
}
