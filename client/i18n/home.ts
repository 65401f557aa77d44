import { textsHook } from './textsHook';

/** Texts of the home page, loaded with it. */
const turkish = {
  welcome: 'Tibyan’a hoş geldiniz',
  message:
    'Kur’an’ı konularına göre ve kelime kelime inceleyin: her kelimenin Arapçası, okunuşu ve anlamı bir arada.',
  calligraphy: 'Kitab’ı sana her şeyi açıklayan olarak indirdik (16:89)',
  begin: 'Buradan başlayın',
  readSurahs: 'Sureleri okuyun',
  lastVerse: 'Okumaya devam: {{key}}',
  firstVerse: 'Okumaya başla: Fâtiha',
};

export type HomeTexts = typeof turkish;

const english: HomeTexts = {
  welcome: 'Welcome to Tibyan',
  message:
    'Study the Qur’an by topic and word by word: the Arabic, the transcription and the meaning of every word together.',
  calligraphy: 'We sent down to you the Book, making everything clear (16:89)',
  begin: 'Start here',
  readSurahs: 'Read the surahs',
  lastVerse: 'Continue reading: {{key}}',
  firstVerse: 'Start reading: Al-Fatihah',
};

export const homeTexts = { turkish, english };

export const useHomeTexts = textsHook(homeTexts);
