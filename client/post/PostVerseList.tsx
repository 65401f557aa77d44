import { Link, useLocation } from 'react-router-dom';
import { usePostTexts } from '../i18n/post';
import styles from './PostVerseList.module.css';

/** With more verses, the list is closed at first. */
const MAX_OPEN_VERSES = 12;

interface PostVerseListProps {
  /** Number of all verses of the topic. */
  count: number;
  /** The verses on this page. */
  keys: readonly string[];
  /** Position of the first of them in the topic, from 1. */
  first: number;
}

/** The verses of a topic, as links to their places on the page. */
export function PostVerseList({ count, keys, first }: PostVerseListProps) {
  const t = usePostTexts();
  const { search } = useLocation();
  const title =
    keys.length < count && keys.length > 0
      ? t('verseRange', { first, last: first + keys.length - 1, count })
      : t('verseCount', { count });
  if (keys.length < 2) return <p className={styles.count}>{title}</p>;
  return (
    <details className={styles.list} open={keys.length <= MAX_OPEN_VERSES}>
      <summary className={styles.count}>{title}</summary>
      <ul
        aria-label={keys.length < count ? t('versesOnPage') : t('verseList')}
        className={styles.keys}
      >
        {keys.map((key) => (
          <li key={key}>
            <Link
              className={styles.key}
              to={{ search, hash: `#${key}` }}
              state={{ keepsFocus: true }}
            >
              {key}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
