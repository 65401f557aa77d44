import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type {
  TermTable_term$data,
  TermTable_term$key,
} from '../__generated__/TermTable_term.graphql';
import { useTableTexts } from '../i18n/table';
import { useSettings } from '../settings/SettingsProvider';
import type { TermTable_opened$key } from '../__generated__/TermTable_opened.graphql';
import { nameLetter, withoutArticle } from '../i18n/withoutArticle';
import { useOpenRow } from '../page/useOpenRow';
import { elementWordsPath } from '../termElement/elementAddress';
import { ElementPages } from '../termElement/ElementPages';
import { ElementVerses } from '../termElement/ElementVerses';
import { VersePreviews } from '../page/VersePreviews';
import { CellText } from '../ui/table/CellText';
import { renderSortable, type SortableTableProps } from '../ui/table/SortableTable';
import type { Column } from '../ui/table/tableColumn';
import styles from './TermTable.module.css';
import { textCells } from './textCells';

export type Element = TermTable_term$data['page']['edges'][number]['node'];

/** In the place of a name that has no transcription of its own. */
const NONE = '—';

interface TermTableProps {
  term: TermTable_term$key;
  /** Prefix of the table's parameters in the address. */
  prefix?: string | undefined;
  /** The element that the address opens. */
  opened?: TermTable_opened$key | null | undefined;
  renderTable?(table: SortableTableProps<Element>): ReactNode;
}

/** A page of a term's elements, with their meanings and verses. */
export function TermTable(props: TermTableProps) {
  const { term, prefix, opened, renderTable = renderSortable } = props;
  const t = useTableTexts();
  const { settings } = useSettings();
  const openRow = useOpenRow('element');
  const data = useFragment(
    graphql`
      fragment TermTable_term on Term
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        databaseId
        turkishName
        englishName
        page: termElements(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
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
              verses(first: 12) {
                totalCount
                edges {
                  node {
                    key
                  }
                }
              }
              ...ElementVerses_element
            }
          }
          pageInfo {
            ...ElementPages_pageInfo
          }
        }
      }
    `,
    term,
  );
  const texts = (name: 'Translation' | 'Meaning' | 'NameInQuran') =>
    textCells(settings, (element: Element, language) => byLanguage(language, element, name));
  const openedElement = useFragment(
    graphql`
      fragment TermTable_opened on TermElement {
        ...ElementVerses_page
      }
    `,
    opened ?? null,
  );
  const names = texts('NameInQuran');
  const nameOf = (element: Element) => {
    const name = names.value(element);
    return name === NONE ? texts('Translation').value(element) : name;
  };
  const columns: [Column<Element>, ...Column<Element>[]] = [
    {
      id: 'order',
      title: t('column.order'),
      value: ({ elementOrder }) => elementOrder,
      brief: 'before',
      className: styles.order,
    },
    {
      ...names,
      value: nameOf,
      sortBy: (element) => withoutArticle(nameOf(element)),
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
      className: styles.translation,
    },
    {
      ...texts('Meaning'),
      id: 'meaning',
      title: t('column.meaning'),
    },
    {
      id: 'occurrences',
      title: t('column.occurrences'),
      brief: 'beneath',
      value: (element) => element.numberOfOccurrencesInQuran,
      show: (element) => (
        <Link
          className={styles.count}
          to={elementWordsPath(data.databaseId, element.databaseId)}
          aria-label={t('occurrencesOf', {
            name: nameOf(element),
            count: element.numberOfOccurrencesInQuran,
          })}
        >
          {`${element.numberOfOccurrencesInQuran} (${element.verses.totalCount})`}
        </Link>
      ),
      className: styles.occurrences,
    },
    {
      id: 'verses',
      title: t('column.verses'),
      value: ({ verses }) => placeOf(verses.edges[0]?.node.key ?? ''),
      show: (element) => (
        <ElementVerses
          element={element}
          page={String(element.databaseId) === openRow.opened ? openedElement : null}
        />
      ),
    },
  ];
  return (
    <VersePreviews>
      {renderTable({
        label: byLanguage(settings.prefLanguage, data, 'Name'),
        columns,
        rows: data.page.edges.map(({ node }) => node),
        idOf: ({ databaseId }) => String(databaseId),
        textsOf: (element) => [
          element.arabicName,
          element.turkishNameInQuran,
          element.englishNameInQuran,
          element.turkishTranslation,
          element.englishTranslation,
        ],
        letterOf: (element) => nameLetter(nameOf(element), settings.prefLanguage),
        layout: styles.columns,
        ...openRow,
      })}
      <ElementPages pageInfo={data.page.pageInfo} label={t('pages')} prefix={prefix} />
    </VersePreviews>
  );
}

/** A number that sorts verses in mushaf order: 2255 for 2:255. */
function placeOf(key: string): number {
  const [surah = 0, verse = 0] = key.split(':').map(Number);
  return surah * 1000 + verse;
}
