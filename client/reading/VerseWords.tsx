import { Suspense, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VerseWordsQuery } from '../__generated__/VerseWordsQuery.graphql';
import { useReadingTexts } from '../i18n/reading';
import { Boundary } from '../ui/controls/Boundary';
import { WordList } from '../word/WordList';
import styles from './VerseWords.module.css';

interface VerseWordsProps {
  verseKey: string;
  verseNumber: number;
  /** Keys of the verses whose words are loaded together with its own. */
  chunk: readonly string[];
  /** The text, by which the height of the words is estimated. */
  arabic: string;
  /** Shown until the words are there. */
  children: ReactNode;
}

/** How far from the screen the words of a verse are loaded. */
const MARGIN = '1200px';

/** A verse word by word. Its words are loaded when the reader comes near, those of its neighbors with them. */
export function VerseWords({ verseKey, verseNumber, chunk, arabic, children }: VerseWordsProps) {
  const t = useReadingTexts();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    // The verse, because nothing within one that is not laid out intersects.
    observer.observe(element.closest('li') ?? element);
    return () => observer.disconnect();
  }, []);
  const size = { '--words': arabic.split(' ').length } as CSSProperties;
  return (
    <div ref={place} className={styles.place} style={size}>
      {!isNear || hasFailed ? (
        children
      ) : (
        <Boundary key={attempt} onError={() => setFailed(true)}>
          <Suspense fallback={children}>
            <LoadedWords
              verseKey={verseKey}
              verseNumber={verseNumber}
              chunk={chunk}
              attempt={attempt}
            />
          </Suspense>
        </Boundary>
      )}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('failed')}{' '}
          <button
            type="button"
            className={styles.retry}
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}

interface LoadedWordsProps extends Pick<VerseWordsProps, 'verseKey' | 'verseNumber' | 'chunk'> {
  attempt: number;
}

function LoadedWords({ verseKey, verseNumber, chunk, attempt }: LoadedWordsProps) {
  const { verses } = useLazyLoadQuery<VerseWordsQuery>(
    graphql`
      query VerseWordsQuery($keys: [String!]!, $count: Int!) {
        verses(keys: $keys, first: $count) {
          edges {
            node {
              key
              words {
                ...WordList_words
              }
            }
          }
        }
      }
    `,
    { keys: [...chunk], count: chunk.length },
    { fetchKey: attempt },
  );
  const verse = verses.edges.find(({ node }) => node.key === verseKey)?.node;
  return verse && <WordList words={verse.words} verseNumber={verseNumber} />;
}
