import { createContext, Suspense, useState, useTransition, type ReactNode } from 'react';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/controls/Boundary';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './ReloadingList.module.css';

/** Has the list around be read again. */
export const ReloadList = createContext<() => void>(() => undefined);

interface ReloadingListProps {
  /** The list; it is to be read anew with each new key. */
  children(fetchKey: number): ReactNode;
}

/** Around a list of admins: until it is there, when it can't be read, and after a restoration was tried. */
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
