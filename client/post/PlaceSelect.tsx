import { useAddingVersesTexts } from '../i18n/addingVerses';
import { SelectField } from '../ui/fields/SelectField';
import { firstWords } from '../ui/verseList/verseText';
import { useVerseTexts } from './useVerseTexts';
import { placeAfter, type Place } from './verseAddition';

/** Maximum length of the text by which a verse is recognized in the options. */
const MAX_CHARACTERS = 40;

interface PlaceSelectProps {
  /** Keys of the verses of the topic. */
  verses: readonly string[];
  value: Place;
  onChange(place: Place): void;
}

/** Selects a place in the verses of a topic. */
export function PlaceSelect({ verses, value, onChange }: PlaceSelectProps) {
  const t = useAddingVersesTexts();
  const texts = useVerseTexts(verses).of;
  const labelOf = (key: string, index: number) => {
    const { translation = '' } = texts.get(key) ?? {};
    const label = t('places.after', { place: index + 1, key });
    return `${label} ${firstWords(translation, MAX_CHARACTERS)}`.trim();
  };
  return (
    <SelectField
      name="place"
      label={t('place')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'end', label: t('places.end') },
        { value: 'start', label: t('places.start') },
        ...verses.map((key, index) => ({
          value: placeAfter(index, key),
          label: labelOf(key, index),
        })),
      ]}
    />
  );
}
