import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { RootsPageQuery } from '../__generated__/RootsPageQuery.graphql';
import { useRootTexts } from '../i18n/root';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { OfLetter } from './OfLetter';
import { FindRoots } from './FindRoots';
import { RootPages } from './RootPages';
import { findOf, letterOf } from './rootAddress';
import { RootCard } from './RootCard';
import styles from './RootsPage.module.css';

export function RootsPage() {
  const t = useRootTexts();
  const search = new URLSearchParams(useLocation().search);
  const { rootInitials, roots, findRoots } = usePageQuery<RootsPageQuery>(graphql`
    query RootsPageQuery(
      $letter: String!
      $find: String!
      $isFinding: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) @preloadable {
      rootInitials {
        letter
        numberOfRoots
      }
      findRoots(text: $find) @include(if: $isFinding) {
        id
        ...RootCard_root
      }
      roots(letter: $letter, first: $first, after: $after, last: $last, before: $before)
        @skip(if: $isFinding) {
        edges {
          node {
            id
            ...RootCard_root
          }
        }
        pageInfo {
          ...RootPages_pageInfo
        }
      }
    }
  `);
  const current = letterOf(search);
  const find = findOf(search);
  if (search.has('letter') && !rootInitials.some(({ letter }) => letter === current)) {
    return <NotFound message={t('letterFormat')} />;
  }
  const count = rootInitials.reduce((sum, { numberOfRoots }) => sum + numberOfRoots, 0);
  return (
    <>
      <PageHead
        title={
          find
            ? t('findTitle', { text: find })
            : search.has('letter')
              ? t('ofLetter', { letter: current })
              : t('listTitle')
        }
        description={t('listDescription')}
        path={
          find
            ? `/roots?find=${encodeURIComponent(find)}`
            : search.has('letter')
              ? `/roots?letter=${encodeURIComponent(current)}`
              : '/roots'
        }
      />
      <PageHeader title={t('listTitle')} intro={t('listIntro', { count })} />
      <FindRoots key={find} text={find} />
      <nav aria-label={t('letters')}>
        <ol dir="rtl" className={styles.letters}>
          {rootInitials.map(({ letter, numberOfRoots }) => (
            <li key={letter}>
              <Link
                className={styles.letter}
                to={{ search: `?letter=${letter}` }}
                aria-current={!find && letter === current ? 'page' : undefined}
              >
                <span lang="ar" className={styles.arabic}>
                  {letter}
                </span>{' '}
                <span className={styles.number}>{numberOfRoots}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <h2 className={styles.subtitle}>
        {find ? (
          t('found', { count: findRoots?.length ?? 0, text: find })
        ) : (
          <OfLetter letter={current} />
        )}
      </h2>
      {find && findRoots?.length === 0 && <p className={styles.none}>{t('findHelp')}</p>}
      <ol dir={find ? 'ltr' : 'rtl'} className={styles.roots}>
        {(findRoots ?? roots?.edges.map(({ node }) => node) ?? []).map((root) => (
          <li key={root.id} className={styles.item}>
            <RootCard root={root} />
          </li>
        ))}
      </ol>
      {roots && <RootPages pageInfo={roots.pageInfo} />}
    </>
  );
}
