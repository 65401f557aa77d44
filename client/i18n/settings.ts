import { textsHook } from './textsHook';

/** Texts of the settings dialog, loaded with it. */
const turkish = {
  title: 'Ayarlar',
  language: 'Dil',
  turkish: 'Türkçe',
  english: 'English',
  theme: 'Tema',
  darkGreen: 'Koyu yeşil',
  lightGreen: 'Açık yeşil',
  auto: 'Cihaza göre',
  textSize: 'Yazı boyutu',
  arabicSize: 'Arapçanın boyutu',
  small: 'Küçük',
  normal: 'Normal',
  large: 'Büyük',
  largest: 'En büyük',
  transcription: 'Okunuş',
  plain: 'Sade (rahmân)',
  scholarly: 'İlmî (raḥmân)',
  none: 'Gösterme',
  verseLayout: 'Ayet sayfasında önce',
  automatic: 'Telefonda meal, yoksa kelimeler',
  wordsFirst: 'Kelimeler',
  translationFirst: 'Arapça ve meal',
  wordsOnly: 'Yalnız kelimeler',
  glosses: 'Kelimenin altında',
  turkishGlosses: 'Türkçe anlamı',
  englishGlosses: 'İngilizce anlamı',
  alwaysShowEnglish: 'İngilizceyi her zaman göster',
  spelling: 'Arapça imlâ',
  mushaf: 'Mushaf imlâsı',
  simplified: 'Sadeleştirilmiş',
  spellingHint:
    'Mushaf imlâsı, mushafa özgü bütün işaretleri, adlarda ve meallerde geçen özel harfleri de (ḥ, ṣ, ā) olduğu gibi gösterir; sadeleştirilmiş imlâ onların yerine yaygın harfleri koyar. “Kopyala” düğmesiyle kopyalanan Arapça metin her zaman mushaf imlâsıyladır. Sayfa yenilenince geçerli olur.',
  info: 'Bilgi',
  afterRefresh: 'Sayfa yenilenince geçerli olur.',
  refresh: 'Şimdi yenile',
};

export type SettingsTexts = typeof turkish;

const english: SettingsTexts = {
  title: 'Settings',
  language: 'Language',
  turkish: 'Türkçe',
  english: 'English',
  theme: 'Theme',
  darkGreen: 'Dark green',
  lightGreen: 'Light green',
  auto: 'As on the device',
  textSize: 'Text size',
  arabicSize: 'Size of the Arabic',
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
  transcription: 'Transcription',
  plain: 'Plain (rahmaan)',
  scholarly: 'Scholarly (raḥmān)',
  none: 'Hide',
  verseLayout: 'First on the page of a verse',
  automatic: 'Translation on a phone, else words',
  wordsFirst: 'Words',
  translationFirst: 'Arabic and translation',
  wordsOnly: 'Words only',
  glosses: 'Below each word',
  turkishGlosses: 'Turkish meaning',
  englishGlosses: 'English meaning',
  alwaysShowEnglish: 'Always display English',
  spelling: 'Arabic spelling',
  mushaf: 'Mushaf',
  simplified: 'Simplified',
  spellingHint:
    'The spelling of the mushaf shows all its signs, and the special letters of names and translations (ḥ, ṣ, ā), as they are; the simplified one has common letters in their place. Arabic that is copied with the button “Copy” always has the spelling of the mushaf. Takes effect when the page is refreshed.',
  info: 'Information',
  afterRefresh: 'Takes effect when the page is refreshed.',
  refresh: 'Refresh now',
};

export const settingsTexts = { turkish, english };

export const useSettingsTexts = textsHook(settingsTexts);
