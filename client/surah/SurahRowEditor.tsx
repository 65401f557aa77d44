import { graphql, readInlineData } from 'react-relay';
import { SURAH_LIMITS } from '../../text/limits';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type { SurahRowEditor_surah$key } from '../__generated__/SurahRowEditor_surah.graphql';
import type {
  SurahRowEditorMutation,
  SurahRowEditorMutation$variables,
} from '../__generated__/SurahRowEditorMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { RowForm } from '../editing/RowForm';
import type { RowField } from '../editing/RowInput';
import { useTableTexts } from '../i18n/table';
import { useMutation } from '../relay/useMutation';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { surahLabel } from './surahName';

type Input = Omit<SurahRowEditorMutation$variables['input'], 'databaseId' | 'expectedVersion'>;
type Names = 'turkishOtherNames' | 'englishOtherNames';
type Notes = 'turkishNameNote' | 'englishNameNote';
/** Other names are a text with commas. */
type Values = Omit<Input, Names | Notes | 'isRevelationPlaceDisputed'> &
  Record<Names | Notes, string>;

interface SurahRowEditorProps {
  surah: SurahRowEditor_surah$key;
  onClose(): void;
}

/** The form of a row of the surah index. */
export function SurahRowEditor({ surah, onClose }: SurahRowEditorProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const shown = shownLanguages(settings);
  const [update] = useMutation<SurahRowEditorMutation>(
    graphql`
      mutation SurahRowEditorMutation($input: UpdateSurahInput!) {
        updateSurah(input: $input) {
          __typename
          ... on UpdateSurahPayload {
            surah {
              ...SurahRowEditor_surah
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...SurahRowEditor_surah @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const { number, numberOfVerses, databaseId, version, values, ...places } = read(surah);
  const ofLanguage = (language: Language, label: string): RowField => ({
    label,
    lang: LANGUAGE_TAGS[language],
    isRequired: true,
    isHidden: !shown.includes(language),
  });
  const optional = (language: Language, label: string): RowField => ({
    ...ofLanguage(language, label),
    isRequired: false,
  });
  const ofNumber = (label: string, limits: RowField['limits']): RowField => ({
    label,
    limits,
    isRequired: true,
  });
  return (
    <RowForm<Values>
      row={`surah/${databaseId}`}
      label={(language) => surahLabel(number, byLanguage(language, values, 'NameTranscription'))}
      start={{ version, values }}
      locked={[
        { label: t('column.number'), value: number },
        ...shown.map((language) => ({
          label: t(`${language}.place`),
          value: byLanguage(language, places, 'RevelationPlace'),
          lang: LANGUAGE_TAGS[language],
        })),
        { label: t('column.numberOfVerses'), value: numberOfVerses },
      ]}
      fields={{
        arabicName: { label: t('column.arabicName'), lang: 'ar', isRequired: true },
        turkishNameTranscription: ofLanguage('turkish', t('turkish.name')),
        turkishNameTranslation: ofLanguage('turkish', t('turkish.translation')),
        englishNameTranscription: ofLanguage('english', t('english.name')),
        englishNameTranslation: ofLanguage('english', t('english.translation')),
        turkishOtherNames: {
          ...optional('turkish', t('turkish.otherNames')),
          hint: t('column.otherNamesHint'),
        },
        englishOtherNames: {
          ...optional('english', t('english.otherNames')),
          hint: t('column.otherNamesHint'),
        },
        turkishNameNote: { ...optional('turkish', t('turkish.nameNote')), isLong: true },
        englishNameNote: { ...optional('english', t('english.nameNote')), isLong: true },
        revelationOrder: ofNumber(t('column.revelationOrder'), SURAH_LIMITS.revelationOrder),
        revelationYear: ofNumber(t('column.revelationYear'), SURAH_LIMITS.revelationYear),
      }}
      send={async (edited, expectedVersion) => {
        const input = {
          databaseId,
          expectedVersion,
          ...edited,
          turkishOtherNames: namesIn(edited.turkishOtherNames),
          englishOtherNames: namesIn(edited.englishOtherNames),
        };
        const { updateSurah } = await update({ input });
        return outcomeOf(updateSurah, read);
      }}
      onClose={onClose}
    />
  );
}

/** The names of a text with commas. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function read(surah: SurahRowEditor_surah$key) {
  const {
    databaseId,
    version,
    number,
    turkishRevelationPlace,
    englishRevelationPlace,
    numberOfVerses,
    arabicName,
    revelationOrder,
    revelationYear,
    turkishOtherNames,
    englishOtherNames,
    turkishNameNote,
    englishNameNote,
    ...rest
  } = readInlineData(
    graphql`
      fragment SurahRowEditor_surah on Surah @inline {
        databaseId
        version
        number
        turkishRevelationPlace
        englishRevelationPlace
        numberOfVerses
        arabicName
        turkishNameTranscription
        turkishNameTranslation
        englishNameTranscription
        englishNameTranslation
        turkishOtherNames
        englishOtherNames
        turkishNameNote
        englishNameNote
        revelationOrder
        revelationYear
      }
    `,
    surah,
  );
  const values: Values = {
    arabicName,
    revelationOrder,
    revelationYear,
    turkishOtherNames: turkishOtherNames.join(', '),
    englishOtherNames: englishOtherNames.join(', '),
    turkishNameNote: turkishNameNote ?? '',
    englishNameNote: englishNameNote ?? '',
    ...rest,
  };
  const places = { turkishRevelationPlace, englishRevelationPlace };
  return { databaseId, version, number, ...places, numberOfVerses, values };
}
