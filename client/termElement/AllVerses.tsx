import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { byLanguage } from '../language';
import type { AllVerses_element$key } from '../__generated__/AllVerses_element.graphql';
import { useTableTexts } from '../i18n/table';
import { useSettings } from '../settings/SettingsProvider';
import styles from './AllVerses.module.css';
import { VERSES_PREFIX, withElement } from './elementAddress';
import { ElementPages } from './ElementPages';
import { VerseLink } from './VerseLink';

/** A page of the verses of an element. */
export function AllVerses({ element }: { element: AllVerses_element$key }) {
  const t = useTableTexts();
  const { prefLanguage } = useSettings().settings;
  const { search } = useLocation();
  const data = useFragment(
    graphql`
      fragment AllVerses_element on TermElement {
        databaseId
        arabicName
        turkishNameInQuran
        englishNameInQuran
        term {
          databaseId
        }
        all: verses(
          first: $versesFirst
          after: $versesAfter
          last: $versesLast
          before: $versesBefore
        ) {
          totalCount
          edges {
            node {
              id
              ...VerseLink_verse
            }
          }
          pageInfo {
            ...ElementPages_pageInfo
          }
        }
      }
    `,
    element,
  );
  const { databaseId, arabicName, term, all } = data;
  return (
    <section aria-labelledby="all" className={styles.section}>
      <div className={styles.head}>
        <h2 id="all" className={styles.title}>
          {t('allVerses', {
            name: byLanguage(prefLanguage, data, 'NameInQuran'),
            count: all.totalCount,
          })}
        </h2>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {arabicName}
        </p>
      </div>
      <ol className={styles.verses}>
        {all.edges.map(({ node }) => (
          <li key={node.id}>
            <VerseLink verse={node} termId={term.databaseId} elementId={databaseId} />
          </li>
        ))}
      </ol>
      <ElementPages pageInfo={all.pageInfo} label={t('versePages')} prefix={VERSES_PREFIX} />
      <Link className={styles.close} to={{ search: withElement(search, null) }}>
        {t('closeVerses')}
      </Link>
    </section>
  );
}
