import { LANGUAGE_TAGS, type Language } from '../language';

/** What a new element takes from a word. */
export interface WordTexts {
  arabicText: string;
  turkishTranscription: string;
  englishTranscription: string;
  /** Glosses. */
  turkishTranslation: string;
  englishTranslation: string;
}

/** The names, translations and meanings that an element made from a word begins with. */
export function prefill(word: WordTexts) {
  const turkish = (text: string) => headword(text, 'turkish');
  const english = (text: string) => headword(text, 'english');
  return {
    arabicName: word.arabicText,
    turkishNameInQuran: turkish(word.turkishTranscription),
    englishNameInQuran: english(word.englishTranscription),
    turkishTranslation: turkish(word.turkishTranslation),
    englishTranslation: english(word.englishTranslation),
    turkishMeaning: turkish(word.turkishTranslation),
    englishMeaning: english(word.englishTranslation),
  };
}

/** Without what stands in parentheses, and with a capital letter. */
export function headword(text: string, language: Language): string {
  return withoutParentheses(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.:!?])/g, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
    .replace(/\p{LC}/u, (letter) => letter.toLocaleUpperCase(LANGUAGE_TAGS[language]));
}

/** Those inside others are taken out first. */
function withoutParentheses(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? text : withoutParentheses(outer);
}
