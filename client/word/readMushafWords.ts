import { fetchQuery, graphql } from 'react-relay';
import type { readMushafWordsQuery } from '../__generated__/readMushafWordsQuery.graphql';
import { mushafEnvironment } from '../relay/mushafEnvironment';

export interface SpelledWord {
  readonly arabicText: string;
  readonly pauseAfter: string | null | undefined;
}

/**
 * The words of a verse in the spelling of the mushaf, whatever the reader sees.
 * @throws if they can't be loaded
 */
export async function readMushafWords(verseKey: string): Promise<readonly SpelledWord[]> {
  const data = await fetchQuery<readMushafWordsQuery>(
    mushafEnvironment(),
    graphql`
      query readMushafWordsQuery($key: String!) {
        verse(key: $key) {
          words {
            arabicText
            pauseAfter
          }
        }
      }
    `,
    { key: verseKey },
    {
      fetchPolicy: 'store-or-network',
      networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
    },
  ).toPromise();
  if (!data?.verse) throw new Error(`No verse ${verseKey}.`);
  return data.verse.words.map(({ arabicText, pauseAfter }) => ({ arabicText, pauseAfter }));
}
