import { LANGUAGE_TAGS } from '../language';
import type { FieldInfo } from '../editing/FieldText';
import { useWordEditingTexts } from '../i18n/wordEditing';
import type { ElementChoice } from '../termElement/elementChoices';
import { usePauseMarks } from './usePauseMarks';
import type { VerseWord, WordValues } from './wordValues';

/** The labels and formats of a word's fields. */
export function useWordInfo(known: readonly ElementChoice[], words: readonly VerseWord[]) {
  const t = useWordEditingTexts();
  const nameOf = (id: string) => known.find((choice) => choice.id === id)?.arabicName ?? id;
  const textOf = (numbers: readonly string[]) =>
    numbers.map((number) => words[Number(number) - 1]?.arabicText ?? number).join(' ');
  return {
    pauseAfter: { label: t('pauseAfter'), show: usePauseMarks().nameOf },
    arabicRoot: { label: t('arabicRoot'), lang: 'ar' },
    turkishTranscription: { label: t('turkishTranscription'), lang: LANGUAGE_TAGS.turkish },
    englishTranscription: { label: t('englishTranscription'), lang: LANGUAGE_TAGS.english },
    turkishTranslation: { label: t('turkishTranslation'), lang: LANGUAGE_TAGS.turkish },
    englishTranslation: { label: t('englishTranslation'), lang: LANGUAGE_TAGS.english },
    turkishGlossWords: { label: t('turkishGlossWords'), lang: 'ar', show: textOf },
    englishGlossWords: { label: t('englishGlossWords'), lang: 'ar', show: textOf },
    termElementIds: {
      label: t('termElements'),
      lang: 'ar',
      show: (ids: readonly string[]) => ids.map(nameOf).join('، '),
    },
  } satisfies Record<keyof WordValues, FieldInfo>;
}
