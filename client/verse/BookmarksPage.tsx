import { Link } from 'react-router-dom';
import { useVerseTexts } from '../i18n/verse';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { useIsHydrated } from '../page/useIsHydrated';
import { BookmarkList } from './BookmarkList';
import { useLastVerse } from './bookmarks';
import styles from './BookmarksPage.module.css';

/** The bookmarks of a reader, which only the browser stores. */
export function BookmarksPage() {
  const t = useVerseTexts();
  const isHydrated = useIsHydrated();
  const last = useLastVerse();
  return (
    <>
      <PageHead title={t('bookmarks')} hidden />
      <PageHeader title={t('bookmarks')} intro={t('bookmarksIntro')} />
      {last && (
        <p className={styles.last}>
          <Link to={`/verses/${last}`}>{t('lastVerse', { key: last })}</Link>
        </p>
      )}
      {isHydrated ? (
        <BookmarkList />
      ) : (
        <noscript>
          <p className={styles.none}>{t('needsScript')}</p>
        </noscript>
      )}
    </>
  );
}
