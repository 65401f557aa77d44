import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  PastElements_elements$data,
  PastElements_elements$key,
} from '../__generated__/PastElements_elements.graphql';
import { useTableTexts } from '../i18n/table';
import { byLanguage } from '../language';
import { useOpenRow } from '../page/useOpenRow';
import { useSettings } from '../settings/SettingsProvider';
import { textCells } from '../term/textCells';
import { CellText } from '../ui/table/CellText';
import { renderSortable } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import styles from './Past.module.css';

type Element = PastElements_elements$data[number];

/** As many as the present table shows at first. */
const SHOWN_VERSES = 12;

interface PastElementsProps {
  elements: PastElements_elements$key;
  /** Name of the table. */
  name: string;
  revision: number;
}

/** The rows that a table had. */
export function PastElements({ elements, name, revision }: PastElementsProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const openRow = useOpenRow('element');
  const rows = useFragment(
    graphql`
      fragment PastElements_elements on PastTermElement @relay(plural: true) {
        databaseId
        elementOrder
        arabicName
        turkishNameInQuran
        englishNameInQuran
        turkishTranslation
        englishTranslation
        turkishMeaning
        englishMeaning
        numberOfOccurrencesInQuran
        verseKeys
      }
    `,
    elements,
  );
  const texts = (field: 'NameInQuran' | 'Translation' | 'Meaning') =>
    textCells(settings, (element: Element, language) => byLanguage(language, element, field));
  const names = texts('NameInQuran');
  const columns: [Column<Element>, ...Column<Element>[]] = [
    {
      id: 'order',
      title: t('column.order'),
      value: ({ elementOrder }) => elementOrder,
      brief: 'before',
    },
    {
      ...names,
      id: 'name',
      title: t('column.nameInQuran'),
      show: (element) => (
        <>
          <CellText lang="ar">{element.arabicName}</CellText>
          {names.show(element)}
        </>
      ),
      isName: true,
    },
    {
      ...texts('Translation'),
      id: 'translation',
      title: t('column.translation'),
      brief: 'beneath',
    },
    { ...texts('Meaning'), id: 'meaning', title: t('column.meaning') },
    {
      id: 'occurrences',
      title: t('column.occurrences'),
      brief: 'beneath',
      value: (element) => element.numberOfOccurrencesInQuran,
      show: (element) => `${element.numberOfOccurrencesInQuran} (${element.verseKeys.length})`,
    },
    {
      id: 'verses',
      title: t('column.verses'),
      value: ({ verseKeys }) => verseKeys.length,
      show: ({ verseKeys }) => (
        <span className={styles.keys}>
          {verseKeys.slice(0, SHOWN_VERSES).map((key) => (
            <Link key={key} to={`/verses/${key}?at=${revision}`}>
              {key}
            </Link>
          ))}
          {verseKeys.length > SHOWN_VERSES && '…'}
        </span>
      ),
    },
  ];
  return renderSortable({
    label: name,
    columns,
    rows,
    idOf: ({ databaseId }) => String(databaseId),
    textsOf: (element) => [element.arabicName, ...[names.value(element)]],
    ...openRow,
  });
}
