import { graphql, readInlineData } from 'react-relay';
import type { clusterWidth_word$key } from '../__generated__/clusterWidth_word.graphql';
import { arabicOf } from './arabicText';
import { arabicWidth } from './arabicWidth';
import type { Transcriptions } from './useTranscription';

interface WordTexts {
  /** With its pause mark. */
  arabic: string;
  /** As it is shown; empty if it is hidden. */
  transcription: string;
}

export function readTexts(
  word: clusterWidth_word$key,
  transcriptionOf: (transcribed: Transcriptions) => string,
): WordTexts {
  const data = readInlineData(
    graphql`
      fragment clusterWidth_word on Word @inline {
        arabicText
        pauseAfter
        turkishTranscription
        englishTranscription
      }
    `,
    word,
  );
  return {
    arabic: arabicOf(data.arabicText, data.pauseAfter),
    transcription: transcriptionOf(data),
  };
}

/**
 * The widths of a list, in rem, from which words that fit are drawn side by side with their shared glosses, and the
 * size of Arabic there. WordGroup.module.css has a rule for each width.
 */
const WIDTHS = [
  { width: 16, arabic: 1.9 },
  { width: 20, arabic: 1.95 },
  { width: 26, arabic: 2.05 },
  { width: 34, arabic: 2.2 },
  { width: 48, arabic: 2.5 },
] as const;

/** Of a letter of a transcription, and of the padding of a card, in rem. */
const LETTER = 0.42;
const PADDING = 1.05;

/**
 * The width of a list, in rem, from which a line has room for these words, as estimated from their letters; undefined
 * if there is none.
 * @param more further width in em of Arabic, such as that of the sign at the end of a verse
 */
export function widthForWords(words: readonly WordTexts[], more: number): number | undefined {
  const needed = (arabic: number) =>
    words.reduce(
      (sum, { arabic: text, transcription: { length } }) =>
        sum + Math.max((arabicWidth(text) + 0.4) * arabic, length * LETTER) + PADDING,
      more * arabic,
    );
  return WIDTHS.find(({ width, arabic }) => needed(arabic) <= width)?.width;
}
