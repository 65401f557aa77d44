/** A search in the texts of all verses, for the time without a network. The server's search finds much more. */
import { foldArabic, hasArabicLetters } from '../../text/foldArabic';
import { foldEnglish, foldTurkish } from '../../text/foldLatin';
import { verseKeysOf, parseVerseRun } from '../../text/verseReference';

export interface VerseTexts {
  key: string;
  arabicText: string;
  turkishTranslation: string | null;
  englishTranslation: string | null;
  turkishTranscription: string;
  englishTranscription: string;
}

/** Folded texts, each with a space before every word. */
export interface SearchableVerse {
  key: string;
  arabic: string[];
  latin: string[];
}

const withSpace = (folded: string) => ` ${folded}`;

export function searchable(verse: VerseTexts): SearchableVerse {
  const { withAlif, withoutAlif } = foldArabic(verse.arabicText);
  return {
    key: verse.key,
    arabic: [withAlif, withoutAlif].map(withSpace),
    latin: [
      foldTurkish(verse.turkishTranslation ?? ''),
      foldEnglish(verse.englishTranslation ?? ''),
      foldTurkish(verse.turkishTranscription),
      foldEnglish(verse.englishTranscription),
    ].map(withSpace),
  };
}

/** Keys of the verses that a reference names, or that have each word of the term at the start of a word of one text. */
export function findVerses(verses: readonly SearchableVerse[], term: string): string[] {
  const run = parseVerseRun(term.trim());
  if (run) {
    const named = new Set(verseKeysOf(run));
    return verses.filter(({ key }) => named.has(key)).map(({ key }) => key);
  }
  const isArabic = hasArabicLetters(term);
  const { withAlif, withoutAlif } = foldArabic(term);
  const forms = isArabic ? [withAlif, withoutAlif] : [foldTurkish(term), foldEnglish(term)];
  const wanted = [...new Set(forms)]
    .filter(Boolean)
    // Arabic writes prepositions and the article as one word with the next.
    .map((form) => form.split(' ').map((word) => (isArabic ? word : ` ${word}`)));
  return verses
    .filter(({ arabic, latin }) =>
      (isArabic ? arabic : latin).some((text) =>
        wanted.some((words) => words.every((word) => text.includes(word))),
      ),
    )
    .map(({ key }) => key);
}
