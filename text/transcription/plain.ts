import type { ScholarlyScheme, TranscriptionScheme } from './schemes';

/** The letters of the plain schemes that differ from those of the scholarly ones. */
const PLAIN_LETTERS: Readonly<Record<ScholarlyScheme, Readonly<Record<string, string>>>> = {
  TURKISH_DIA: {
    's\u0331': 's',
    ẕ: 'z',
    ż: 'd',
    ẓ: 'z',
    ḥ: 'h',
    ḫ: 'h',
    ṣ: 's',
    ṭ: 't',
    ġ: 'g',
    ḳ: 'k',
  },
  ENGLISH_IJMES: {
    ā: 'aa',
    ī: 'ee',
    ū: 'oo',
    ē: 'e',
    ḥ: 'h',
    ṣ: 's',
    ḍ: 'd',
    ṭ: 't',
    ẓ: 'z',
  },
};

/** The scholarly scheme that a plain one is derived from. */
export const scholarlyScheme = (scheme: TranscriptionScheme): ScholarlyScheme =>
  scheme.startsWith('TURKISH') ? 'TURKISH_DIA' : 'ENGLISH_IJMES';

/**
 * Rewrites a transcription of a scholarly scheme in the plain scheme of the same language. Signs that the
 * scholarly scheme does not have stay, so it also serves transcriptions by editors.
 * @param scheme the plain scheme, or the scholarly one itself, which changes nothing
 */
export function inScheme(scholarly: string, scheme: TranscriptionScheme): string {
  if (!scheme.endsWith('PLAIN')) return scholarly;
  const letters = PLAIN_LETTERS[scholarlyScheme(scheme)];
  return scholarly
    .replace(ARTICLE_BEFORE_SUN, scheme === 'ENGLISH_PLAIN' ? '$1-$1' : '$&')
    .replace(/s\u0331|./gu, (letter) => letters[letter] ?? letter)
    .replace(UNREAD_SIGN, '')
    .replace(/[’ʿʾ]+/g, '’');
}

const ARTICLE_BEFORE_SUN = /(?<=(?:^|[ -])a?)l-(th|dh|sh|[tdrzsṣḍṭẓn])/g;

/** Ayn and hamza before a vowel at the beginning of a word, where the reader adds nothing. */
const UNREAD_SIGN = /(?<=^|[ -])[ʿʾ](?=[aeiıouüâêîûA])/g;
