import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VerseWordsQuery } from '../__generated__/VerseWordsQuery.graphql';
import { useReadingTexts } from '../i18n/reading';
import { Boundary } from '../ui/controls/Boundary';
import { WordList } from '../word/WordList';
import styles from './VerseWords.module.css';

interface VerseWordsProps {
  verseKey: string;
  verseNumber: number;
  /** Keys of the verses whose words are loaded in one request, its own and those of its neighbors. */
  keys: readonly string[];
  /** Shown until the words are there. */
  children: ReactNode;
}

/** A verse word by word. */
export function VerseWords({ verseKey, verseNumber, keys, children }: VerseWordsProps) {
  const t = useReadingTexts();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {hasFailed ? (
        children
      ) : (
        <Boundary key={attempt} onError={() => setFailed(true)}>
          <Suspense fallback={children}>
            <LoadedWords
              verseKey={verseKey}
              verseNumber={verseNumber}
              keys={keys}
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
    </>
  );
}

interface LoadedWordsProps extends Pick<VerseWordsProps, 'verseKey' | 'verseNumber'> {
  keys: readonly string[];
  attempt: number;
}

function LoadedWords({ verseKey, verseNumber, keys, attempt }: LoadedWordsProps) {
  const { verses } = useLazyLoadQuery<VerseWordsQuery>(
    graphql`
      query VerseWordsQuery($keys: [String!]!, $count: Int!) {
        verses(keys: $keys, first: $count) {
          edges {
            node {
              key
              words {
                ...WordList_words @arguments(withGrammar: true)
              }
            }
          }
        }
      }
    `,
    { keys: [...keys], count: keys.length },
    { fetchKey: attempt },
  );
  const verse = verses.edges.find(({ node }) => node.key === verseKey)?.node;
  return verse && <WordList words={verse.words} verseNumber={verseNumber} />;
}
