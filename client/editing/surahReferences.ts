import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { useMemo } from 'react';
import { References } from '../../text/references';
import type { surahReferencesQuery } from '../__generated__/surahReferencesQuery.graphql';

const query = graphql`
  query surahReferencesQuery {
    surahs {
      # eslint-disable-next-line relay/unused-fields -- References reads it
      number
      # eslint-disable-next-line relay/unused-fields -- References reads it
      numberOfVerses
      # eslint-disable-next-line relay/unused-fields -- References reads it
      arabicName
      turkishNameTranscription
      englishNameTranscription
    }
  }
`;

const SILENT = { metadata: { skipLoader: true } };

/** The parser of references, with the names of the surahs; suspends until the first editor has read them. */
export function useReferences(): References {
  const { surahs } = useLazyLoadQuery<surahReferencesQuery>(
    query,
    {},
    { networkCacheConfig: SILENT },
  );
  return useMemo(() => new References(surahs), [surahs]);
}

/** The parser of references for an editor that needs it only when it saves. */
export async function readReferences(environment: IEnvironment): Promise<References> {
  const answer = await fetchQuery<surahReferencesQuery>(
    environment,
    query,
    {},
    { fetchPolicy: 'store-or-network', networkCacheConfig: SILENT },
  ).toPromise();
  return new References(answer?.surahs ?? []);
}
