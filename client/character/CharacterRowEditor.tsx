import { graphql, readInlineData } from 'react-relay';
import { LANGUAGE_TAGS, type Language } from '../language';
import type { CharacterRowEditor_character$key } from '../__generated__/CharacterRowEditor_character.graphql';
import type {
  CharacterRowEditorMutation,
  CharacterRowEditorMutation$variables,
} from '../__generated__/CharacterRowEditorMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { RowForm } from '../editing/RowForm';
import type { RowField } from '../editing/RowInput';
import { useTableTexts } from '../i18n/table';
import { useMutation } from '../relay/useMutation';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';

type Input = CharacterRowEditorMutation$variables['input'];
type Values = Record<Exclude<keyof Input, 'databaseId' | 'expectedVersion'>, string>;

interface CharacterRowEditorProps {
  character: CharacterRowEditor_character$key;
  onClose(): void;
}

/** The form of a letter. */
export function CharacterRowEditor({ character, onClose }: CharacterRowEditorProps) {
  const table = useTableTexts();
  const shown = shownLanguages(useSettings().settings);
  const [update] = useMutation<CharacterRowEditorMutation>(
    graphql`
      mutation CharacterRowEditorMutation($input: UpdateCharacterInput!) {
        updateCharacter(input: $input) {
          __typename
          ... on UpdateCharacterPayload {
            character {
              ...CharacterRowEditor_character
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...CharacterRowEditor_character @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const start = read(character);
  const { databaseId, values } = start;
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
  return (
    <RowForm<Values>
      row={`character/${databaseId}`}
      label={() => values.arabicLetter}
      start={start}
      locked={[{ label: table('column.order'), value: databaseId }]}
      fields={{
        arabicLetter: { label: table('column.letter'), lang: 'ar', isRequired: true },
        arabicPronunciation: {
          label: table('column.arabicPronunciation'),
          lang: 'ar',
          isRequired: true,
        },
        turkishPronunciation: ofLanguage('turkish', table('turkish.pronunciation')),
        turkishLetter: ofLanguage('turkish', table('turkish.letter')),
        englishPronunciation: ofLanguage('english', table('english.pronunciation')),
        englishLetter: ofLanguage('english', table('english.letter')),
        turkishName: optional('turkish', table('turkish.letterName')),
        turkishSound: optional('turkish', table('turkish.sound')),
        englishSound: optional('english', table('english.sound')),
        turkishNote: { ...optional('turkish', table('turkish.note')), isLong: true },
        englishNote: { ...optional('english', table('english.note')), isLong: true },
      }}
      send={async (edited, expectedVersion) => {
        const input = { databaseId, expectedVersion, ...edited };
        const { updateCharacter } = await update({ input });
        return outcomeOf(updateCharacter, read);
      }}
      onClose={onClose}
    />
  );
}

function read(character: CharacterRowEditor_character$key) {
  const { databaseId, version, arabicLetter, arabicPronunciation, ...rest } = readInlineData(
    graphql`
      fragment CharacterRowEditor_character on Character @inline {
        databaseId
        version
        arabicLetter
        arabicPronunciation
        turkishPronunciation
        turkishLetter
        englishPronunciation
        englishLetter
        turkishName
        turkishSound
        englishSound
        turkishNote
        englishNote
      }
    `,
    character,
  );
  const texts = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value ?? '']),
  ) as Record<keyof typeof rest, string>;
  const values: Values = { arabicLetter, arabicPronunciation, ...texts };
  return { databaseId, version, values };
}
