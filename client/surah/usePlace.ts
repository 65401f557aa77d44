import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { byLanguage } from '../language';
import type { usePlaceQuery } from '../__generated__/usePlaceQuery.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { surahLabel } from './surahName';

export interface Place {
  /** Numbers as in the address; undefined on other pages. */
  surah: string | undefined;
  verse: string | undefined;
  /** "2 - Bakara"; undefined until the page has loaded. */
  label: string | undefined;
}

/** The surah and verse of the page, from the data that the page itself has loaded. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const [, surah, verse] =
    /^\/(?:verses\/(\d+):(\d+)|surahs\/(\d+))$/.exec(pathname)?.filter(Boolean) ?? [];
  const data = useLazyLoadQuery<usePlaceQuery>(
    graphql`
      query usePlaceQuery($key: String!, $number: Int!) {
        verse(key: $key) {
          surah {
            number
            turkishNameTranscription
            englishNameTranscription
          }
        }
        surah(number: $number) {
          number
          turkishNameTranscription
          englishNameTranscription
        }
      }
    `,
    { key: `${surah}:${verse}`, number: Number(surah ?? 0) },
    { fetchPolicy: 'store-only' },
  );
  // What the page has not loaded is undefined here.
  const row = verse ? data.verse?.surah : data.surah;
  const name = row?.number ? byLanguage(prefLanguage, row, 'NameTranscription') : undefined;
  return { surah, verse, label: row && name ? surahLabel(row.number, name) : undefined };
}
