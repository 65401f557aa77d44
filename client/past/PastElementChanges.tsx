import { graphql, useFragment } from 'react-relay';
import type { PastElementChanges_elements$key } from '../__generated__/PastElementChanges_elements.graphql';
import type { PastElementChanges_term$key } from '../__generated__/PastElementChanges_term.graphql';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { Difference } from '../ui/text/Difference';
import styles from './Past.module.css';

interface PastElementChangesProps {
  elements: PastElementChanges_elements$key;
  term: PastElementChanges_term$key;
}

/** What is different now about the rows that a table had. */
export function PastElementChanges({ elements, term }: PastElementChangesProps) {
  const t = usePastTexts();
  const { settings } = useSettings();
  const rows = useFragment(
    graphql`
      fragment PastElementChanges_elements on PastTermElement @relay(plural: true) {
        databaseId
        arabicName
        turkishNameInQuran
        englishNameInQuran
        turkishTranslation
        englishTranslation
        turkishMeaning
        englishMeaning
        numberOfOccurrencesInQuran
      }
    `,
    elements,
  );
  const present = useFragment(
    graphql`
      fragment PastElementChanges_term on Term {
        termElements(first: 200) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              databaseId
              arabicName
              turkishNameInQuran
              englishNameInQuran
              turkishTranslation
              englishTranslation
              turkishMeaning
              englishMeaning
              numberOfOccurrencesInQuran
            }
          }
        }
      }
    `,
    term,
  ).termElements;
  const nodes = present.edges.map(({ node }) => node);
  const nowOf = new Map(nodes.map((node) => [node.databaseId, node]));
  const thenIds = new Set(rows.map(({ databaseId }) => databaseId));
  type Row = Omit<(typeof rows)[number], ' $fragmentType'>;
  const textsOf = (row: Row): [text: string, lang: string | undefined][] => [
    [row.arabicName, 'ar'],
    ...shownLanguages(settings).flatMap((language) =>
      (['NameInQuran', 'Translation', 'Meaning'] as const).map((name): [string, string] => [
        byLanguage(language, row, name),
        LANGUAGE_TAGS[language],
      ]),
    ),
    [String(row.numberOfOccurrencesInQuran), undefined],
  ];
  const nameOf = (row: Row) => byLanguage(settings.prefLanguage, row, 'NameInQuran');
  const changed = rows.flatMap((row) => {
    const now = nowOf.get(row.databaseId);
    const texts = now && textsOf(now);
    const differing = textsOf(row).flatMap(([before, lang], index) => {
      const after = texts?.[index]?.[0];
      return after === undefined || after === before ? [] : { before, after, lang };
    });
    const isGone = !now && !present.pageInfo.hasNextPage;
    return differing.length > 0 || isGone ? { row, isGone, differing } : [];
  });
  const added = nodes.filter(({ databaseId }) => !thenIds.has(databaseId));
  if (changed.length === 0 && added.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h2 className={styles.subtitle}>{t('differences')}</h2>
      <div className={styles.rows}>
        {changed.map(({ row, isGone, differing }) => (
          <section key={row.databaseId}>
            <h3>{nameOf(row)}</h3>
            {isGone && <p className={styles.changed}>{t('removedRow')}</p>}
            {differing.map((texts, index) => (
              <Difference key={index} {...texts} />
            ))}
          </section>
        ))}
        {added.length > 0 && (
          <section>
            <h3>{t('addedRows')}</h3>
            <p>{added.map(nameOf).join(', ')}</p>
          </section>
        )}
      </div>
    </section>
  );
}
