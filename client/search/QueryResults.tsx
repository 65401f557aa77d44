import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { QueryResultsQuery } from '../__generated__/QueryResultsQuery.graphql';
import { useSearchTexts } from '../i18n/search';
import { PageHead } from '../page/PageHead';
import { Redirect } from '../page/Redirect';
import { usePageQuery } from '../relay/page';
import { Paginator } from '../ui/paging/Paginator';
import { NoResults } from './NoResults';
import styles from './QueryResults.module.css';
import { queryAddress, type QueryParameters } from './queryAddress';
import { SearchJumpLink } from './SearchJumpLink';
import { SearchResultCard } from './SearchResultCard';
import { SearchRootLink } from './SearchRootLink';

/** A page of search results, below links to the verses, surah or root that the search names. */
export function QueryResults({ asked }: { asked: QueryParameters }) {
  const t = useSearchTexts();
  const { search } = usePageQuery<QueryResultsQuery>(graphql`
    query QueryResultsQuery(
      $query: String!
      $language: Language!
      $pageSize: Int!
      $pageIndex: Int!
    ) @preloadable {
      search(query: $query, language: $language, pageSize: $pageSize, pageIndex: $pageIndex) {
        totalElements
        jump {
          ...SearchJumpLink_jump
        }
        root {
          ...SearchRootLink_root
        }
        results {
          verse {
            id
          }
          ...SearchResultCard_result
        }
      }
    }
  `);
  const { totalElements: total, jump, root, results } = search;
  const { term, pageSize, pageIndex } = asked;
  const pageCount = Math.ceil(total / pageSize);
  const addressOf = (page: number) => queryAddress({ ...asked, pageIndex: page });
  if (pageCount > 0 && pageIndex >= pageCount) return <Redirect to={addressOf(pageCount - 1)} />;

  const title =
    total === 0
      ? t('none', { term })
      : t(pageIndex > 0 ? 'titleOfPage' : 'title', { term, page: pageIndex + 1 });
  const count = t('count', { count: total });
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('description', { term })} hidden={total === 0} />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {total > 0 && <p className={styles.count}>{count}</p>}
      </header>
      {jump && <SearchJumpLink jump={jump} />}
      {root && <SearchRootLink root={root} />}
      {total === 0 ? (
        <NoResults language={asked.language} />
      ) : (
        <>
          <ol className={styles.results} aria-label={t('results')} start={pageIndex * pageSize + 1}>
            {results.map((result) => (
              <li key={result.verse.id} className={styles.result}>
                {/* Lets React hydrate card by card, with other work in between. */}
                <Suspense>
                  <SearchResultCard result={result} term={term} />
                </Suspense>
              </li>
            ))}
          </ol>
          <Paginator
            pageIndex={pageIndex}
            pageCount={pageCount}
            addressOf={addressOf}
            label={t('pages.label')}
            names={{
              first: t('pages.first'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              last: t('pages.last'),
            }}
            nameOf={(page) => t('pages.page', { number: page + 1 })}
          >
            {count}
          </Paginator>
        </>
      )}
    </div>
  );
}
