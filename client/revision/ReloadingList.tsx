import { createContext, Suspense, useState, useTransition, type ReactNode } from 'react';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/controls/Boundary';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './ReloadingList.module.css';

/** Reloads the surrounding list. */
export const ReloadList = createContext<() => void>(() => undefined);

interface ReloadingListProps {
  /** @param fetchKey changes with each reload */
  children(fetchKey: number): ReactNode;
}

/** Wraps a list for admins with its loading and failure states, and reloads it after a restore. */
export function ReloadingList({ children }: ReloadingListProps) {
  const t = useHistoryTexts();
  const [fetchKey, setFetchKey] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [, startReload] = useTransition();
  const reload = () =>
    startReload(() => {
      setFailed(false);
      setFetchKey((key) => key + 1);
    });
  const loading = (
    <p role="status" className={styles.message}>
      {t('loading')}
    </p>
  );
  if (hasFailed) {
    return (
      <div role="alert" className={styles.message}>
        <p>{t('failed')}</p>
        <button type="button" className={buttons.secondary} onClick={reload}>
          {t('retry')}
        </button>
      </div>
    );
  }
  return (
    <ReloadList value={reload}>
      <Boundary key={fetchKey} onError={() => setFailed(true)}>
        <Suspense fallback={loading}>{children(fetchKey)}</Suspense>
      </Boundary>
    </ReloadList>
  );
}
