import { readInlineData, graphql } from 'react-relay';
import type { wordValues_word$key } from '../__generated__/wordValues_word.graphql';
import { missing, type FieldProblem } from '../editing/outcome';
import { choiceOf } from '../termElement/elementChoices';

/** The form values of a word; missing texts are ''. */
export interface WordValues {
  pauseAfter: string;
  arabicRoot: string;
  turkishTranscription: string;
  englishTranscription: string;
  turkishTranslation: string;
  englishTranslation: string;
  /** Numbers in the verse of the words that the gloss covers, or that the gloss which covers the word covers. */
  turkishGlossWords: readonly string[];
  englishGlossWords: readonly string[];
  /** Integer keys in display order. */
  termElementIds: readonly string[];
}

/** Fields that must not be empty. */
export const REQUIRED_FIELDS = ['turkishTranscription', 'englishTranscription'] as const;

/** A REQUIRED problem for each required field that is empty. */
export const missingInWord = (values: WordValues): FieldProblem[] =>
  missing(REQUIRED_FIELDS.filter((field) => !values[field].trim()));

/** A word of the verse of the edited word. */
export type VerseWord = ReturnType<typeof readWord>['words'][number];

/** The numbers to send for a gloss: null if the words that it covers stay as they are. */
export const changedWords = (numbers: readonly string[], saved: readonly string[]) =>
  numbers.join() === saved.join() ? null : numbers.map(Number);

/** Reads the form values of a word, its version, its term elements, its guarded Arabic text, and its verse. */
export function readWord(word: wordValues_word$key) {
  const data = readInlineData(
    graphql`
      fragment wordValues_word on Word @inline {
        databaseId
        version
        arabicText
        importedArabicText
        pauseAfter
        turkishTranscription
        englishTranscription
        turkishTranslation
        englishTranslation
        numberInVerse
        turkishGlossGroup {
          numbers
        }
        englishGlossGroup {
          numbers
        }
        verse {
          words {
            key
            arabicText
            turkishTranslation
            englishTranslation
            turkishGlossOf
            englishGlossOf
          }
        }
        root {
          letters
        }
        termElements {
          ...elementChoices_element
        }
      }
    `,
    word,
  );
  const elements = data.termElements.map(choiceOf);
  const values: WordValues = {
    pauseAfter: data.pauseAfter ?? '',
    arabicRoot: data.root?.letters ?? '',
    turkishTranscription: data.turkishTranscription,
    englishTranscription: data.englishTranscription,
    turkishTranslation: data.turkishTranslation ?? '',
    englishTranslation: data.englishTranslation ?? '',
    turkishGlossWords: data.turkishGlossGroup.numbers.map(String),
    englishGlossWords: data.englishGlossGroup.numbers.map(String),
    termElementIds: elements.map(({ id }) => id),
  };
  const { databaseId, version, arabicText } = data;
  const arabic = {
    databaseId,
    version,
    arabicText,
    imported: data.importedArabicText ?? arabicText,
  };
  const { numberInVerse, verse } = data;
  const words = verse.words.map(({ key, ...word }) => ({ key, ...word }));
  return { databaseId, version, values, elements, arabic, numberInVerse, words };
}
