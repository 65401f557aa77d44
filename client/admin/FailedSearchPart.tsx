import { useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  FailedSearchOrder,
  FailedSearchPartQuery,
} from '../__generated__/FailedSearchPartQuery.graphql';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { OlderPart } from '../revision/OlderPart';
import { FailedSearchItem } from './FailedSearchItem';
import styles from './SearchesPage.module.css';

interface FailedSearchPartProps {
  order: FailedSearchOrder;
  after?: string;
  fetchKey: number;
}

/** A part of the failed searches, with a button that loads the next part. */
export function FailedSearchPart({ order, after, fetchKey }: FailedSearchPartProps) {
  const t = useFailedSearchTexts();
  const { failedSearches } = useLazyLoadQuery<FailedSearchPartQuery>(
    graphql`
      query FailedSearchPartQuery($order: FailedSearchOrder!, $after: String) {
        failedSearches(order: $order, first: 20, after: $after) {
          edges {
            node {
              id
              ...FailedSearchItem_search
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { order, after },
    {
      fetchPolicy: 'network-only',
      fetchKey,
      networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } },
    },
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button, which had focus, is removed.
    if (after) list.current?.focus();
  }, [after]);
  const { hasNextPage, endCursor } = failedSearches.pageInfo;
  if (failedSearches.edges.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {failedSearches.edges.map(({ node }) => (
          <FailedSearchItem key={node.id} search={node} />
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <OlderPart>
          <FailedSearchPart order={order} after={endCursor} fetchKey={fetchKey} />
        </OlderPart>
      )}
    </>
  );
}
