import { graphql, useFragment } from 'react-relay';
import type { useSurahName_surah$key } from '../__generated__/useSurahName_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { surahName, type SurahName } from './surahName';

/** What the reader sees of a surah's name, and its Arabic name, which every reader sees. */
export function useSurahName(surah: useSurahName_surah$key): SurahName & { arabicName: string } {
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment useSurahName_surah on Surah {
        arabicName
        turkishNameTranscription
        englishNameTranscription
        turkishNameTranslation
        englishNameTranslation
        turkishRevelationPlace
        englishRevelationPlace
      }
    `,
    surah,
  );
  return { arabicName: data.arabicName, ...surahName(settings, data) };
}
