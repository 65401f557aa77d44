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
            wordsWith={isByWord ? near.get(verse.key) : undefined}
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

/** How long verses stay near before their words are loaded, so that those scrolled past cost no request. */
const REST_MS = 200;

/** The verses that have stayed near the screen, each with those whose words are loaded in one request with its own. */
function useNearVerses(keys: readonly string[], isWatching: boolean) {
  const [near, setNear] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    if (!isWatching) return;
    const passing = new Map<string, Element>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      const staying = [...passing.keys()];
      passing.forEach((verse) => observer.unobserve(verse));
      passing.clear();
      setNear((known) => {
        const added = staying.filter((key) => !known.has(key));
        return new Map([...known, ...added.map((key) => [key, added] as const)]);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = (target as HTMLElement).dataset['verse'] ?? '';
          if (isIntersecting) passing.set(key, target);
          else passing.delete(key);
        }
        clearTimeout(timer);
        if (passing.size > 0) timer = setTimeout(stay, REST_MS);
      },
      { rootMargin: MARGIN },
    );
    for (const key of keys) {
      const verse = document.querySelector(`[data-verse="${key}"]`);
      if (verse) observer.observe(verse);
    }
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [keys, isWatching]);
  return near;
}
