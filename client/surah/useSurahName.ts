import { graphql, useFragment } from 'react-relay';
import type { useSurahName_surah$key } from '../__generated__/useSurahName_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { surahName, type SurahName } from './surahName';

/** The parts of a surah's name for the reader, and its Arabic name. */
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
