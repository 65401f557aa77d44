/** Folds the texts of a verse for search. */
import { foldArabic } from './foldArabic';
import { foldEnglish, foldTurkish } from './foldLatin';
import { inScheme } from './transcription/plain';

export interface SearchableVerse {
  words: {
    arabicText: string;
    turkishTranscription: string;
    englishTranscription: string;
    root: string | null;
    lemma: string | null;
  }[];
  turkishTranslation: string | null;
  englishTranslation: string | null;
}

/** Folded words separated by spaces. Those of the Arabic text correspond one to one to its words. */
export interface VerseKeyTexts {
  arabic: string;
  arabicWithoutAlif: string;
  vowels: string;
  roots: string;
  lemmas: string;
  turkishTranscription: string;
  englishTranscription: string;
  turkishTranslation: string;
  englishTranslation: string;
}

/** Stands for a word without a value. */
export const NONE = '-';

export function verseKeyTexts(verse: SearchableVerse): VerseKeyTexts {
  const { words } = verse;
  const ofWords = (keyOf: (word: SearchableVerse['words'][number]) => string) =>
    words.map((word) => keyOf(word).replaceAll(' ', '') || NONE).join(' ');
  const arabic = words.map(({ arabicText }) => foldArabic(arabicText));
  const ofArabic = (name: 'withAlif' | 'withoutAlif') =>
    arabic.map((keys) => keys[name].replaceAll(' ', '') || NONE).join(' ');
  return {
    arabic: ofArabic('withAlif'),
    arabicWithoutAlif: ofArabic('withoutAlif'),
    vowels: ofWords(({ arabicText }) => vowelsOf(arabicText)),
    roots: ofWords(({ root }) => root ?? ''),
    lemmas: ofWords(({ lemma }) => foldArabic(lemma ?? '').withAlif),
    // Readers type the plain letters, in which ż is d.
    turkishTranscription: ofWords((word) =>
      foldTurkish(inScheme(word.turkishTranscription, 'TURKISH_PLAIN')),
    ),
    englishTranscription: ofWords((word) => foldEnglish(word.englishTranscription)),
    turkishTranslation: foldTurkish(verse.turkishTranslation ?? ''),
    englishTranslation: foldEnglish(verse.englishTranslation ?? ''),
  };
}

/** The signs of vowels, doubling and tanween in order. */
export const vowelsOf = (word: string) => word.normalize('NFC').replace(/[^\u064B-\u0651]/g, '');
