import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/I18nProvider';
import { Boundary } from '../ui/controls/Boundary';
import { useVerseTexts } from '../i18n/verse';
import { BookmarkedVerses } from './BookmarkedVerses';
import { toggleBookmark, useBookmarks } from './bookmarks';
import styles from './BookmarksPage.module.css';

/** Number of verses per request. */
const KEYS_PER_REQUEST = 50;

/** The bookmarked verses, latest first; removed ones can be restored. Without their texts, their numbers remain. */
export function BookmarkList() {
  const t = useVerseTexts();
  const { t: common } = useTranslation();
  // Retrying is a new navigation, which fetches again.
  const { key: attempt } = useLocation();
  const [failedAttempt, setFailedAttempt] = useState<string>();
  const marked = useBookmarks();
  // Keeps the requested keys stable, so that removing a bookmark sends no request.
  const [first, setFirst] = useState(marked);
  const added = marked.filter((key) => !first.includes(key));
  if (added.length) setFirst([...added, ...first]);
  const [removed, setRemoved] = useState<string>();
  const remove = (key: string) => {
    toggleBookmark(key);
    setRemoved(key);
  };
  const parts = Array.from({ length: Math.ceil(first.length / KEYS_PER_REQUEST) }, (_, index) =>
    first.slice(index * KEYS_PER_REQUEST, (index + 1) * KEYS_PER_REQUEST),
  );
  return (
    <>
      <p role="status" className={styles.status}>
        {removed && !marked.includes(removed) && (
          <>
            {t('removed', { key: removed })}{' '}
            <button type="button" className={styles.undo} onClick={() => toggleBookmark(removed)}>
              {t('undo')}
            </button>
          </>
        )}
      </p>
      {marked.length === 0 && <p className={styles.none}>{t('noBookmarks')}</p>}
      {failedAttempt === attempt ? (
        <>
          <p role="alert">
            {common('failure.control')}{' '}
            <Link to="/bookmarks" replace className={styles.undo}>
              {common('failure.retry')}
            </Link>
          </p>
          <ul className={styles.keys}>
            {marked.map((key) => (
              <li key={key}>
                <Link to={`/verses/${key}`}>{key}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Boundary key={attempt} onError={() => setFailedAttempt(attempt)}>
          <ol className={styles.list}>
            {parts.map((keys) => (
              <Suspense key={keys.join(' ')}>
                <BookmarkedVerses keys={keys} shown={marked} onRemove={remove} />
              </Suspense>
            ))}
          </ol>
        </Boundary>
      )}
    </>
  );
}
