/** Sources of the texts that readers quote, with their terms, as they are named to readers in their language. */

/** The source of a text, with the terms under which it may be used. */
export interface QuotedSource {
  name: string;
  license: string;
}

/**
 * Verses whose Turkish translation the project has written: in their place, the package repeats the translation of an
 * earlier verse (67:4, 87:13).
 */
export const OWN_TURKISH_VERSES = ['67:6', '87:14'] as const;

type QuotedText = 'arabicText' | 'translation';

/** The only place of these names and terms; sources.ts, attribution.ts and the citations say more about them. */
export const QUOTED_SOURCES: Record<'turkish' | 'english', Record<QuotedText, QuotedSource>> = {
  turkish: {
    arabicText: { name: 'Tanzil, Uthmani 1.1', license: 'CC BY 3.0' },
    translation: {
      name: 'Rowwad Tercüme Merkezi (QuranEnc.com)',
      license: 'kaynağı belirtilerek ve değiştirilmeden serbestçe kullanılabilir',
    },
  },
  english: {
    arabicText: { name: 'Tanzil, Uthmani 1.1', license: 'CC BY 3.0' },
    translation: {
      name: 'Saheeh International (QuranEnc.com)',
      license: 'free to copy unaltered, naming the source',
    },
  },
};
