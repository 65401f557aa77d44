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
}

/** The verses of a topic, as links to their places on the page. */
export function PostVerseList({ count, keys }: PostVerseListProps) {
  const t = usePostTexts();
  const { search } = useLocation();
  if (keys.length < 2) return <p className={styles.count}>{t('verseCount', { count })}</p>;
  return (
    <details className={styles.list} open={keys.length <= MAX_OPEN_VERSES}>
      <summary className={styles.count}>{t('verseCount', { count })}</summary>
      <ul aria-label={t('verseList')} className={styles.keys}>
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
