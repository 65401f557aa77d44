import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { CombinePageQuery } from '../__generated__/CombinePageQuery.graphql';
import { useCombineTexts } from '../i18n/combine';
import { LANGUAGE_TAGS } from '../language';
import { PageHead } from '../page/PageHead';
import { PageLinks } from '../page/PageLinks';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { ChosenList } from './ChosenList';
import { CombinedVerses } from './CombinedVerses';
import styles from './CombinePage.module.css';
import { MAX_VALUES, readCombination } from './combineAddress';
import { describeConditions } from './describeConditions';
import { FurtherConditions } from './FurtherConditions';
import { NoVerses } from './NoVerses';
import { useConditions } from './useConditions';

/** Verses of which several conditions are true, with the conditions that may be added. */
export function CombinePage() {
  const t = useCombineTexts();
  const { prefLanguage } = useSettings().settings;
  const { search } = useLocation();
  const asked = readCombination(new URLSearchParams(search));
  const { chosen, find, hasConditions, problem } = asked;
  const { verseCounts, verses } = usePageQuery<CombinePageQuery>(graphql`
    query CombinePageQuery(
      $filter: VerseFilter!
      $find: String!
      $hasConditions: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) @preloadable {
      verseCounts(filter: $filter) {
        totalCount
        conditions {
          ...useConditions_condition
        }
        ...FurtherConditions_counts
      }
      verses(filter: $filter, first: $first, after: $after, last: $last, before: $before)
        @include(if: $hasConditions) {
        pageInfo {
          ...PageLinks_pageInfo
        }
        ...CombinedVerses_verses
      }
    }
  `);
  const conditions = useConditions(verseCounts.conditions, chosen);
  const { totalCount: count } = verseCounts;
  const description = describeConditions(conditions, t, LANGUAGE_TAGS[prefLanguage]);
  return (
    <div className={styles.page}>
      <PageHead
        title={hasConditions ? t('versesWith', { conditions: description }) : t('title')}
        description={hasConditions ? t('description', { conditions: description }) : t('intro')}
        hidden={hasConditions || find !== '' || problem !== undefined}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <p className={hasConditions ? styles.found : styles.intro}>
          {hasConditions ? t('found', { conditions: description, count }) : t('intro')}
        </p>
        {problem && <p className={styles.note}>{t(`problem.${problem}`, { count: MAX_VALUES })}</p>}
        {conditions.some(({ isUnknown }) => isUnknown) && (
          <p className={styles.note}>{t('unknownNote')}</p>
        )}
      </header>
      <ChosenList conditions={conditions} />
      <FurtherConditions
        key={search}
        counts={verseCounts}
        total={count}
        chosen={chosen}
        find={find}
        isOpen={!hasConditions || find !== ''}
      />
      {hasConditions && count === 0 && <NoVerses conditions={conditions} />}
      {verses && count > 0 && (
        <>
          <CombinedVerses verses={verses} chosen={chosen} />
          <PageLinks
            pageInfo={verses.pageInfo}
            label={t('pages')}
            names={{ previous: t('previousPage'), next: t('nextPage') }}
          />
        </>
      )}
      {!hasConditions && find === '' && (
        <p className={styles.intro}>
          {t('start')} <Link to="/posts/quran">{t('lists.topic')}</Link> ·{' '}
          <Link to="/roots">{t('lists.root')}</Link> · <Link to="/tables">{t('lists.name')}</Link>
        </p>
      )}
    </div>
  );
}
