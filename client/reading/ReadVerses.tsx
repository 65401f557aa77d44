import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReadVerses_verses$key } from '../__generated__/ReadVerses_verses.graphql';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { useBookmarks } from '../verse/bookmarks';
import { VersesOfPage } from '../verse/versesOfPage';
import { ReadingBar } from './ReadingBar';
import { ReadPart } from './ReadPart';
import { partsOf } from './readingParts';
import styles from './ReadPart.module.css';
import { VerseCopying, type CopiedVerse } from './VerseCopying';

interface ReadVersesProps {
  verses: ReadVerses_verses$key;
  /** The path of the page. */
  path: string;
  /** Renders what comes before the first verse of a surah. */
  beforeSurah?(key: string): ReactNode;
}

/** Verses to read on, with the bar that names the place. */
export function ReadVerses({ verses, path, beforeSurah }: ReadVersesProps) {
  const { prefLanguage, alwaysShowEnglish, readingMode } = useSettings().settings;
  const bookmarks = useBookmarks();
  const list = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<CopiedVerse>();
  const rows = useFragment(
    graphql`
      fragment ReadVerses_verses on Verse @relay(plural: true) {
        key
        ...readingParts_verse
        ...ReadPart_verses
        ...ReadingBar_verses
      }
    `,
    verses,
  );
  // Parts render again only if what they are given changes, since a long surah takes a phone half a second.
  const parts = useMemo(() => partsOf(rows), [rows]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const languages = useMemo(
    () => shownLanguages({ prefLanguage, alwaysShowEnglish }),
    [prefLanguage, alwaysShowEnglish],
  );
  return (
    <VersesOfPage value={keys}>
      <ReadingBar verses={rows} path={path} list={list} />
      <div ref={list} data-mode={readingMode} className={styles.verses}>
        {parts.map(({ key, beginsSurah, verses: ofPart, beginnings }) => (
          <Fragment key={key}>
            {beginsSurah && beforeSurah?.(key)}
            <ReadPart
              verses={ofPart}
              beginnings={beginnings}
              path={path}
              isByWord={readingMode === 'words'}
              languages={languages}
              bookmarks={bookmarks}
              onCopy={setCopied}
            />
          </Fragment>
        ))}
      </div>
      <VerseCopying copied={copied} />
    </VersesOfPage>
  );
}
