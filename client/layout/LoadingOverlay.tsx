import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { loadingStore } from '../relay/loading';
import styles from './LoadingOverlay.module.css';

/** Covers the page while requests are in flight, but not for fast responses. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  const isLoading = useSyncExternalStore(
    loadingStore.subscribe,
    loadingStore.isLoading,
    () => false,
  );
  return (
    <div role="status" className={isLoading ? styles.overlay : undefined}>
      {isLoading && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visuallyHidden">{t('site.loading')}</span>
        </>
      )}
    </div>
  );
}
