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
  textSize: 'Yazı boyutu',
  small: 'Küçük',
  normal: 'Normal',
  large: 'Büyük',
  largest: 'En büyük',
  transcription: 'Okunuş',
  plain: 'Sade (rahmân)',
  scholarly: 'İlmî (raḥmân)',
  none: 'Gösterme',
  alwaysShowEnglish: 'İngilizceyi her zaman göster',
  useComplexCharacters: 'Mushaf imlâsı (bütün işaretlerle)',
  complexCharactersHint:
    'Mushafa özgü işaretleri ve tablolardaki özel harfleri (ḥ, ṣ, ā) olduğu gibi gösterir. Sayfa yenilenince geçerli olur.',
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
  textSize: 'Text size',
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
  transcription: 'Transcription',
  plain: 'Plain (rahmaan)',
  scholarly: 'Scholarly (raḥmān)',
  none: 'Hide',
  alwaysShowEnglish: 'Always display English',
  useComplexCharacters: 'Mushaf spelling, with all signs',
  complexCharactersHint:
    'Shows the signs of the mushaf and the special letters of the tables (ḥ, ṣ, ā) as they are. Takes effect when the page is refreshed.',
  info: 'Information',
  afterRefresh: 'Takes effect when the page is refreshed.',
  refresh: 'Refresh now',
};

export const settingsTexts = { turkish, english };

export const useSettingsTexts = textsHook(settingsTexts);
