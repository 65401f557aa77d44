import { useId } from 'react';
import { useHistoryTexts } from '../i18n/history';
import { RestoreRevision } from './RestoreRevision';
import styles from './RevisionItem.module.css';

interface OriginalStateProps {
  /** Key of the row's first revision. */
  databaseId: number;
  /** The current version of the row. */
  expectedVersion: number;
}

/** The state of a row before its first change. */
export function OriginalState(state: OriginalStateProps) {
  const t = useHistoryTexts();
  const id = useId();
  return (
    <li className={styles.item}>
      <p id={id} className={styles.event}>
        {t('first')}
      </p>
      <RestoreRevision input={{ ...state, isBefore: true }} label="restore" describedBy={id} />
    </li>
  );
}
