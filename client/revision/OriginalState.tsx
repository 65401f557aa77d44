import { useId } from 'react';
import { useHistoryTexts } from '../i18n/history';
import { RestoreRevision } from './RestoreRevision';
import styles from './RevisionItem.module.css';

interface OriginalStateProps {
  /** Of the first revision of the row. */
  databaseId: number;
  /** The version that the row has now. */
  expectedVersion: number;
}

/** What a row held before it was first changed. */
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
