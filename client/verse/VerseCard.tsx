import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { VerseCard_verse$key } from '../__generated__/VerseCard_verse.graphql';
import { AdminPart } from '../auth/AdminPart';
import { highlightedWord } from '../word/highlightedWord';
import { useHighlight } from '../word/useHighlight';
import { WordLine } from '../word/WordLine';
import { WordList } from '../word/WordList';
import { useSettings } from '../settings/SettingsProvider';
import { LaterWords } from './LaterWords';
import { VerseText } from './VerseText';

const loadEditing = async () => (await import('./VerseEditing')).VerseEditing;

interface VerseCardProps {
  verse: VerseCard_verse$key;
  level?: 2 | 3;
  /** Whether the page is of this verse alone, in the layout of the settings; its address names the open word. */
  isWholePage?: boolean;
  /** Called when an admin starts and ends editing. */
  onEdit(isEdited: boolean): void;
}

/** A verse with its words and translations. */
export function VerseCard({ verse, level, isWholePage = false, onEdit }: VerseCardProps) {
  const data = useFragment(
    graphql`
      fragment VerseCard_verse on Verse {
        key
        numberInSurah
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        words {
          id
          ...highlightedWord_word
          ...WordList_words @arguments(withGrammar: true)
          ...WordLine_words
        }
        ...VerseEditing_verse
      }
    `,
    verse,
  );
  const { verseLayout } = useSettings().settings;
  const hasLine =
    isWholePage && (verseLayout === 'automatic' || verseLayout === 'translationFirst');
  const highlights = useHighlight();
  const matched = data.words.flatMap((word) =>
    highlights?.(highlightedWord(word)) ? word.id : [],
  );
  return (
    <VerseText
      verseKey={data.key}
      level={level}
      recited={data}
      layout={isWholePage ? verseLayout : undefined}
      line={
        hasLine && (
          <WordLine
            words={data.words}
            matched={matched}
            verseNumber={data.numberInSurah}
            isAddressed
          />
        )
      }
      translationOf={(language) => byLanguage(language, data, 'Translation')}
      around={(children) => (
        <AdminPart load={loadEditing} props={{ verse: data, onEdit, children }}>
          {children}
        </AdminPart>
      )}
    >
      <LaterWords
        numberOfWords={data.words.length}
        isBelow={hasLine && (verseLayout === 'translationFirst' || isPhone())}
      >
        <WordList words={data.words} verseNumber={data.numberInSurah} isAddressed={isWholePage} />
      </LaterWords>
    </VerseText>
  );
}

/** The width below which VerseText.module.css has the translation first by default; false on the server. */
const isPhone = () => typeof matchMedia === 'function' && matchMedia('(width < 577px)').matches;
