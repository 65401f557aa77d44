import { useTranslation } from '../i18n/I18nProvider';
import { useReadingTexts } from '../i18n/reading';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import { BookmarkIcon, CopyIcon } from '../ui/icons/icons';
import { toggleBookmark, useBookmarks } from '../verse/bookmarks';
import styles from './ReadVerseTools.module.css';

const load = async () => (await import('./CopyReadVerse')).CopyReadVerse;

/** Buttons of a verse among others: bookmark, and copy or share. */
export function ReadVerseTools({ verseKey }: { verseKey: string }) {
  const { t } = useTranslation();
  const own = useReadingTexts();
  const { Control: CopyReadVerse, controlProps, triggerProps, failure, onError } = useControl(load);
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${buttons.icon} ${styles.bookmark}`}
        aria-label={`${t('verse.bookmark')} ${verseKey}`}
        aria-pressed={useBookmarks().includes(verseKey)}
        onClick={() => toggleBookmark(verseKey)}
      >
        <BookmarkIcon />
      </button>
      <button className={buttons.icon} aria-label={`${own('copy')} ${verseKey}`} {...triggerProps}>
        <CopyIcon />
      </button>
      {CopyReadVerse && <CopyReadVerse verseKey={verseKey} onError={onError} {...controlProps} />}
      {failure}
    </div>
  );
}
