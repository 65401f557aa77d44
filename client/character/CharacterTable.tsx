import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type {
  CharacterTable_characters$data,
  CharacterTable_characters$key,
} from '../__generated__/CharacterTable_characters.graphql';
import { useTableTexts } from '../i18n/table';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { renderSortable, type SortableTableProps } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import styles from './CharacterTable.module.css';

export type Character = CharacterTable_characters$data[number];

interface CharacterTableProps {
  characters: CharacterTable_characters$key;
  renderTable?(table: SortableTableProps<Character>): ReactNode;
}

/** The Arabic alphabet with pronunciations and transcriptions. */
export function CharacterTable({ characters, renderTable = renderSortable }: CharacterTableProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
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
      }
    `,
    characters,
  );
  const columnsOf = (language: Language): Column<Character>[] => [
    {
      id: `${language}Pronunciation`,
      title: t(`${language}.pronunciation`),
      value: (letter) => byLanguage(language, letter, 'Pronunciation'),
      lang: LANGUAGE_TAGS[language],
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
    columns: [
      {
        id: 'number',
        title: t('column.order'),
        value: ({ databaseId }) => databaseId,
        className: styles.number,
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
      ...shownLanguages(settings).flatMap(columnsOf),
    ],
  });
}
