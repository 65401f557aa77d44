import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { GlossWorkQuery } from '../__generated__/GlossWorkQuery.graphql';
import { glossSearch, LANGUAGE_NAMES, type GlossPart } from '../gloss/glossAddress';
import { GlossGrid } from '../gloss/GlossGrid';
import { GlossKeys } from '../gloss/GlossKeys';
import { useGlossTexts } from '../i18n/gloss';
import { PageLinks } from '../page/PageLinks';
import { pageVariables } from '../ui/paging/pageAddress';
import { GlossChoices } from './GlossChoices';
import { useAdminQuery } from './useAdminQuery';
import styles from './WorkQueue.module.css';

/** Words per page. */
const PAGE = { size: 50 };

/** A page of the words of a part of the work, with the fields of their glosses. */
export function GlossWork({ part }: { part: GlossPart }) {
  const t = useGlossTexts();
  const { search } = useLocation();
  const { language, surah, isAll } = part;
  const { glossWorkCounts, glossWork } = useAdminQuery<GlossWorkQuery>(
    graphql`
      query GlossWorkQuery(
        $language: Language!
        $surah: Int
        $isMissing: Boolean
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) {
        glossWorkCounts {
          ...GlossChoices_counts
        }
        glossWork(
          language: $language
          surah: $surah
          isMissing: $isMissing
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          totalCount
          pageInfo {
            ...PageLinks_pageInfo
          }
          edges {
            node {
              ...GlossGrid_words
            }
          }
        }
      }
    `,
    {
      language: LANGUAGE_NAMES[language],
      surah: surah ?? null,
      isMissing: !isAll,
      ...pageVariables(new URLSearchParams(search), PAGE),
    },
  );
  const { totalCount: count, edges, pageInfo } = glossWork;
  return (
    <>
      <GlossChoices counts={glossWorkCounts} part={part} />
      <section aria-labelledby="words">
        <div className={styles.head}>
          <h2 id="words" className={styles.title}>
            {t('words', { count })}
          </h2>
          {count > 0 && edges.length === 0 && (
            <Link to={{ search: glossSearch(part) }}>{t('fromStart')}</Link>
          )}
        </div>
        {count === 0 ? <p>{t(isAll ? 'noneAtAll' : 'none')}</p> : <GlossKeys />}
        <GlossGrid key={search} words={edges.map(({ node }) => node)} language={language} />
        <PageLinks
          pageInfo={pageInfo}
          label={t('pages')}
          names={{ previous: t('previous'), next: t('next') }}
        />
      </section>
    </>
  );
}
