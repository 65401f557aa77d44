import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  FailedSearchOrder,
  FailedSearchPartQuery,
} from '../__generated__/FailedSearchPartQuery.graphql';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { partOptions, usePartRef } from '../revision/listPart';
import { MorePart } from '../revision/MorePart';
import { FailedSearchItem } from './FailedSearchItem';
import styles from '../revision/ReloadingList.module.css';

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
    partOptions(fetchKey),
  );
  const list = usePartRef<HTMLUListElement>(after);
  const { hasNextPage, endCursor } = failedSearches.pageInfo;
  if (failedSearches.edges.length === 0) return <p className={styles.message}>{t('none')}</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {failedSearches.edges.map(({ node }) => (
          <FailedSearchItem key={node.id} search={node} />
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <MorePart>
          <FailedSearchPart order={order} after={endCursor} fetchKey={fetchKey} />
        </MorePart>
      )}
    </>
  );
}
