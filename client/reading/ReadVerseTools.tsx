import { useTranslation } from '../i18n/I18nProvider';
import { useReadingTexts } from '../i18n/reading';
import { recordings } from '../recording/recordings';
import buttons from '../ui/buttons/buttons.module.css';
import { toggleBookmark } from '../verse/bookmarks';
import styles from './ReadVerseTools.module.css';
import { loadCopying, type CopiedVerse } from './VerseCopying';

interface ReadVerseToolsProps {
  verseKey: string;
  isBookmarked: boolean;
  onCopy(copied: CopiedVerse): void;
}

/** Buttons of a verse among others: bookmark, and copy or share. */
export function ReadVerseTools({ verseKey, isBookmarked, onCopy }: ReadVerseToolsProps) {
  const { t } = useTranslation();
  const own = useReadingTexts();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${buttons.icon} ${styles.bookmark}`}
        aria-label={`${t('verse.bookmark')} ${verseKey}`}
        aria-pressed={isBookmarked}
        onClick={() => toggleBookmark(verseKey)}
      />
      <button
        type="button"
        className={`${buttons.icon} ${styles.copy}`}
        aria-label={`${own('copy')} ${verseKey}`}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => onCopy({ verseKey, button: currentTarget })}
      />
      {recordings.ListenButton && <recordings.ListenButton verseKey={verseKey} isAmongOthers />}
    </div>
  );
}

const preload = () => void loadCopying().catch(() => undefined);
