/** What is said about translations, and the two that are stored with the verses. */
import { SOURCES } from './sources';

export type TextDirection = 'ltr' | 'rtl';

/** A translation of the whole Qur'an. */
export interface TranslationRow {
  /** 1 and 2 are those that are stored with the verses. */
  id: number;
  slug: string;
  /** Language tag of BCP 47. */
  language: string;
  name: string;
  translator: string;
  source: string;
  sourceUrl: string | null;
  spdx: string | null;
  terms: string | null;
  licenceUrl: string | null;
  direction: TextDirection;
  /** In ISO form. */
  versionDate: string | null;
  version: number;
}

const stored = (id: number, slug: string, language: 'turkish' | 'english', translator: string) => {
  const { name, licence, url } = SOURCES[`${language}Translation`];
  return {
    id,
    slug,
    language: language === 'turkish' ? 'tr' : 'en',
    name: translator,
    translator,
    source: name,
    sourceUrl: url,
    spdx: null,
    terms: licence,
    licenceUrl: 'https://quranenc.com/en/home/about',
    direction: 'ltr' as const,
    versionDate: null,
    version: 1,
  };
};

/** The translations of the fields `turkishTranslation` and `englishTranslation`, which admins edit. */
export const STORED_TRANSLATIONS: readonly (TranslationRow & {
  field: 'turkishTranslation' | 'englishTranslation';
})[] = [
  {
    ...stored(1, 'tr-rowwad', 'turkish', 'Rowwad Translation Center'),
    field: 'turkishTranslation',
  },
  { ...stored(2, 'en-saheeh', 'english', 'Saheeh International'), field: 'englishTranslation' },
];

const SCRIPTS_FROM_THE_RIGHT = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
];

/** The direction of the script in which a language is usually written, or which its tag names. */
export function directionOf(language: string): TextDirection {
  const { script } = new Intl.Locale(language).maximize();
  return SCRIPTS_FROM_THE_RIGHT.includes(script ?? '') ? 'rtl' : 'ltr';
}

/** The canonical form of a language tag: "UR-pk" is "ur-PK"; undefined for what is none. */
export function languageTagOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Whether a language range includes a tag (RFC 4647, basic filtering): "en" includes "en-GB". */
export const includesLanguage = (range: string, tag: string) =>
  range === '*' || `${tag}-`.toLowerCase().startsWith(`${range}-`.toLowerCase());
