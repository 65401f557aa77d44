import { useContext } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useCopyTexts_verse$key } from '../__generated__/useCopyTexts_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { Origin } from '../page/Origin';
import { sharedParameters } from '../settings/addressedSettings';
import { useSettings } from '../settings/SettingsProvider';
import { arabicOf } from '../word/arabicText';
import type { SpelledWord } from '../word/readMushafWords';
import { useTranscription } from '../word/useTranscription';
import type { CopyPart } from './copyParts';

/** What can be copied of a verse, in the language and the letters of the reader. */
export function useCopyTexts(verse: useCopyTexts_verse$key) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const { prefLanguage } = settings;
  const origin = useContext(Origin);
  const transcriptionOf = useTranscription();
  const data = useFragment(
    graphql`
      fragment useCopyTexts_verse on Verse {
        key
        numberInSurah
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        words {
          arabicText
          pauseAfter
        }
      }
    `,
    verse,
  );
  const { key, words } = data;
  const title = t('verse.title', {
    surah: byLanguage(prefLanguage, data.surah, 'NameTranscription'),
    number: data.numberInSurah,
  });
  const link = `${origin}/verses/${key}?${sharedParameters(settings, LANGUAGE_TAGS[prefLanguage])}`;
  /** @param spelled the words to copy; without them there is no Arabic text */
  const textsOf = (
    spelled: readonly SpelledWord[] | undefined,
  ): Record<CopyPart, string | undefined> => ({
    arabic: spelled?.map((word) => arabicOf(word.arabicText, word.pauseAfter)).join(' '),
    transcription: transcriptionOf(data, prefLanguage),
    turkish: data.turkishTranslation ?? undefined,
    english: data.englishTranslation ?? undefined,
    reference: `${title} (${key})`,
    link,
  });
  return { key, title, link, words, textsOf };
}
