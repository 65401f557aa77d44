import { useVerseTexts } from '../i18n/verse';
import styles from './BookmarksPage.module.css';
import { SummariesOfVerses } from './SummariesOfVerses';

interface BookmarkedVersesProps {
  /** The requested keys in display order. */
  keys: string[];
  /** The keys that are still bookmarked. */
  shown: string[];
  onRemove(key: string): void;
}

/** A part of the bookmarked verses, each with a remove button. */
export function BookmarkedVerses({ keys, shown, onRemove }: BookmarkedVersesProps) {
  const t = useVerseTexts();
  return (
    <SummariesOfVerses keys={keys} shown={shown}>
      {(key) => (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('remove', { key })}
          onClick={() => onRemove(key)}
        >
          <svg viewBox="0 0 24 24" width="20" stroke="currentColor" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </SummariesOfVerses>
  );
}
