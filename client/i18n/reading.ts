import { textsHook } from './textsHook';

/** Texts of the pages to read on: surah, page and juz. */
const turkish = {
  previous: 'Önceki sure: {{name}}',
  next: 'Sonraki sure: {{name}}',
  navigation: 'Sureler arasında',
  onward: 'Okumaya devam',
  versesOfPage: 'Ayetler, sayfa {{number}}',
  wordByWord: '{{key}}, kelime kelime',
  unknown: 'Kur’an’da {{number}} numaralı bir sure yok; sureler 1’den 114’e kadar numaralıdır.',
  addressFormat: 'Sure adresi surenin numarasıyla yazılır: /surahs/36 gibi.',
  bar: 'Okuma çubuğu',
  mode: 'Görünüm',
  modes: { arabic: 'Arapça', translation: 'Çeviri', words: 'Kelime' },
  place: 'sayfa {{page}} · cüz {{juz}}',
  openWord: 'Kelimeler',
  copy: 'Kopyala',
  go: 'Git',
  failed: 'Kelimeler yüklenemedi.',
  retry: 'Yeniden dene',
  ruku: 'Surenin {{number}}. rükûu',
  prostration: 'Secde ayeti',
  page: {
    one: 'Sayfa {{number}}',
    description:
      'Medine mushafının {{number}}. sayfası: {{from}} – {{to}}, çevirisiyle ve kelime kelime.',
    previous: 'Önceki sayfa: {{number}}',
    next: 'Sonraki sayfa: {{number}}',
    pick: 'Sayfaya git',
    navigation: 'Sayfalar arasında',
    unknown: 'Mushafta {{number}}. sayfa yok; sayfalar 1’den 604’e kadar numaralıdır.',
    addressFormat: 'Sayfa adresi sayfanın numarasıyla yazılır: /pages/50 gibi.',
  },
  juz: {
    one: 'Cüz {{number}}',
    description: 'Kur’an’ın {{number}}. cüzü: {{from}} – {{to}}, çevirisiyle ve kelime kelime.',
    previous: 'Önceki cüz: {{number}}',
    next: 'Sonraki cüz: {{number}}',
    pick: 'Cüze git',
    navigation: 'Cüzler arasında',
    unknown: 'Kur’an’da {{number}}. cüz yok; cüzler 1’den 30’a kadar numaralıdır.',
    addressFormat: 'Cüz adresi cüzün numarasıyla yazılır: /juz/30 gibi.',
  },
};

export type ReadingTexts = typeof turkish;

const english: ReadingTexts = {
  previous: 'Previous surah: {{name}}',
  next: 'Next surah: {{name}}',
  navigation: 'Previous and next surah',
  onward: 'Continue reading',
  versesOfPage: 'Verses, page {{number}}',
  wordByWord: '{{key}}, word by word',
  unknown: 'The Qur’an has no surah {{number}}; its surahs are numbered from 1 to 114.',
  addressFormat: 'The address of a surah is its number, such as /surahs/36.',
  bar: 'Reading bar',
  mode: 'View',
  modes: { arabic: 'Arabic', translation: 'Translation', words: 'Words' },
  place: 'page {{page}} · juz {{juz}}',
  openWord: 'Words',
  copy: 'Copy',
  go: 'Go',
  failed: 'The words could not be loaded.',
  retry: 'Try again',
  ruku: 'Ruku {{number}} of the surah',
  prostration: 'Verse of prostration',
  page: {
    one: 'Page {{number}}',
    description:
      'Page {{number}} of the Madinah mushaf: {{from}} – {{to}}, with translation and word by word.',
    previous: 'Previous page: {{number}}',
    next: 'Next page: {{number}}',
    pick: 'Go to page',
    navigation: 'Previous and next page',
    unknown: 'The mushaf has no page {{number}}; its pages are numbered from 1 to 604.',
    addressFormat: 'The address of a page is its number, such as /pages/50.',
  },
  juz: {
    one: 'Juz {{number}}',
    description:
      'Juz {{number}} of the Qur’an: {{from}} – {{to}}, with translation and word by word.',
    previous: 'Previous juz: {{number}}',
    next: 'Next juz: {{number}}',
    pick: 'Go to juz',
    navigation: 'Previous and next juz',
    unknown: 'The Qur’an has no juz {{number}}; the juz are numbered from 1 to 30.',
    addressFormat: 'The address of a juz is its number, such as /juz/30.',
  },
};

export const readingTexts = { turkish, english };

export const useReadingTexts = textsHook(readingTexts);
