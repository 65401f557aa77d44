import { graphql, useFragment } from 'react-relay';
import type { VerseCard_verse$key } from '../__generated__/VerseCard_verse.graphql';
import { byLanguage } from '../settings/byLanguage';
import { WordList } from '../word/WordList';
import { VerseText } from './VerseText';

interface VerseCardProps {
  verse: VerseCard_verse$key;
  level?: 2 | 3;
}

/** A verse as it stands by itself. */
export function VerseCard({ verse, level }: VerseCardProps) {
  const data = useFragment(
    graphql`
      fragment VerseCard_verse on Verse {
        numberInSurah
        turkishTranslation
        englishTranslation
        words {
          ...WordList_words
        }
      }
    `,
    verse,
  );
  return (
    <VerseText
      level={level}
      translationOf={(language) => byLanguage(language, data, 'Translation')}
    >
      <WordList words={data.words} verseNumber={data.numberInSurah} />
    </VerseText>
  );
}
