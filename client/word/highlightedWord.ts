import { graphql, readInlineData } from 'react-relay';
import { inScheme } from '../../text/transcription/plain';
import type { highlightedWord_word$key } from '../__generated__/highlightedWord_word.graphql';
import type { HighlightedWord } from './useHighlight';

/**
 * What the address may highlight a word by.
 * @param glosses those that are read for the word, if other words share them
 */
export function highlightedWord(
  word: highlightedWord_word$key,
  glosses?: readonly string[],
): HighlightedWord {
  const data = readInlineData(
    graphql`
      fragment highlightedWord_word on Word @inline {
        arabicText
        turkishTranscription
        englishTranscription
        turkishTranslation
        englishTranslation
        termElements {
          databaseId
          term {
            databaseId
          }
        }
      }
    `,
    word,
  );
  return {
    texts: [
      data.arabicText,
      inScheme(data.turkishTranscription, 'TURKISH_PLAIN'),
      inScheme(data.englishTranscription, 'ENGLISH_PLAIN'),
      data.englishTranscription,
      ...(glosses ?? [data.turkishTranslation, data.englishTranslation]),
    ],
    elements: data.termElements.map(({ databaseId, term }) => [databaseId, term.databaseId]),
  };
}
