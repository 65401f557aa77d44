import { byLanguage } from '../language';
import type { Settings } from '../settings/settings';

interface Names {
  readonly turkishNameTranscription: string;
  readonly englishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly englishNameTranslation: string;
  readonly turkishRevelationPlace: string;
  readonly englishRevelationPlace: string;
}

/** "2 - Bakara" */
export function surahLabel(number: number, name: string): string {
  return `${number} - ${name}`;
}

export interface SurahName {
  name: string;
  meaning: string;
  /** Place of revelation. */
  place: string;
  /** Set if English is shown beside Turkish. */
  english: { name: string; meaning: string } | undefined;
}

/** The parts of a surah's name for a reader with these settings. */
export function surahName(
  { prefLanguage, alwaysShowEnglish }: Pick<Settings, 'prefLanguage' | 'alwaysShowEnglish'>,
  surah: Names,
): SurahName {
  const hasEnglishBeside = prefLanguage === 'turkish' && alwaysShowEnglish;
  return {
    name: byLanguage(prefLanguage, surah, 'NameTranscription'),
    meaning: byLanguage(prefLanguage, surah, 'NameTranslation'),
    place: byLanguage(prefLanguage, surah, 'RevelationPlace'),
    english: hasEnglishBeside
      ? { name: surah.englishNameTranscription, meaning: surah.englishNameTranslation }
      : undefined,
  };
}
