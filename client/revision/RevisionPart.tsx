import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RevisionEntity, RevisionPartQuery } from '../__generated__/RevisionPartQuery.graphql';
import { ChangeSetItem } from './ChangeSetItem';
import { partOptions, usePartRef } from './listPart';
import { MorePart } from './MorePart';
import { OriginalState } from './OriginalState';
import { RevisionItem } from './RevisionItem';
import { SetRevision } from './SetRevision';
import styles from './ReloadingList.module.css';

export interface RevisionFilter {
  entity?: RevisionEntity | undefined;
  /** Key of a single row to list. */
  entityId?: number | undefined;
  /** Name of an admin. */
  adminName?: string | undefined;
  /** In ISO 8601. */
  since?: string | undefined;
  /** Number of a surah. */
  surah?: number | undefined;
  /** Key of a change set to list. */
  changeSetId?: number | undefined;
}

interface RevisionPartProps {
  filter: RevisionFilter;
  after?: string | undefined;
  fetchKey: number;
  /** Current versions of rows with changes in an earlier part, by kind and key. */
  versions?: ReadonlyMap<string, number | null>;
  /** Shown if there are no changes. */
  empty: string;
}

/**
 * A part of the revisions, newest first, with a button that loads the next part. In a list of many rows, a change set
 * is one entry.
 */
export function RevisionPart({ filter, after, fetchKey, versions, empty }: RevisionPartProps) {
  const isOfSet = filter.changeSetId !== undefined;
  const isOfMany = filter.entityId === undefined;
  const { revisions } = useLazyLoadQuery<RevisionPartQuery>(
    graphql`
      query RevisionPartQuery(
        $entity: RevisionEntity
        $entityId: Int
        $adminName: String
        $since: String
        $surah: Int
        $changeSetId: Int
        $isGrouped: Boolean!
        $after: String
      ) {
        revisions(
          entity: $entity
          entityId: $entityId
          adminName: $adminName
          since: $since
          surah: $surah
          changeSetId: $changeSetId
          isGrouped: $isGrouped
          first: 20
          after: $after
        ) {
          edges {
            node {
              id
              databaseId
              entity
              entityId
              version
              currentVersion
              before
              changeSet {
                databaseId
              }
              ...ChangeSetItem_revision
              ...RevisionItem_revision
              ...SetRevision_revision
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { ...filter, isGrouped: isOfMany && !isOfSet, after },
    partOptions(fetchKey),
  );
  const list = usePartRef<HTMLOListElement>(after);
  const { hasNextPage, endCursor } = revisions.pageInfo;
  const nodes = revisions.edges.map(({ node }) => node);
  const last = nodes.at(-1);
  // A change between two parts was not shown, so restoring over it is a conflict.
  const known = new Map(versions);
  for (const node of nodes) {
    if (!known.has(rowOf(node))) known.set(rowOf(node), node.currentVersion ?? null);
  }
  const versionOf = (node: Row) => known.get(rowOf(node)) ?? null;
  const lastVersion = last ? versionOf(last) : null;
  const hasOriginal =
    !isOfMany && !hasNextPage && Boolean(last?.before) && lastVersion !== last?.version;
  const itemOf = (node: (typeof nodes)[number]) => {
    if (isOfSet) return <SetRevision key={node.id} revision={node} />;
    if (!isOfMany || !node.changeSet) {
      return (
        <RevisionItem
          key={node.id}
          revision={node}
          currentVersion={versionOf(node)}
          isOfMany={isOfMany}
        />
      );
    }
    return (
      <ChangeSetItem key={node.id} revision={node}>
        {(changeSetId) => (
          <RevisionPart filter={{ changeSetId }} fetchKey={fetchKey} empty={empty} />
        )}
      </ChangeSetItem>
    );
  };

  if (!last) return <p className={styles.message}>{empty}</p>;
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {nodes.map(itemOf)}
        {hasOriginal && lastVersion !== null && (
          <OriginalState databaseId={last.databaseId} expectedVersion={lastVersion} />
        )}
      </ol>
      {hasNextPage && (
        <MorePart>
          <RevisionPart
            filter={filter}
            after={endCursor ?? undefined}
            fetchKey={fetchKey}
            versions={known}
            empty={empty}
          />
        </MorePart>
      )}
    </>
  );
}

interface Row {
  readonly entity: string;
  readonly entityId: number;
}

const rowOf = ({ entity, entityId }: Row) => `${entity}/${entityId}`;
