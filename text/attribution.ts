/** How the sources of quoted verses are named to readers, in their language. */
import { QUOTED_SOURCES } from './quotedSources';
import { SOURCES } from './sources';

export interface Attribution {
  /** What it is the source of. */
  of: string;
  name: string;
  url: string;
  terms: string;
}

const { arabicText, turkishTranslation, englishTranslation } = SOURCES;
const { turkish, english } = QUOTED_SOURCES;

/** By the language of the translation. */
export const ATTRIBUTIONS: Record<'turkish' | 'english', Attribution[]> = {
  turkish: [
    {
      of: 'Arapça metin',
      name: turkish.arabicText.name,
      terms: `${turkish.arabicText.license}, değiştirilmeden`,
      url: arabicText.url,
    },
    {
      of: 'Meal',
      name: turkish.translation.name,
      terms: `${turkish.translation.license}; burada düzeltilmiş olabilir`,
      url: turkishTranslation.url,
    },
  ],
  english: [
    {
      of: 'Arabic text',
      name: english.arabicText.name,
      terms: `${english.arabicText.license}, unaltered`,
      url: arabicText.url,
    },
    {
      of: 'Translation',
      name: english.translation.name,
      terms: `${english.translation.license}; it may have been edited here`,
      url: englishTranslation.url,
    },
  ],
};

/** One line for plain text: "Arabic text: Tanzil, Uthmani 1.1 (CC BY 3.0, unaltered), https://tanzil.net". */
export const attributionLine = ({ of, name, terms, url }: Attribution) =>
  `${of}: ${name} (${terms}), ${url}`;
