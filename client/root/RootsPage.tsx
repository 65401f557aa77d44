import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { RootsPageQuery } from '../__generated__/RootsPageQuery.graphql';
import { useRootTexts } from '../i18n/root';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { OfLetter } from './OfLetter';
import { RootPages } from './RootPages';
import { letterOf } from './rootAddress';
import { RootCard } from './RootCard';
import styles from './RootsPage.module.css';

export function RootsPage() {
  const t = useRootTexts();
  const search = new URLSearchParams(useLocation().search);
  const { rootInitials, roots } = usePageQuery<RootsPageQuery>(graphql`
    query RootsPageQuery($letter: String!, $first: Int, $after: String, $last: Int, $before: String)
    @preloadable {
      rootInitials {
        letter
        numberOfRoots
      }
      roots(letter: $letter, first: $first, after: $after, last: $last, before: $before) {
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
  if (search.has('letter') && !rootInitials.some(({ letter }) => letter === current)) {
    return <NotFound message={t('letterFormat')} />;
  }
  const count = rootInitials.reduce((sum, { numberOfRoots }) => sum + numberOfRoots, 0);
  return (
    <>
      <PageHead
        title={search.has('letter') ? t('ofLetter', { letter: current }) : t('listTitle')}
        description={t('listDescription')}
        path={search.has('letter') ? `/roots?letter=${encodeURIComponent(current)}` : '/roots'}
      />
      <PageHeader title={t('listTitle')} intro={t('listIntro', { count })} />
      <nav aria-label={t('letters')}>
        <ol dir="rtl" className={styles.letters}>
          {rootInitials.map(({ letter, numberOfRoots }) => (
            <li key={letter}>
              <Link
                className={styles.letter}
                to={{ search: `?letter=${letter}` }}
                aria-current={letter === current ? 'page' : undefined}
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
        <OfLetter letter={current} />
      </h2>
      <ol dir="rtl" className={styles.roots}>
        {roots.edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <RootCard root={node} />
          </li>
        ))}
      </ol>
      <RootPages pageInfo={roots.pageInfo} />
    </>
  );
}
