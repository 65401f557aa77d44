import { memo, Suspense, useEffect, useMemo, useState, type CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReadPart_verses$key } from '../__generated__/ReadPart_verses.graphql';
import { useReadingTexts } from '../i18n/reading';
import { byLanguage, type Language } from '../language';
import { anchorOf } from '../verse/place';
import styles from './ReadPart.module.css';
import { ReadVerse } from './ReadVerse';
import type { Beginning } from './readingParts';
import type { CopiedVerse } from './VerseCopying';

interface ReadPartProps {
  verses: ReadPart_verses$key;
  /** What begins with each verse. */
  beginnings: readonly Beginning[];
  /** The path of the page. */
  path: string;
  isByWord: boolean;
  languages: readonly Language[];
  bookmarks: readonly string[];
  onCopy(copied: CopiedVerse): void;
}

/** The verses of a surah on one page of the mushaf. */
export const ReadPart = memo(function ReadPart(props: ReadPartProps) {
  const { verses, beginnings, path, isByWord, languages, bookmarks, onCopy } = props;
  const t = useReadingTexts();
  const rows = useFragment(
    graphql`
      fragment ReadPart_verses on Verse @relay(plural: true) {
        key
        numberInSurah
        page
        arabicText
        turkishTranslation
        englishTranslation
        ...ReadVerse_verse
      }
    `,
    verses,
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const near = useNearVerses(keys, isByWord);
  const [first] = rows;
  const lengthOf = (text: (row: (typeof rows)[number]) => string | null | undefined) =>
    rows.reduce((sum, row) => sum + (text(row)?.length ?? 0), 0);
  const size = {
    '--verses': rows.length,
    '--arabic': lengthOf((row) => row.arabicText),
    '--latin': languages.reduce(
      (sum, language) => sum + lengthOf((row) => byLanguage(language, row, 'Translation')),
      0,
    ),
  } as CSSProperties;
  return (
    <ol
      start={first?.numberInSurah}
      aria-label={t('versesOfPage', { number: first?.page })}
      className={styles.part}
      style={size}
    >
      {/* Lets React hydrate part by part, with other work in between. */}
      <Suspense>
        {rows.map((verse, index) => (
          <ReadVerse
            key={verse.key}
            verse={verse}
            anchor={anchorOf(path, verse.key)}
            beginning={beginnings[index]}
            languages={languages}
            wordsWith={isByWord && near.has(verse.key) ? keys : undefined}
            isBookmarked={bookmarks.includes(verse.key)}
            onCopy={onCopy}
          />
        ))}
      </Suspense>
    </ol>
  );
});

/** How far from the screen the words of a verse are loaded. */
const MARGIN = '1200px';

/** The verses that have come near the screen. */
function useNearVerses(keys: readonly string[], isWatching: boolean): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set<string>());
  useEffect(() => {
    if (!isWatching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries.filter(({ isIntersecting }) => isIntersecting);
        if (found.length === 0) return;
        found.forEach(({ target }) => observer.unobserve(target));
        const names = found.map(({ target }) => (target as HTMLElement).dataset['verse'] ?? '');
        setNear((known) => new Set([...known, ...names]));
      },
      { rootMargin: MARGIN },
    );
    for (const key of keys) {
      const verse = document.querySelector(`[data-verse="${key}"]`);
      if (verse) observer.observe(verse);
    }
    return () => observer.disconnect();
  }, [keys, isWatching]);
  return near;
}
