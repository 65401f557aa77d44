import { useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { RevisionItem_revision$key } from '../__generated__/RevisionItem_revision.graphql';
import { useHistoryTexts, type HistoryTexts } from '../i18n/history';
import { formatDateTime } from '../i18n/formatDateTime';
import type { Snapshot } from './changes';
import { RestoreRevision } from './RestoreRevision';
import { RevisionChanges } from './RevisionChanges';
import styles from './RevisionItem.module.css';
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
  const { i18n } = useTranslation();
  const metaId = useId();
  const data = useFragment(
    graphql`
      fragment RevisionItem_revision on Revision {
        databaseId
        entity
        entityId
        version
        adminName
        source
        createdAt
        before
        after
        ...useNames_revision
      }
    `,
    revision,
  );
  const { databaseId, entity, entityId: id, version, source, createdAt } = data;
  const [before, after] = [data.before as Snapshot, data.after as Snapshot];
  const nameOf = useNames(data);
  const isCurrent = version === currentVersion;
  const changes = <RevisionChanges before={before} after={after} nameOf={nameOf} />;
  return (
    <li className={styles.item}>
      {isOfMany && <RevisionRow entity={entity} id={id} row={after ?? before} nameOf={nameOf} />}
      <p id={metaId} className={styles.meta}>
        <span className={styles.who}>{data.adminName}</span>
        <time dateTime={createdAt}>{formatDateTime(i18n.language, createdAt)}</time>
        <span>{t(`source.${source as keyof HistoryTexts['source']}`)}</span>
        {isCurrent && <span className={styles.current}>{t('current')}</span>}
        {currentVersion === null && <span>{t('gone')}</span>}
      </p>
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
