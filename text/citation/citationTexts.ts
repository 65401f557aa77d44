/** The texts of citations in both languages. */
import { OWN_TURKISH_VERSES, QUOTED_SOURCES, type QuotedSource } from '../quotedSources';

export type CitationLanguage = 'turkish' | 'english';

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
  termsOfTranslation(source: QuotedSource): string;
  /** The same of a translation that was edited here. */
  termsOfEdited(source: QuotedSource): string;
  termsOfArabic(source: QuotedSource): string;
  ownTerms: string;
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
    termsOfEdited: ({ license }) => `Çeviri: Tibyan’da değiştirilmiştir; aslı ${license}.`,
    termsOfArabic: ({ name, license }) => `Arapça metin: ${name}, ${license}.`,
    ownTerms: 'Lisans: MIT.',
  },
  english: {
    tag: 'en',
    dateTag: 'en-GB',
    verse: (key, surah) => `Qur’an ${key} (${surah})`,
    root: (latin, letters) => `Root ${latin} (${letters})`,
    element: (name, table) => `${name} (${table})`,
    quoted: (title) => (/[.?!…]$/.test(title) ? `“${title}”` : `“${title}.”`),
    translatedBy: (name) => `Trans. ${name}.`,
    revision: (number) => `revision ${number}`,
    accessed: (date) => `accessed ${date}`,
    termsOfTranslation: ({ license }) => `Translation: ${license}.`,
    termsOfEdited: ({ license }) => `Translation: edited by Tibyan; the original is ${license}.`,
    termsOfArabic: ({ name, license }) => `Arabic text: ${name}, ${license}.`,
    ownTerms: 'License: MIT.',
  },
};

const OWN_TRANSLATIONS: Record<CitationLanguage, readonly string[]> = {
  turkish: OWN_TURKISH_VERSES,
  english: [],
};

/** The source of a verse's translation as it was imported; undefined if the project has written it. */
export const translationSource = (language: CitationLanguage, key: string) =>
  OWN_TRANSLATIONS[language].includes(key) ? undefined : QUOTED_SOURCES[language].translation;

/** "28 November 2026" for "2026-11-28". */
export const longDate = (language: CitationLanguage, date: string): string =>
  new Intl.DateTimeFormat(citationTexts[language].dateTag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
