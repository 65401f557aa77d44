import { Fragment, useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { Link, useLocation } from 'react-router-dom';
import { AdminPart } from '../auth/AdminPart';
import { AuthSlot } from '../auth/AuthSlot';
import styles from './Navigation.module.css';

const TOPICS = [
  { key: 'beginning', to: '/posts/1' },
  { key: 'quran', to: '/posts/quran' },
  { key: 'faith', to: '/posts/faith' },
  { key: 'worship', to: '/posts/worship' },
  { key: 'other', to: '/posts/other' },
  { key: 'index', to: '/posts' },
] as const;

const GENERAL = [
  { key: 'tables', to: '/tables' },
  { key: 'surahs', to: '/surahs' },
  { key: 'pages', to: '/pages/1' },
  { key: 'juz', to: '/juz/1' },
  { key: 'roots', to: '/roots' },
  { key: 'bookmarks', to: '/bookmarks' },
  { key: 'about', to: '/about' },
] as const;

interface Entry {
  key: (typeof TOPICS)[number]['key'] | (typeof GENERAL)[number]['key'];
  to: string;
}

const loadAdminEntry = async () => (await import('../admin/AdminEntry')).AdminEntry;

/** Links to the sections of the site, in the sidebar and in the menu of small screens. */
export function Navigation() {
  const { t } = useTranslation();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      <Group title={t('navigation.topics')} entries={TOPICS} />
      <Group title={t('navigation.general')} entries={GENERAL} />
      <AuthSlot />
    </nav>
  );
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({ key, to }) => (
          <Fragment key={key}>
            {key === 'about' && <AdminPart load={loadAdminEntry} props={{}} />}
            <li>
              <Link
                className={styles.link}
                to={to}
                aria-current={leadsTo(to, pathname) ? 'page' : undefined}
              >
                {t(`navigation.${key}`)}
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

/** Pages of a section that are outside its own address. */
const ELSEWHERE: Partial<Record<string, RegExp>> = {
  '/posts/faith': /^\/posts\/faithIn/,
  '/posts/worship': /^\/posts\/(salaat|fasting|hajj|alms)\//,
  '/tables': /^\/termTables\//,
  '/pages/1': /^\/pages\//,
  '/juz/1': /^\/juz\//,
};

const leadsTo = (section: string, pathname: string) =>
  (section === '/posts' ? pathname === section : `${pathname}/`.startsWith(`${section}/`)) ||
  (ELSEWHERE[section]?.test(pathname) ?? false);
