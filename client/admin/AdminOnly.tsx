import type { ReactNode } from 'react';
import { useIsAdmin } from '../auth/signedIn';
import { useAuth } from '../auth/useAuth';
import { useAuthTexts } from '../i18n/auth';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { Redirect } from '../page/Redirect';
import { AdminContent } from './AdminContent';
import { AdminNavigation } from './AdminNavigation';
import styles from './AdminOnly.module.css';

interface AdminOnlyProps {
  title: string;
  intro: string;
  /** May query data that requires an admin. */
  children: ReactNode;
}

/**
 * A page for admins, which sends others to sign in. It has no data on the server and until the
 * session is known.
 */
export function AdminOnly({ title, intro, children }: AdminOnlyProps) {
  const t = useAuthTexts();
  const { authenticationState } = useAuth();
  const isAdmin = useIsAdmin();
  if (!isAdmin && authenticationState !== 'pending') return <Redirect to="/auth" />;
  return (
    <>
      <PageHead title={title} hidden />
      <PageHeader title={title} intro={intro} />
      <AdminNavigation />
      {isAdmin ? (
        <AdminContent>{children}</AdminContent>
      ) : (
        <p className={styles.message}>{t('onlyAdmins')}</p>
      )}
    </>
  );
}
