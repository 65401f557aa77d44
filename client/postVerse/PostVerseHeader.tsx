import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PostVerseHeader_verse$key } from '../__generated__/PostVerseHeader_verse.graphql';
import { usePostTexts } from '../i18n/post';
import { SurahLabel } from '../surah/SurahLabel';
import { Arrow } from '../ui/buttons/Arrow';
import styles from './PostVerseHeader.module.css';

interface PostVerseHeaderProps {
  /** The verse that is shown. */
  verse: PostVerseHeader_verse$key;
  /** Key of the topic's verse, to return to from another one. */
  initial: string;
  /** The verse is being edited, and stays until that is done. */
  isDisabled: boolean;
  /** Shows another verse in the place of this one. */
  move(key: string): void;
}

/**
 * Which verse it is, between the arrows that put the verses before and after in its place; without
 * script they lead to the pages of those.
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
  const arrow = (to: string | null | undefined, label: string) => ({
    to: to && !isDisabled ? `/verses/${to}` : undefined,
    label,
    onClick(event: MouseEvent) {
      // Another tab is still what the reader asked for.
      if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      move(to);
    },
  });
  return (
    <nav className={styles.header} aria-label={t('navigation', { key })}>
      <Arrow {...arrow(previousKey, t('previousVerse', { key }))} side="previous" />
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
      <Arrow {...arrow(nextKey, t('nextVerse', { key }))} side="next" />
    </nav>
  );
}
