import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { EditorScope } from '../editing/EditorScope';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './AdminContent.module.css';
import { Attempt } from './useAdminQuery';

/** The content of an admin page: its loading state, and a retry after a failure. */
export function AdminContent({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = () => {
    setAttempt(attempt + 1);
    setFailed(false);
    // The retry button, which had focus, is removed.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (hasFailed) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{t('failure.message')}</p>
        <button type="button" className={buttons.primary} onClick={retry}>
          {t('failure.retry')}
        </button>
      </div>
    );
  }
  return (
    <EditorScope onError={() => setFailed(true)}>
      <Attempt value={attempt}>
        <Suspense fallback={<p className={styles.loading}>{t('site.loading')}</p>}>
          {children}
        </Suspense>
      </Attempt>
    </EditorScope>
  );
}
