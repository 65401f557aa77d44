import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { Link, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { AdminPart } from '../auth/AdminPart';
import { OfflineBar } from '../offline/OfflineBar';
import { FirstVisitDialog } from '../settings/FirstVisitDialog';
import styles from './Layout.module.css';
import { LoadingOverlay } from './LoadingOverlay';
import { Navigation } from './Navigation';
import { Shortcuts } from './Shortcuts';
import { TopBar } from './TopBar';

const loadLeaveGuard = async () => (await import('../editing/LeaveGuard')).LeaveGuard;

/** The frame of every page: top bar, sidebar, sources and the loading overlay. */
export function Layout() {
  const { t } = useTranslation();
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <TopBar />
      <OfflineBar />
      <div className={styles.frame} data-frame>
        <div className={styles.sidebar}>
          <Navigation />
        </div>
        <div className={styles.content} data-content>
          <main id="main" className={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
          <footer className={styles.footer}>
            {t('site.sources')} <Link to="/developers">{t('site.developers')}</Link>
          </footer>
        </div>
      </div>
      <LoadingOverlay />
      <FirstVisitDialog />
      <Shortcuts />
      <AdminPart load={loadLeaveGuard} props={{}} />
      <ScrollRestoration />
    </>
  );
}

/**
 * Focuses the heading of the new page after a navigation, so that screen readers continue there.
 * Links with `keepsFocus` in their state keep focus.
 */
function useFocusOnNavigation() {
  const { key, state } = useLocation() as Location<{ keepsFocus?: boolean } | null>;
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // Tags that the server added for crawlers describe the first page only.
    document.querySelectorAll('[data-crawlers]').forEach((tag) => tag.remove());
    if (state?.keepsFocus) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, state]);
}
