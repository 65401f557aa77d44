import { withTurkishVowels } from './turkishVowels';

/**
 * - TURKISH_DIA: the letters of TDV İslâm Ansiklopedisi (DİA), with ı for i after ḳ ṣ ż ṭ ẓ.
 * - ENGLISH_IJMES: the letters of the International Journal of Middle East Studies. Endings and the
 *   length of -hū and -hī are written as they are read.
 * - TURKISH_PLAIN: without dots and lines; long vowels keep their circumflex.
 * - ENGLISH_PLAIN: without dots; long vowels are aa, ee and oo, and the article is assimilated.
 *
 * The scholarly schemes have one sign each for ayn, ʿ (U+02BF), and hamza, ʾ (U+02BE). The plain ones write an
 * apostrophe for both, but nothing before a vowel at the beginning of a word.
 */
export const TRANSCRIPTION_SCHEMES = [
  'TURKISH_PLAIN',
  'TURKISH_DIA',
  'ENGLISH_PLAIN',
  'ENGLISH_IJMES',
] as const;

export type TranscriptionScheme = (typeof TRANSCRIPTION_SCHEMES)[number];
export type ScholarlyScheme = 'TURKISH_DIA' | 'ENGLISH_IJMES';

interface SchemeTable {
  /** Phonemes and signs that have another letter; ʿ (U+02BF) and ʾ (U+02BE) stay. */
  letters: Readonly<Record<string, string>>;
  /** Applied to the phonemes before their letters. */
  adapt?(phonemes: string): string;
  /** The l of the article stays before sun letters in a word by itself. */
  keepsArticle?: boolean;
}

export const SCHEME_TABLES: Readonly<Record<ScholarlyScheme, SchemeTable>> = {
  TURKISH_DIA: {
    // "billâhi", "velleẕîne", but "bi’l-ḥaḳḳı"
    adapt: (phonemes) => withTurkishVowels(phonemes).replace(/=(?=ll)/g, ''),
    letters: {
      ṯ: 's\u0331',
      ǧ: 'c',
      ḏ: 'ẕ',
      š: 'ş',
      ḍ: 'ż',
      q: 'ḳ',
      w: 'v',
      ā: 'â',
      ī: 'î',
      ū: 'û',
      ē: 'ê',
      '=': '’',
      '/': ' ',
      _: '’',
      '·': '-',
    },
  },
  ENGLISH_IJMES: {
    keepsArticle: true,
    letters: {
      ṯ: 'th',
      ǧ: 'j',
      ḫ: 'kh',
      ḏ: 'dh',
      š: 'sh',
      ġ: 'gh',
      '=': '-',
      '/': ' ',
      _: ' ',
      '·': '-',
    },
  },
};
