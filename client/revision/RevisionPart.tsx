import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RevisionEntity, RevisionPartQuery } from '../__generated__/RevisionPartQuery.graphql';
import { partOptions, usePartRef } from './listPart';
import { MorePart } from './MorePart';
import { OriginalState } from './OriginalState';
import { RevisionItem } from './RevisionItem';
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
}

interface RevisionPartProps {
  filter: RevisionFilter;
  after?: string | undefined;
  fetchKey: number;
  /** Versions of rows whose newest change is in an earlier part, by kind and key. */
  versions?: ReadonlyMap<string, number>;
  /** Shown if there are no changes. */
  empty: string;
}

/** A part of the revisions, newest first, with a button that loads the next part. */
export function RevisionPart({ filter, after, fetchKey, versions, empty }: RevisionPartProps) {
  const { revisions } = useLazyLoadQuery<RevisionPartQuery>(
    graphql`
      query RevisionPartQuery(
        $entity: RevisionEntity
        $entityId: Int
        $adminName: String
        $since: String
        $surah: Int
        $after: String
      ) {
        revisions(
          entity: $entity
          entityId: $entityId
          adminName: $adminName
          since: $since
          surah: $surah
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
              before
              ...RevisionItem_revision
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { ...filter, after },
    partOptions(fetchKey),
  );
  const list = usePartRef<HTMLOListElement>(after);
  const { hasNextPage, endCursor } = revisions.pageInfo;
  const nodes = revisions.edges.map(({ node }) => node);
  const last = nodes.at(-1);
  const isOfMany = filter.entityId === undefined;
  const known = new Map(versions);
  for (const { entity, entityId, version } of nodes) {
    const row = `${entity}/${entityId}`;
    if (!known.has(row)) known.set(row, version);
  }
  const versionOf = (node: { entity: string; entityId: number; version: number }) =>
    known.get(`${node.entity}/${node.entityId}`) ?? node.version;

  if (!last) return <p className={styles.message}>{empty}</p>;
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {nodes.map((node) => (
          <RevisionItem
            key={node.id}
            revision={node}
            currentVersion={versionOf(node)}
            isOfMany={isOfMany}
          />
        ))}
        {!isOfMany && !hasNextPage && Boolean(last.before) && versionOf(last) !== last.version && (
          <OriginalState databaseId={last.databaseId} expectedVersion={versionOf(last)} />
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
