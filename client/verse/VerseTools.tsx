import { useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { VerseTools_verse$key } from '../__generated__/VerseTools_verse.graphql';
import { comparePath } from '../page/comparePath';
import { recordings } from '../recording/recordings';
import { BookmarkIcon, ShareIcon } from '../ui/icons/icons';
import { useControl } from '../ui/controls/useControl';
import { toggleBookmark, useBookmarks } from './bookmarks';
import { CopyButtons } from './CopyButtons';
import styles from './VerseTools.module.css';

const load = async () => (await import('./CopyDialog')).CopyDialog;

/** Buttons to bookmark, copy and share a verse, and a link to its surah. */
export function VerseTools({ verse }: { verse: VerseTools_verse$key }) {
  const { t } = useTranslation();
  const { Control: CopyDialog, controlProps, triggerProps, failure } = useControl(load);
  const data = useFragment(
    graphql`
      fragment VerseTools_verse on Verse {
        key
        ...CopyButtons_verse
        ...CopyDialog_verse
      }
    `,
    verse,
  );
  const [copyHasFailed, setCopyFailed] = useState(false);
  const open = (afterFailure: boolean) => {
    setCopyFailed(afterFailure);
    triggerProps.onClick();
  };
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={useBookmarks().includes(data.key)}
        onClick={() => toggleBookmark(data.key)}
      >
        <BookmarkIcon />
        {t('verse.bookmark')}
      </button>
      <CopyButtons verse={data} className={styles.tool} onFailure={() => open(true)} />
      <button
        className={styles.tool}
        {...triggerProps}
        aria-label={t('verse.shareHint')}
        onClick={() => open(false)}
      >
        <ShareIcon />
        {t('verse.share')}
      </button>
      <Link className={styles.tool} to={comparePath('verses', data.key)}>
        {t('verse.compare')}
      </Link>
      <Link className={styles.tool} to={`/surahs/${data.key.replace(':', '#')}`}>
        {t('surah.read')}
      </Link>
      {recordings.ListenButton && (
        <recordings.ListenButton verseKey={data.key} className={styles.tool} />
      )}
      {CopyDialog && <CopyDialog verse={data} hasFailed={copyHasFailed} {...controlProps} />}
      {failure}
    </div>
  );
}
