import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type {
  CharacterTable_characters$data,
  CharacterTable_characters$key,
} from '../__generated__/CharacterTable_characters.graphql';
import { useTableTexts } from '../i18n/table';
import { useOpenRow } from '../page/useOpenRow';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { renderSortable, type SortableTableProps } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import { ArabicRuns } from '../ui/text/ArabicRuns';
import { letterForms } from '../../text/letterForms';
import styles from './CharacterTable.module.css';

export type Character = CharacterTable_characters$data[number];

interface CharacterTableProps {
  characters: CharacterTable_characters$key;
  renderTable?(table: SortableTableProps<Character>): ReactNode;
}

/** The forms at the beginning, in the middle and at the end of a word. */
function formsOf(letter: string): string {
  const forms = letterForms(letter);
  return forms ? `${forms.initial} ${forms.medial} ${forms.final}` : '';
}

/** "be, bâ": the name in use and that in transcription. */
const nameIn = (language: Language, letter: Character) =>
  [
    ...new Set([
      ...(language === 'turkish' && letter.turkishName ? [letter.turkishName] : []),
      byLanguage(language, letter, 'Pronunciation'),
    ]),
  ].join(', ');

/** The Arabic alphabet with names, sounds, forms and transcriptions. */
export function CharacterTable({ characters, renderTable = renderSortable }: CharacterTableProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const openRow = useOpenRow('letter');
  const rows = useFragment(
    graphql`
      fragment CharacterTable_characters on Character @relay(plural: true) {
        databaseId
        arabicLetter
        arabicPronunciation
        turkishPronunciation
        englishPronunciation
        turkishLetter
        englishLetter
        turkishName
        turkishSound
        englishSound
        turkishNote
        englishNote
      }
    `,
    characters,
  );
  const columnsOf = (language: Language): Column<Character>[] => [
    {
      id: `${language}Name`,
      title: t(`${language}.letterName`),
      value: (letter) => nameIn(language, letter),
      lang: LANGUAGE_TAGS[language],
      brief: language === settings.prefLanguage ? 'opposite' : undefined,
    },
    {
      id: `${language}Sound`,
      title: t(`${language}.sound`),
      value: (letter) => byLanguage(language, letter, 'Sound') ?? '',
      show: (letter) => {
        const note = byLanguage(language, letter, 'Note');
        return (
          <>
            {byLanguage(language, letter, 'Sound')}
            {note && (
              <small className={styles.note}>
                <ArabicRuns text={note} />
              </small>
            )}
          </>
        );
      },
      lang: LANGUAGE_TAGS[language],
      className: styles.sound,
    },
    {
      id: `${language}Letter`,
      title: t(`${language}.letter`),
      value: (letter) => byLanguage(language, letter, 'Letter'),
      lang: LANGUAGE_TAGS[language],
    },
  ];
  return renderTable({
    label: t('lettersTitle'),
    rows,
    idOf: ({ databaseId }) => String(databaseId),
    textsOf: (letter) => [
      letter.arabicLetter,
      letter.arabicPronunciation,
      nameIn('turkish', letter),
      nameIn('english', letter),
      letter.turkishLetter,
      letter.englishLetter,
    ],
    ...openRow,
    columns: [
      {
        id: 'number',
        title: t('column.order'),
        value: ({ databaseId }) => databaseId,
        className: styles.number,
        brief: 'before',
      },
      {
        id: 'letter',
        title: t('column.letter'),
        value: ({ arabicLetter }) => arabicLetter,
        lang: 'ar',
        isName: true,
      },
      {
        id: 'arabicPronunciation',
        title: t('column.arabicPronunciation'),
        value: ({ arabicPronunciation }) => arabicPronunciation,
        lang: 'ar',
      },
      {
        id: 'forms',
        title: t('column.forms'),
        value: ({ arabicLetter }) => formsOf(arabicLetter),
        lang: 'ar',
        className: styles.forms,
      },
      ...shownLanguages(settings).flatMap(columnsOf),
    ],
  });
}
