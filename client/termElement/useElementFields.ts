import { TERM_ELEMENT_LIMITS } from '../../text/limits';
import { LANGUAGE_TAGS, type Language } from '../language';
import type { RowField } from '../editing/RowInput';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import type { BILINGUAL_FIELDS } from './elementValues';
import type { SavedElementValues } from './readElement';
import { useElementLabel } from './useElementLabel';

/** The fields of an element in display order; only shown languages have inputs. */
export function useElementFields(): Record<keyof SavedElementValues, RowField> {
  const t = useTermElementEditingTexts();
  const shown = shownLanguages(useSettings().settings);
  const labelOf = useElementLabel();
  const ofLanguage = (language: Language) => (name: (typeof BILINGUAL_FIELDS)[number]) => ({
    label: labelOf(language, name),
    lang: LANGUAGE_TAGS[language],
    isHidden: !shown.includes(language),
    isLong: name === 'Meaning',
  });
  const turkish = ofLanguage('turkish');
  const english = ofLanguage('english');
  return {
    arabicName: { label: t('field.arabicName'), lang: 'ar', isRequired: true },
    turkishNameInQuran: turkish('NameInQuran'),
    turkishTranslation: turkish('Translation'),
    turkishLabel: turkish('Label'),
    turkishGrammaticalType: turkish('GrammaticalType'),
    turkishTag: turkish('Tag'),
    turkishMeaning: turkish('Meaning'),
    englishNameInQuran: english('NameInQuran'),
    englishTranslation: english('Translation'),
    englishLabel: english('Label'),
    englishGrammaticalType: english('GrammaticalType'),
    englishTag: english('Tag'),
    englishMeaning: english('Meaning'),
    numberOfOccurrencesInQuran: {
      label: t('field.occurrences'),
      limits: TERM_ELEMENT_LIMITS.occurrences,
      isRequired: true,
      hint: t('countHint'),
    },
    verseReferences: { label: t('field.verses'), isLong: true, hint: t('versesHint') },
  };
}
