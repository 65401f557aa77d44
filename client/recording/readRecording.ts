import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readRecordingQuery } from '../__generated__/readRecordingQuery.graphql';

export type Recording = NonNullable<Awaited<ReturnType<typeof readRecording>>>;

/**
 * The recording of a verse; undefined if the site has none.
 * @throws if it can't be loaded
 */
export async function readRecording(environment: IEnvironment, verseKey: string) {
  const data = await fetchQuery<readRecordingQuery>(
    environment,
    graphql`
      query readRecordingQuery($key: String!) {
        verse(key: $key) {
          nextKey
          recording {
            url
            reciter
            licence
            timings {
              word
              start
              end
            }
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
  const { recording, nextKey } = data?.verse ?? {};
  if (!recording) return undefined;
  const { url, reciter, licence } = recording;
  const timings = recording.timings.map(({ word, start, end }) => ({ word, start, end }));
  return { url, reciter, licence, timings, nextKey };
}
