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
  /** Integer keys in display order. */
  termElementIds: readonly string[];
}

/** Fields that must not be empty. */
export const REQUIRED_FIELDS = ['turkishTranscription', 'englishTranscription'] as const;

/** A REQUIRED problem for each required field that is empty. */
export const missingInWord = (values: WordValues): FieldProblem[] =>
  missing(REQUIRED_FIELDS.filter((field) => !values[field].trim()));

/** Reads the form values of a word, its version, its term elements, and its guarded Arabic text. */
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
    termElementIds: elements.map(({ id }) => id),
  };
  const { databaseId, version, arabicText } = data;
  const arabic = {
    databaseId,
    version,
    arabicText,
    imported: data.importedArabicText ?? arabicText,
  };
  return { databaseId, version, values, elements, arabic };
}
