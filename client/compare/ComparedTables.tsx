import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  ComparedTables_term$data,
  ComparedTables_term$key,
} from '../__generated__/ComparedTables_term.graphql';
import { foldArabic } from '../../text/foldArabic';
import { useCompareTexts } from '../i18n/compare';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { comparePath } from '../page/comparePath';
import { useSettings } from '../settings/SettingsProvider';
import { ComparedList } from './ComparedList';
import { ComparedPair } from './ComparedPair';
import { SharedLinks, SharedPart } from './SharedPart';

interface ComparedTablesProps {
  /** Two. */
  terms: ComparedTables_term$key;
}

/** The names of two tables beside each other, and above them those in both. */
export function ComparedTables({ terms }: ComparedTablesProps) {
  const t = useCompareTexts();
  const { prefLanguage } = useSettings().settings;
  const tables = useFragment(
    graphql`
      fragment ComparedTables_term on Term @relay(plural: true) {
        databaseId
        turkishName
        englishName
        start: termElements(first: 100) {
          totalCount
          edges {
            node {
              id
              databaseId
              arabicName
              turkishNameInQuran
              englishNameInQuran
              turkishTranslation
              englishTranslation
              numberOfOccurrencesInQuran
            }
          }
        }
        # A page has at most 100 names; both together have all of a table of up to 200.
        end: termElements(last: 100) {
          edges {
            node {
              id
              databaseId
              arabicName
              turkishNameInQuran
              englishNameInQuran
              turkishTranslation
              englishTranslation
              numberOfOccurrencesInQuran
            }
          }
        }
      }
    `,
    terms,
  );
  const [first = new Map<string, string>(), second = new Map<string, string>()] = tables.map(
    (table) =>
      new Map(elementsOf(table).map(({ arabicName }) => [nameKey(arabicName), arabicName])),
  );
  const shared = new Map([...first].filter(([key]) => second.has(key)));
  return (
    <>
      <SharedPart title={t('sharedNames', { count: shared.size })}>
        {shared.size > 0 && (
          <SharedLinks>
            {[...shared].map(([key, arabicName]) => (
              <li key={key} lang="ar">
                {arabicName}
              </li>
            ))}
          </SharedLinks>
        )}
      </SharedPart>
      <ComparedPair
        pair={tables.map((table, index) => {
          const { databaseId, start } = table;
          return {
            key: index,
            name: byLanguage(prefLanguage, table, 'Name'),
            path: `/termTables/${databaseId}`,
            otherPath: comparePath('tables', tables[1 - index]?.databaseId ?? 0),
            count: t('nameCount', { count: start.totalCount }),
            children: (
              <ComparedList
                total={start.totalCount}
                items={elementsOf(table).map((element) => ({
                  key: element.id,
                  isShared: shared.has(nameKey(element.arabicName)),
                  title: (
                    <Link to={`/termTables/${databaseId}?element=${element.databaseId}`}>
                      {byLanguage(prefLanguage, element, 'NameInQuran')}
                    </Link>
                  ),
                  facts: t('times', { count: element.numberOfOccurrencesInQuran }),
                  arabic: element.arabicName,
                  text: byLanguage(prefLanguage, element, 'Translation'),
                  lang: LANGUAGE_TAGS[prefLanguage],
                }))}
              />
            ),
          };
        })}
      />
    </>
  );
}

type Table = ComparedTables_term$data[number];

function elementsOf({ start, end }: Table) {
  const nodes = [...start.edges, ...end.edges].map(({ node }) => node);
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** By which names of two tables are compared: their letters without the article. */
const nameKey = (arabicName: string) => foldArabic(arabicName).withoutAlif.replace(/^ال/, '');
