/** The texts of citations in both languages. */
export type CitationLanguage = 'turkish' | 'english';

/** The source of a text, with the terms under which it may be used. */
export interface CitedSource {
  name: string;
  license: string;
}

interface CitationTexts {
  /** BCP 47 tags: of the texts, and of their dates. */
  tag: string;
  dateTag: string;
  /** The title of a verse, a root and a row of a table. */
  verse(key: string, surah: string): string;
  root(latin: string, letters: string): string;
  element(name: string, table: string): string;
  quoted(title: string): string;
  translatedBy(name: string): string;
  revision(number: number): string;
  accessed(date: string): string;
  /** Terms of use of a translation, of the Arabic text and of what the project has written. */
  termsOfTranslation(source: CitedSource): string;
  termsOfArabic: string;
  ownTerms: string;
  /** The translations that admins may have changed. */
  translation: CitedSource;
}

export const citationTexts: Record<CitationLanguage, CitationTexts> = {
  turkish: {
    tag: 'tr',
    dateTag: 'tr',
    verse: (key, surah) => `Kur’an ${key} (${surah})`,
    root: (latin, letters) => `${latin} kökü (${letters})`,
    element: (name, table) => `${name} (${table})`,
    quoted: (title) => `“${title}”.`,
    translatedBy: (name) => `Çev. ${name}.`,
    revision: (number) => `sürüm ${number}`,
    accessed: (date) => `erişim: ${date}`,
    termsOfTranslation: ({ license }) => `Çeviri: ${license}.`,
    termsOfArabic: 'Arapça metin: Tanzil, Uthmani 1.1, CC BY 3.0.',
    ownTerms: 'Lisans: MIT.',
    translation: {
      name: 'Rowwad Tercüme Merkezi (QuranEnc.com)',
      license: 'kaynağı belirtilerek ve değiştirilmeden serbestçe kullanılabilir',
    },
  },
  english: {
    tag: 'en',
    dateTag: 'en-GB',
    verse: (key, surah) => `Qur’an ${key} (${surah})`,
    root: (latin, letters) => `Root ${latin} (${letters})`,
    element: (name, table) => `${name} (${table})`,
    quoted: (title) => `“${title}.”`,
    translatedBy: (name) => `Trans. ${name}.`,
    revision: (number) => `revision ${number}`,
    accessed: (date) => `accessed ${date}`,
    termsOfTranslation: ({ license }) => `Translation: ${license}.`,
    termsOfArabic: 'Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
    ownTerms: 'License: MIT.',
    translation: {
      name: 'Saheeh International (QuranEnc.com)',
      license: 'free to use unaltered with the source named',
    },
  },
};

/** Verses whose translation the project has written, because the package has that of other verses. */
const OWN_TRANSLATIONS: Record<CitationLanguage, readonly string[]> = {
  turkish: ['67:6', '87:14'],
  english: [],
};

/** The source of a verse's translation as it was imported; undefined if the project has written it. */
export const translationSource = (language: CitationLanguage, key: string) =>
  OWN_TRANSLATIONS[language].includes(key) ? undefined : citationTexts[language].translation;

/** "28 November 2026" for "2026-11-28". */
export const longDate = (language: CitationLanguage, date: string): string =>
  new Intl.DateTimeFormat(citationTexts[language].dateTag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
