import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { VerseCard_verse$key } from '../__generated__/VerseCard_verse.graphql';
import { AdminPart } from '../auth/AdminPart';
import { WordList } from '../word/WordList';
import { VerseText } from './VerseText';

const loadEditing = async () => (await import('./VerseEditing')).VerseEditing;

interface VerseCardProps {
  verse: VerseCard_verse$key;
  level?: 2 | 3;
  /** Whether the address of the page names the open word. */
  isAddressed?: boolean;
  /** Called when an admin starts and ends editing. */
  onEdit(isEdited: boolean): void;
}

/** A verse with its words and translations. */
export function VerseCard({ verse, level, isAddressed, onEdit }: VerseCardProps) {
  const data = useFragment(
    graphql`
      fragment VerseCard_verse on Verse {
        numberInSurah
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        words {
          ...WordList_words
        }
        ...VerseEditing_verse
      }
    `,
    verse,
  );
  return (
    <VerseText
      level={level}
      recited={data}
      translationOf={(language) => byLanguage(language, data, 'Translation')}
      around={(children) => (
        <AdminPart load={loadEditing} props={{ verse: data, onEdit, children }}>
          {children}
        </AdminPart>
      )}
    >
      <WordList words={data.words} verseNumber={data.numberInSurah} isAddressed={isAddressed} />
    </VerseText>
  );
}
