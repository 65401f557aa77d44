import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/I18nProvider';
import { connectionStore, watchConnection } from './connection';
import styles from './OfflineBar.module.css';

/** Says that there is no network, and which page could not be opened; the page that is shown stays. */
export function OfflineBar() {
  const { t } = useTranslation();
  const { isOffline, unopened } = useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.read,
    connectionStore.readOnServer,
  );
  useEffect(() => watchConnection(), []);
  const isShown = isOffline || unopened !== undefined;
  return (
    <div role="status" className={isShown ? styles.bar : undefined}>
      {unopened !== undefined ? (
        <>
          <span>{t(isOffline ? 'offline.notKept' : 'offline.unreachable')}</span>
          <Link to={unopened} className={styles.retry}>
            {t('failure.retry')}
          </Link>
        </>
      ) : (
        isOffline && <span>{t('offline.sign')}</span>
      )}
    </div>
  );
}
