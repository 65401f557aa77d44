import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdminTexts } from '../i18n/admin';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { AdminNavigation } from './AdminNavigation';
import { DraftList } from './DraftList';
import { OPERATIONS, type Operation } from './operations';
import styles from './OperationsDialog.module.css';

interface OperationsDialogProps extends ControlProps {
  onChoose(operation: Operation): void;
}

/** The admin operations, links to the admin pages, and the drafts. */
export function OperationsDialog({ onChoose, ...control }: OperationsDialogProps) {
  const t = useAdminTexts();
  const { key } = useLocation();
  const shown = useRef(key);
  const close = useEffectEvent(control.onClose);
  useEffect(() => {
    // Close after a link of the dialog was followed.
    if (shown.current !== key) close();
    shown.current = key;
  }, [key]);
  return (
    <Dialog title={t('operations')} className={styles.dialog} {...control}>
      <ul className={styles.operations}>
        {(Object.keys(OPERATIONS) as Operation[]).map((operation) => (
          <li key={operation}>
            <button type="button" className={styles.operation} onClick={() => onChoose(operation)}>
              {t(operation)}
            </button>
          </li>
        ))}
      </ul>
      <AdminNavigation />
      <DraftList />
    </Dialog>
  );
}
