import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { WorkQueueQuery } from '../__generated__/WorkQueueQuery.graphql';
import { useWorkTexts } from '../i18n/work';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { pageVariables } from '../ui/paging/pageAddress';
import { PageLinks } from '../page/PageLinks';
import { workOf, workSearch, workVariables } from '../page/workAddress';
import { NoWork } from './NoWork';
import { useAdminQuery } from './useAdminQuery';
import { WorkCounts } from './WorkCounts';
import styles from './WorkQueue.module.css';
import { WorkVerse } from './WorkVerse';

/** The part of the queue that the address names; by default all work in the reader's language. */
export function WorkQueue() {
  const t = useWorkTexts();
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const part = workOf(search) ?? { language: prefLanguage };
  const { translationWorkCounts, translationWork } = useAdminQuery<WorkQueueQuery>(
    graphql`
      query WorkQueueQuery(
        $language: Language!
        $kind: TranslationWorkKind
        $surah: Int
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) {
        translationWorkCounts {
          ...WorkCounts_counts
        }
        translationWork(
          language: $language
          kind: $kind
          surah: $surah
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
              id
              key
              ...WorkVerse_verse
            }
          }
        }
      }
    `,
    { ...workVariables(part), ...pageVariables(new URLSearchParams(search), { size: 20 }) },
  );
  const { totalCount: count, edges, pageInfo } = translationWork;
  const first = edges[0]?.node;
  const names = { previous: t('queue.previous'), next: t('queue.next') };
  return (
    <>
      <WorkCounts counts={translationWorkCounts} part={part} />
      {count === 0 ? (
        <NoWork part={part} />
      ) : (
        <section aria-labelledby="verses">
          <div className={styles.head}>
            <h2 id="verses" className={styles.title}>
              {t('queue.verses', { count })}
            </h2>
            {first ? (
              <Link className={buttons.primary} to={`/verses/${first.key}${workSearch(part)}`}>
                {t('queue.start', { key: first.key })}
              </Link>
            ) : (
              <Link to={{ search: workSearch(part) }}>{t('queue.fromStart')}</Link>
            )}
          </div>
          <ol className={styles.verses}>
            {edges.map(({ node }) => (
              <WorkVerse key={node.id} verse={node} part={part} />
            ))}
          </ol>
          <PageLinks pageInfo={pageInfo} label={t('queue.pages')} names={names} />
        </section>
      )}
    </>
  );
}
