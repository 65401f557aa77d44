import { Suspense, useEffect } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { QueryResultsQuery } from '../__generated__/QueryResultsQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { useSearchTexts } from '../i18n/search';
import { PageHead } from '../page/PageHead';
import { Redirect } from '../page/Redirect';
import { versesPath } from '../page/versesPath';
import { usePageQuery } from '../relay/page';
import { Paginator } from '../ui/paging/Paginator';
import { NamedLinks } from './NamedLinks';
import { NoResults } from './NoResults';
import styles from './QueryResults.module.css';
import { isRestricted, queryAddress, type QueryParameters } from './queryAddress';
import { forgetSearch, watchOpening } from './refinedSearch';
import { SearchFilters } from './SearchFilters';
import { SearchJumpLink } from './SearchJumpLink';
import { SearchResultCard } from './SearchResultCard';
import { SearchNotes } from './SearchNotes';

const loadSelectionBar = async () => (await import('./SelectionBar')).SelectionBar;

/** A page of search results, below links to the verses, surah or root that the search names. */
export function QueryResults({ asked }: { asked: QueryParameters }) {
  const t = useSearchTexts();
  const { search } = usePageQuery<QueryResultsQuery>(graphql`
    query QueryResultsQuery(
      $query: String!
      $language: Language!
      $pageSize: Int!
      $pageIndex: Int!
      $filter: SearchFilter!
      $order: SearchOrder!
    ) @preloadable {
      search(
        query: $query
        language: $language
        pageSize: $pageSize
        pageIndex: $pageIndex
        filter: $filter
        order: $order
      ) {
        totalElements
        exactElements
        reference {
          problem
        }
        ...SearchFilters_answer
        ...SearchNotes_answer
        ...NamedLinks_answer
        jump {
          ...SearchJumpLink_jump
        }
        results {
          verse {
            id
            key
          }
          ...SearchResultCard_result
        }
      }
    }
  `);
  const { totalElements: total, exactElements: exact, reference, jump, results } = search;
  const { term, pageSize, pageIndex } = asked;
  // A reference or a name has been found; another search does not refine it.
  const isFound = jump !== null || (reference != null && !reference.problem);
  useEffect(() => {
    if (isFound) forgetSearch();
  }, [isFound, term]);
  const first = pageIndex * pageSize;
  const pageCount = Math.ceil(total / pageSize);
  const addressOf = (page: number) => queryAddress({ ...asked, pageIndex: page });
  if (pageCount > 0 && pageIndex >= pageCount) return <Redirect to={addressOf(pageCount - 1)} />;

  const title =
    total === 0
      ? t('none', { term })
      : t(pageIndex > 0 ? 'titleOfPage' : 'title', { term, page: pageIndex + 1 });
  const count = t('count', { count: total });
  const { post, notPost, root, name } = asked.filter;
  const combination = versesPath({
    ...(post && { topic: [post] }),
    ...(notPost && { notTopic: notPost }),
    ...(root && { root }),
    ...(name && { name }),
  });
  return (
    <div className={styles.page} ref={watchOpening}>
      <PageHead title={title} description={t('description', { term })} hidden={total === 0} />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {total > 0 && (
          <p className={styles.count}>
            {exact > 0 && exact < total
              ? t('exactCount', { count: exact, close: total - exact })
              : count}
          </p>
        )}
      </header>
      {jump && <SearchJumpLink jump={jump} />}
      <SearchNotes answer={search} />
      <NamedLinks answer={search} />
      {(total > 1 || isRestricted(asked) || asked.order !== 'relevance') && (
        <SearchFilters answer={search} asked={asked} />
      )}
      {total === 0 ? (
        // The note above says what is wrong with a reference.
        !reference?.problem &&
        (isRestricted(asked) ? (
          <p>
            {t('filter.nothing')}{' '}
            <Link to={queryAddress({ ...asked, filter: {}, pageIndex: 0 })}>
              {t('filter.everywhere')}
            </Link>
            {combination !== '/verses' && (
              <>
                {' · '}
                <Link to={combination}>{t('filter.withoutWords')}</Link>
              </>
            )}
          </p>
        ) : (
          <NoResults language={asked.language} />
        ))
      ) : (
        <>
          <div className={styles.found}>
            <ResultList
              results={results.slice(0, Math.max(0, exact - first))}
              label={t('results')}
              start={first + 1}
              term={term}
            />
            {exact < first + results.length && (
              <section className={styles.close}>
                <h2 className={styles.subtitle}>
                  {t(exact > 0 ? 'close' : isRestricted(asked) ? 'filter.onlyClose' : 'onlyClose')}
                </h2>
                <ResultList
                  results={results.slice(Math.max(0, exact - first))}
                  label={t('close')}
                  start={Math.max(exact, first) + 1}
                  term={term}
                />
              </section>
            )}
            <AdminPart
              load={loadSelectionBar}
              props={{ term, keys: results.map(({ verse }) => verse.key) }}
            />
          </div>
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

interface ResultListProps {
  results: QueryResultsQuery['response']['search']['results'];
  label: string;
  /** Number of the first result among all, from 1. */
  start: number;
  term: string;
}

function ResultList({ results, label, start, term }: ResultListProps) {
  if (results.length === 0) return null;
  return (
    <ol className={styles.results} aria-label={label} start={start}>
      {results.map((result) => (
        <li key={result.verse.id} className={styles.result}>
          {/* Lets React hydrate card by card, with other work in between. */}
          <Suspense>
            <SearchResultCard result={result} verseKey={result.verse.key} term={term} />
          </Suspense>
        </li>
      ))}
    </ol>
  );
}
