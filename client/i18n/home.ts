import { textsHook } from './textsHook';

/** Texts of the home page, loaded with it. */
const turkish = {
  welcome: 'Tibyan’a hoş geldiniz',
  message:
    'Kur’an’ı konularına göre ve kelime kelime inceleyin: her kelimenin Arapçası, okunuşu ve anlamı bir arada.',
  calligraphy: 'Kitab’ı sana her şeyi açıklayan olarak indirdik (16:89)',
  begin: 'Buradan başlayın',
  allSurahs: '114 surenin tamamı',
  lastVerse: 'Okumaya devam: {{key}}',
  firstVerse: 'Okumaya başla: Fâtiha',
  day: 'Günün konusu ve ayeti, {{date}}',
  topicOfDay: 'Günün konusu',
  verseOfDay: 'Günün ayeti',
  verseCount_one: '{{count}} ayet',
  verseCount_other: '{{count}} ayet',
  indexOfTopics: 'Konu dizini',
  topicCount_one: '{{count}} konu',
  topicCount_other: '{{count}} konu',
  tableCount_one: '{{count}} isim tablosu',
  tableCount_other: '{{count}} isim tablosu',
  rootCount_one: '{{count, number}} kök',
  rootCount_other: '{{count, number}} kök',
};

export type HomeTexts = typeof turkish;

const english: HomeTexts = {
  welcome: 'Welcome to Tibyan',
  message:
    'Study the Qur’an by topic and word by word: the Arabic, the transcription and the meaning of every word together.',
  calligraphy: 'We sent down to you the Book, making everything clear (16:89)',
  begin: 'Start here',
  allSurahs: 'All 114 surahs',
  lastVerse: 'Continue reading: {{key}}',
  firstVerse: 'Start reading: Al-Fatihah',
  day: 'Topic and verse of the day, {{date}}',
  topicOfDay: 'Topic of the day',
  verseOfDay: 'Verse of the day',
  verseCount_one: '{{count}} verse',
  verseCount_other: '{{count}} verses',
  indexOfTopics: 'Index of topics',
  topicCount_one: '{{count}} topic',
  topicCount_other: '{{count}} topics',
  tableCount_one: '{{count}} table of names',
  tableCount_other: '{{count}} tables of names',
  rootCount_one: '{{count, number}} root',
  rootCount_other: '{{count, number}} roots',
};

export const homeTexts = { turkish, english };

export const useHomeTexts = textsHook(homeTexts);
