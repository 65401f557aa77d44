import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TrashPartQuery } from '../__generated__/TrashPartQuery.graphql';
import { useHistoryTexts } from '../i18n/history';
import { partOptions, usePartRef } from '../revision/listPart';
import { MorePart } from '../revision/MorePart';
import { TrashItem } from './TrashItem';
import styles from '../revision/ReloadingList.module.css';

interface TrashPartProps {
  after?: string;
  fetchKey: number;
}

/** A part of the trash, newest first, with a button that loads the next part. */
export function TrashPart({ after, fetchKey }: TrashPartProps) {
  const t = useHistoryTexts();
  const { trash } = useLazyLoadQuery<TrashPartQuery>(
    graphql`
      query TrashPartQuery($after: String) {
        trash(first: 20, after: $after) {
          edges {
            cursor
            node {
              ...TrashItem_item
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { after },
    partOptions(fetchKey),
  );
  const list = usePartRef<HTMLUListElement>(after);
  const { hasNextPage, endCursor } = trash.pageInfo;
  if (trash.edges.length === 0) return <p className={styles.message}>{t('trash.none')}</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {trash.edges.map(({ cursor, node }) => (
          <TrashItem key={cursor} item={node} />
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <MorePart>
          <TrashPart after={endCursor} fetchKey={fetchKey} />
        </MorePart>
      )}
    </>
  );
}
