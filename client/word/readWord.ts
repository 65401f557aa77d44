import { graphql, readInlineData } from 'react-relay';
import type { readWord_word$key } from '../__generated__/readWord_word.graphql';

/** What the page has of a word, as all that opens over its list shows it. */
export type ReadWord = ReturnType<typeof readWord>;

export function readWord(word: readWord_word$key) {
  const { key, arabicText, pauseAfter, numberInVerse, root, termElements, ...shown } =
    readInlineData(
      graphql`
        fragment readWord_word on Word @inline {
          key
          arabicText
          pauseAfter
          numberInVerse
          turkishGlossOf
          englishGlossOf
          turkishTranscription
          englishTranscription
          turkishTranslation
          englishTranslation
          root {
            letters
          }
          termElements {
            id
            turkishLabel
            englishLabel
          }
        }
      `,
      word,
    );
  const names = termElements.map(({ id, turkishLabel, englishLabel }) => ({
    id,
    turkishLabel,
    englishLabel,
  }));
  return {
    key,
    arabicText,
    pauseAfter,
    numberInVerse,
    rootLetters: root?.letters,
    names,
    ...shown,
  };
}
