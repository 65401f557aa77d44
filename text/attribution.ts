/** How the sources of quoted verses are named to readers, in their language. */
import { SOURCES } from './sources';

export interface Attribution {
  /** What it is the source of. */
  of: string;
  name: string;
  url: string;
  terms: string;
}

const TANZIL = { url: SOURCES.arabicText.url };

/** By the language of the translation. */
export const ATTRIBUTIONS: Record<'turkish' | 'english', Attribution[]> = {
  turkish: [
    { of: 'Arapça metin', name: 'Tanzil', terms: 'CC BY 3.0, değiştirilmeden', ...TANZIL },
    {
      of: 'Meal',
      name: 'Rowwad Tercüme Merkezi (QuranEnc.com)',
      terms: 'kaynağı belirtilerek; burada düzeltilmiş olabilir',
      url: SOURCES.turkishTranslation.url,
    },
  ],
  english: [
    { of: 'Arabic text', name: 'Tanzil', terms: 'CC BY 3.0, unaltered', ...TANZIL },
    {
      of: 'Translation',
      name: 'Saheeh International (QuranEnc.com)',
      terms: 'naming the source; it may have been edited here',
      url: SOURCES.englishTranslation.url,
    },
  ],
};

/** One line for plain text: "Arabic text: Tanzil (CC BY 3.0, unaltered), https://tanzil.net". */
export const attributionLine = ({ of, name, terms, url }: Attribution) =>
  `${of}: ${name} (${terms}), ${url}`;
