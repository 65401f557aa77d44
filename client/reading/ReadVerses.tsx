import { Suspense, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  ReadVerses_verses$data,
  ReadVerses_verses$key,
} from '../__generated__/ReadVerses_verses.graphql';
import { useReadingTexts } from '../i18n/reading';
import { anchorOf } from '../verse/place';
import { ReadingBar } from './ReadingBar';
import { ReadVerse } from './ReadVerse';
import styles from './ReadVerses.module.css';

interface ReadVersesProps {
  verses: ReadVerses_verses$key;
  /** The path of the page. */
  path: string;
  /** Renders what comes before a verse, such as the heading of a surah that begins with it. */
  before?(key: string): ReactNode;
}

/** Verses whose words are loaded at once. */
const CHUNK = 10;

type Row = ReadVerses_verses$data[number];

/** Verses to read on, with the bar that names the place, and marks where a page, a juz and a ruku begin. */
export function ReadVerses({ verses, path, before }: ReadVersesProps) {
  const t = useReadingTexts();
  const list = useRef<HTMLDivElement>(null);
  const rows = useFragment(
    graphql`
      fragment ReadVerses_verses on Verse @relay(plural: true) {
        id
        key
        numberInSurah
        page
        juz
        ruku
        ...ReadVerse_verse
        ...ReadingBar_verses
      }
    `,
    verses,
  );
  const chunkOf = (index: number) => {
    const start = index - (index % CHUNK);
    return rows.slice(start, start + CHUNK).map(({ key }) => key);
  };
  /** The verses between two headings. */
  const parts: { heading: ReactNode; from: number; rows: Row[] }[] = [];
  rows.forEach((row, index) => {
    const heading = before?.(row.key);
    const part = parts.at(-1);
    if (part && !heading) part.rows.push(row);
    else parts.push({ heading, from: index, rows: [row] });
  });
  return (
    <>
      <ReadingBar verses={rows} path={path} list={list} />
      <div ref={list}>
        {parts.map(({ heading, from, rows: ofPart }) => (
          <div key={from}>
            {heading}
            <ol start={ofPart[0]?.numberInSurah} aria-label={t('verses')}>
              {ofPart.map((verse, place) => (
                // Lets React hydrate verse by verse, with other work in between.
                <Suspense key={verse.id}>
                  <ReadVerse
                    verse={verse}
                    anchor={anchorOf(path, verse.key)}
                    chunk={chunkOf(from + place)}
                    marks={<Marks verse={verse} previous={rows[from + place - 1]} />}
                  />
                </Suspense>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

/** Links to the page and juz that begin with a verse, and the ruku. */
function Marks({ verse, previous }: { verse: Row; previous: Row | undefined }) {
  const t = useReadingTexts();
  const begins = (part: 'page' | 'juz' | 'ruku') => verse[part] !== previous?.[part];
  if (!begins('page') && !begins('juz') && !begins('ruku')) return null;
  return (
    <p className={styles.marks}>
      {begins('juz') && <Link to={`/juz/${verse.juz}`}>{t('juz.one', { number: verse.juz })}</Link>}
      {begins('page') && (
        <Link to={`/pages/${verse.page}`}>{t('page.one', { number: verse.page })}</Link>
      )}
      {begins('ruku') && <span>{t('ruku', { number: verse.ruku })}</span>}
    </p>
  );
}
