/** The words around embedded verses and topics. */
export type Language = 'turkish' | 'english';

export const LANGUAGE_TAGS: Record<Language, string> = { turkish: 'tr', english: 'en' };

interface EmbedTexts {
  /** Title of verses by the name of the surah and their reference. */
  verses(surah: string, reference: string): string;
  moreVerses(count: number): string;
  untranslated: string;
  missing: string;
  toSite: string;
  verseLabel(number: number): string;
}

export const EMBED_TEXTS: Record<Language, EmbedTexts> = {
  turkish: {
    verses: (surah, reference) => `${surah} ${reference}`,
    moreVerses: (count) => `${count} ayet daha`,
    untranslated: 'Bu ayetin meali hazırlanıyor.',
    missing: 'Böyle bir ayet veya konu yok.',
    toSite: 'Tibyan’da aç',
    verseLabel: (number) => `${number}. ayet`,
  },
  english: {
    verses: (surah, reference) => `${surah} ${reference}`,
    moreVerses: (count) => (count === 1 ? '1 more verse' : `${count} more verses`),
    untranslated: 'The translation of this verse is being prepared.',
    missing: 'There is no such verse or topic.',
    toSite: 'Open on Tibyan',
    verseLabel: (number) => `Verse ${number}`,
  },
};
