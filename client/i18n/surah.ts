import { textsHook } from './textsHook';

/** Texts of the surah pages, loaded with them. */
const turkish = {
  description:
    '{{name}} suresi ({{meaning}}) tek sayfada: {{count}} ayetin Arapça metni, Türkçe ve İngilizce çevirisi.',
  order: 'iniş sırası {{order}}',
  otherNames_one: 'Diğer adı: {{names}}',
  otherNames_other: 'Diğer adları: {{names}}',
  disputedPlace: 'Mekke’de mi Medine’de mi indiği tartışmalıdır.',
  readWhole: 'Sureyi oku',
};

export type SurahTexts = typeof turkish;

const english: SurahTexts = {
  description:
    'Surah {{name}} ({{meaning}}) on one page: the Arabic text of its {{count}} verses with Turkish and English translation.',
  order: 'order of revelation {{order}}',
  otherNames_one: 'Also called {{names}}',
  otherNames_other: 'Also called {{names}}',
  disputedPlace: 'Sources disagree whether it was revealed in Mecca or in Medina.',
  readWhole: 'Read the surah',
};

const surahTexts = { turkish, english };

export const useSurahTexts = textsHook(surahTexts);
