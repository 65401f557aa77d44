import { Suspense, useState, useTransition, type CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { PostVerseCard_postVerse$key } from '../__generated__/PostVerseCard_postVerse.graphql';
import { AdminPart } from '../auth/AdminPart';
import { usePostTexts } from '../i18n/post';
import { Boundary } from '../ui/controls/Boundary';
import { LinkedHtml } from '../page/LinkedHtml';
import { VerseText } from '../verse/VerseText';
import { WordList } from '../word/WordList';
import { NeighborVerse } from './NeighborVerse';
import styles from './PostVerseCard.module.css';
import { PostVerseHeader } from './PostVerseHeader';

const loadEditing = async () => (await import('./PostVerseEditing')).PostVerseEditing;

/** A verse of a topic; its arrows step through the mushaf from there, with a way back. */
export function PostVerseCard({ postVerse }: { postVerse: PostVerseCard_postVerse$key }) {
  const t = usePostTexts();
  const data = useFragment(
    graphql`
      fragment PostVerseCard_postVerse on PostVerse {
        turkishTranslation
        englishTranslation
        turkishTranslationHtml
        englishTranslationHtml
        verse {
          key
          numberInSurah
          turkishTranscription: transcription(scheme: TURKISH_DIA)
          englishTranscription: transcription(scheme: ENGLISH_IJMES)
          words {
            ...WordList_words
          }
          ...PostVerseHeader_verse
        }
        ...PostVerseEditing_postVerse
      }
    `,
    postVerse,
  );
  const { verse } = data;
  const [shown, setShown] = useState(verse.key);
  const [isEdited, setEdited] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [failures, setFailures] = useState(0);
  const [isMoving, startMoving] = useTransition();
  const move = (key: string) =>
    startMoving(() => {
      setFailed(false);
      setShown(key);
    });
  return (
    <article
      id={verse.key}
      className={styles.verse}
      style={{ '--words': verse.words.length } as CSSProperties}
      aria-busy={isMoving || undefined}
    >
      {shown === verse.key ? (
        <>
          <PostVerseHeader verse={verse} initial={verse.key} isDisabled={isEdited} move={move} />
          <VerseText
            verseKey={verse.key}
            level={3}
            recited={verse}
            translationOf={(language) => {
              const html = byLanguage(language, data, 'TranslationHtml');
              return html ? <LinkedHtml html={html} /> : byLanguage(language, data, 'Translation');
            }}
            around={(children) => (
              <AdminPart
                load={loadEditing}
                props={{ postVerse: data, onEdit: setEdited, children }}
              >
                {children}
              </AdminPart>
            )}
          >
            <WordList words={verse.words} verseNumber={verse.numberInSurah} />
          </VerseText>
        </>
      ) : (
        <Boundary
          key={shown}
          onError={() => {
            setFailed(true);
            setFailures((count) => count + 1);
            setShown(verse.key);
          }}
        >
          <Suspense>
            <NeighborVerse verseKey={shown} initial={verse.key} move={move} attempt={failures} />
          </Suspense>
        </Boundary>
      )}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('loadFailed')}
        </p>
      )}
    </article>
  );
}
