import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RevisionItem_revision$key } from '../__generated__/RevisionItem_revision.graphql';
import { useHistoryTexts } from '../i18n/history';
import type { Snapshot } from './changes';
import { RestoreRevision } from './RestoreRevision';
import { RevisionChanges } from './RevisionChanges';
import styles from './RevisionItem.module.css';
import { RevisionMeta } from './RevisionMeta';
import { RevisionRow } from './RevisionRow';
import { useNames } from './useNames';

interface RevisionItemProps {
  revision: RevisionItem_revision$key;
  /** The current version of the row; null if it is no longer there. */
  currentVersion: number | null;
  /** Set in a list of many rows: names the row, and the changes can be folded. */
  isOfMany: boolean;
}

/** One revision: admin, time, source and changes, with a button to restore it. */
export function RevisionItem({ revision, currentVersion, isOfMany }: RevisionItemProps) {
  const t = useHistoryTexts();
  const metaId = useId();
  const data = useFragment(
    graphql`
      fragment RevisionItem_revision on Revision {
        databaseId
        entity
        entityId
        version
        before
        after
        changeSet {
          numberOfChanges
        }
        ...RevisionMeta_revision
        ...useNames_revision
      }
    `,
    revision,
  );
  const { databaseId, entity, entityId: id, version, changeSet } = data;
  const [before, after] = [data.before as Snapshot, data.after as Snapshot];
  const nameOf = useNames(data);
  const isCurrent = version === currentVersion;
  const changes = <RevisionChanges entity={entity} before={before} after={after} nameOf={nameOf} />;
  return (
    <li className={styles.item}>
      {isOfMany && <RevisionRow entity={entity} id={id} row={after ?? before} nameOf={nameOf} />}
      <RevisionMeta id={metaId} revision={data}>
        {isCurrent && <span className={styles.current}>{t('current')}</span>}
        {currentVersion === null && <span>{t('gone')}</span>}
      </RevisionMeta>
      {!isOfMany && changeSet && (
        <p className={styles.muted}>{t('set.member', { count: changeSet.numberOfChanges })}</p>
      )}
      {isOfMany ? (
        <details className={styles.details} open>
          <summary>{t('changes.show')}</summary>
          {changes}
        </details>
      ) : (
        changes
      )}
      {currentVersion !== null && (!isCurrent || before) && (
        <RestoreRevision
          input={{ databaseId, isBefore: isCurrent, expectedVersion: currentVersion }}
          label={isCurrent ? 'undo' : 'restore'}
          describedBy={metaId}
        />
      )}
    </li>
  );
}
