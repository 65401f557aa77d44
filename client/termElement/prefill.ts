import { inScheme } from '../../text/transcription/plain';
import { LANGUAGE_TAGS, type Language } from '../language';

/** The texts of a word that a new element takes over. */
export interface WordTexts {
  arabicText: string;
  turkishTranscription: string;
  englishTranscription: string;
  /** Glosses. */
  turkishTranslation: string;
  englishTranslation: string;
}

/** The initial names, translations and meanings of an element made from a word. */
export function prefill(word: WordTexts) {
  const turkish = (text: string) => headword(text, 'turkish');
  const english = (text: string) => headword(text, 'english');
  return {
    arabicName: word.arabicText,
    turkishNameInQuran: turkish(inScheme(word.turkishTranscription, 'TURKISH_PLAIN')),
    englishNameInQuran: english(inScheme(word.englishTranscription, 'ENGLISH_PLAIN')),
    turkishTranslation: turkish(word.turkishTranslation),
    englishTranslation: english(word.englishTranslation),
    turkishMeaning: turkish(word.turkishTranslation),
    englishMeaning: english(word.englishTranslation),
  };
}

/** Removes parenthesized parts and capitalizes the first letter. */
export function headword(text: string, language: Language): string {
  return withoutParentheses(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.:!?])/g, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
    .replace(/\p{LC}/u, (letter) => letter.toLocaleUpperCase(LANGUAGE_TAGS[language]));
}

/** Removes nested parentheses from the inside out. */
function withoutParentheses(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? text : withoutParentheses(outer);
}
