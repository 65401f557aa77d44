import { textsHook } from './textsHook';

/** Texts of the surah pages, loaded with them. */
const turkish = {
  description:
    '{{name}} suresi ({{meaning}}) tek sayfada: {{count}} ayetin Arapça metni, Türkçe ve İngilizce çevirisi.',
  previous: 'Önceki sure: {{name}}',
  next: 'Sonraki sure: {{name}}',
  navigation: 'Sureler arasında',
  onward: 'Okumaya devam',
  order: 'iniş sırası {{order}}',
  otherNames_one: 'Diğer adı: {{names}}',
  otherNames_other: 'Diğer adları: {{names}}',
  disputedPlace: 'Mekke’de mi Medine’de mi indiği tartışmalıdır.',
  verses: 'Ayetler',
  wordByWord: '{{key}}, kelime kelime',
  unknown: 'Kur’an’da {{number}} numaralı bir sure yok; sureler 1’den 114’e kadar numaralıdır.',
  addressFormat: 'Sure adresi surenin numarasıyla yazılır: /surahs/36 gibi.',
};

export type SurahTexts = typeof turkish;

const english: SurahTexts = {
  description:
    'Surah {{name}} ({{meaning}}) on one page: the Arabic text of its {{count}} verses with Turkish and English translation.',
  previous: 'Previous surah: {{name}}',
  next: 'Next surah: {{name}}',
  navigation: 'Previous and next surah',
  onward: 'Continue reading',
  order: 'order of revelation {{order}}',
  otherNames_one: 'Also called {{names}}',
  otherNames_other: 'Also called {{names}}',
  disputedPlace: 'Sources disagree whether it was revealed in Mecca or in Medina.',
  verses: 'Verses',
  wordByWord: '{{key}}, word by word',
  unknown: 'The Qur’an has no surah {{number}}; its surahs are numbered from 1 to 114.',
  addressFormat: 'The address of a surah is its number, such as /surahs/36.',
};

const surahTexts = { turkish, english };

export const useSurahTexts = textsHook(surahTexts);
