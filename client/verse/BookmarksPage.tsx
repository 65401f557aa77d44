import { Link } from 'react-router-dom';
import { useVerseTexts } from '../i18n/verse';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { useIsHydrated } from '../page/useIsHydrated';
import { useSettings } from '../settings/SettingsProvider';
import { BookmarkList } from './BookmarkList';
import { usePlace } from './place';
import styles from './BookmarksPage.module.css';

/** The bookmarks of a reader, which only the browser stores. */
export function BookmarksPage() {
  const t = useVerseTexts();
  const isHydrated = useIsHydrated();
  const { prefLanguage } = useSettings().settings;
  const place = usePlace();
  return (
    <>
      <PageHead title={t('bookmarks')} hidden />
      <PageHeader title={t('bookmarks')} intro={t('bookmarksIntro')} />
      {place && (
        <p className={styles.last}>
          <Link to={place.to}>{t('lastVerse', { key: place.labelOf(prefLanguage) })}</Link>
        </p>
      )}
      <div className={styles.marked}>
        {isHydrated ? (
          <BookmarkList />
        ) : (
          <noscript>
            <p className={styles.none}>{t('needsScript')}</p>
          </noscript>
        )}
      </div>
    </>
  );
}
