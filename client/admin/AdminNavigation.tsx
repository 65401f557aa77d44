import { Link, useLocation } from 'react-router-dom';
import { useWorkTexts } from '../i18n/work';
import styles from './AdminNavigation.module.css';

const PAGES = ['work', 'checks', 'searches', 'names', 'changes', 'trash'] as const;

/** Links between the admin pages. */
export function AdminNavigation() {
  const t = useWorkTexts();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('pages.label')}>
      <ul className={styles.pages}>
        {PAGES.map((name) => (
          <li key={name}>
            <Link
              className={styles.page}
              to={`/admin/${name}`}
              aria-current={pathname === `/admin/${name}` ? 'page' : undefined}
            >
              {t(`pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
