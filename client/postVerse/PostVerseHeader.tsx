import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PostVerseHeader_verse$key } from '../__generated__/PostVerseHeader_verse.graphql';
import { usePostTexts } from '../i18n/post';
import { SurahLabel } from '../surah/SurahLabel';
import { Arrow } from '../ui/buttons/Arrow';
import styles from './PostVerseHeader.module.css';

interface PostVerseHeaderProps {
  /** The current verse. */
  verse: PostVerseHeader_verse$key;
  /** Key of the topic's verse, to return to. */
  initial: string;
  /** Set while the verse is being edited, to keep it in place. */
  isDisabled: boolean;
  /** Shows another verse instead. */
  move(key: string): void;
}

/**
 * The key of the verse between arrows that replace it with the previous or next verse. Without
 * script the arrows link to the pages of those verses.
 */
export function PostVerseHeader({ verse, initial, isDisabled, move }: PostVerseHeaderProps) {
  const t = usePostTexts();
  const { key, previousKey, nextKey, surah } = useFragment(
    graphql`
      fragment PostVerseHeader_verse on Verse {
        key
        previousKey
        nextKey
        surah {
          ...SurahLabel_surah
        }
      }
    `,
    verse,
  );
  const arrow = (to: string | null | undefined, label: string, side: 'previous' | 'next') => (
    <div className={styles.side}>
      <Arrow
        to={to && !isDisabled ? `/verses/${to}` : undefined}
        label={label}
        side={side}
        onClick={(event: MouseEvent) => {
          // Modifier keys still open another tab.
          if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          move(to);
        }}
      />
      {/* Says that the arrows follow the mushaf, not the topic. */}
      <span className={styles.neighbor} aria-hidden="true">
        {to}
      </span>
    </div>
  );
  return (
    <nav className={styles.header} aria-label={t('navigation', { key })}>
      {arrow(previousKey, t('previousVerse', { key }), 'previous')}
      <div className={styles.middle}>
        <SurahLabel surah={surah} />
        <h2 className={styles.key}>
          <Link to={`/verses/${key}`} aria-label={t('original', { key })}>
            {key}
          </Link>
        </h2>
        {key !== initial && (
          <button
            type="button"
            className={styles.return}
            disabled={isDisabled}
            onClick={() => move(initial)}
          >
            {t('returnToInitial', { key: initial })}
          </button>
        )}
      </div>
      {arrow(nextKey, t('nextVerse', { key }), 'next')}
    </nav>
  );
}
