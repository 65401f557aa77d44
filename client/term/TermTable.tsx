import { graphql, useFragment } from 'react-relay';
import type {
  TermTable_term$data,
  TermTable_term$key,
} from '../__generated__/TermTable_term.graphql';
import { useTableTexts } from '../i18n/table';
import { byLanguage } from '../settings/byLanguage';
import { LANGUAGE_TAGS, shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { ElementPages } from '../termElement/ElementPages';
import { ElementVerses } from '../termElement/ElementVerses';
import { CellText } from '../ui/CellText';
import { SortableTable } from '../ui/SortableTable';
import type { Column } from '../ui/tableColumn';
import styles from './TermTable.module.css';

type Element = TermTable_term$data['page']['edges'][number]['node'];

interface TermTableProps {
  term: TermTable_term$key;
  /** Of its pages in the address. */
  prefix?: string;
}

/** A page of the names of a term, with what they mean and the verses they occur in. */
export function TermTable({ term, prefix }: TermTableProps) {
  const t = useTableTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment TermTable_term on Term
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        turkishName
        englishName
        page: termElements(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              id
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
  /** A column of a text in every language that is shown, sorted by the preferred one. */
  const texts = (name: 'Translation' | 'Meaning' | 'NameInQuran') => ({
    value: (element: Element) => byLanguage(settings.prefLanguage, element, name),
    show: (element: Element) =>
      shownLanguages(settings).map((language) => (
        <CellText key={language} lang={LANGUAGE_TAGS[language]}>
          {byLanguage(language, element, name)}
        </CellText>
      )),
    lang: LANGUAGE_TAGS[settings.prefLanguage],
  });
  const names = texts('NameInQuran');
  const columns: [Column<Element>, ...Column<Element>[]] = [
    {
      id: 'order',
      title: t('column.order'),
      value: ({ elementOrder }) => elementOrder,
      className: styles.order,
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
      className: styles.name,
    },
    {
      ...texts('Translation'),
      id: 'translation',
      title: t('column.translation'),
      className: styles.translation,
    },
    {
      ...texts('Meaning'),
      id: 'meaning',
      title: t('column.meaning'),
      className: styles.meaning,
    },
    {
      id: 'occurrences',
      title: t('column.occurrences'),
      value: (element) => element.numberOfOccurrencesInQuran,
      show: (element) => `${element.numberOfOccurrencesInQuran} (${element.verses.totalCount})`,
      className: styles.occurrences,
    },
    {
      id: 'verses',
      title: t('column.verses'),
      value: ({ verses }) => placeOf(verses.edges[0]?.node.key ?? ''),
      show: (element) => <ElementVerses element={element} />,
      className: styles.verses,
    },
  ];
  return (
    <>
      <SortableTable
        label={byLanguage(settings.prefLanguage, data, 'Name')}
        columns={columns}
        rows={data.page.edges.map(({ node }) => node)}
        idOf={({ id }) => id}
        hasCards
      />
      <ElementPages pageInfo={data.page.pageInfo} label={t('pages')} prefix={prefix} />
    </>
  );
}

/** Of a verse in the mushaf, to sort by: 2:255 is 2255. */
function placeOf(key: string): number {
  const [surah = 0, verse = 0] = key.split(':').map(Number);
  return surah * 1000 + verse;
}
