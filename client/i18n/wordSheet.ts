import { textsHook } from './textsHook';

/** Texts of the sheet of a word, loaded when the first one is opened. */
const turkish = {
  close: 'Kapat',
  previous: 'Önceki kelime',
  next: 'Sonraki kelime',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalanamadı',
  root: 'Kök',
  rootCount_one: 'Bu kökten {{formatted}} kelime',
  rootCount_other: 'Bu kökten {{formatted}} kelime, {{verses}} ayette',
  openLemma: 'Bu kelimenin bütün geçtiği yerler ({{formatted}})',
  places: 'Geçtiği başka yerler',
  names: 'Tablolarda',
  search: 'Bu yazılışı ara',
  loading: 'Yükleniyor…',
  failed: 'Kelimenin ayrıntıları yüklenemedi.',
  retry: 'Yeniden dene',
};

export type WordSheetTexts = typeof turkish;

const english: WordSheetTexts = {
  close: 'Close',
  previous: 'Previous word',
  next: 'Next word',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  root: 'Root',
  rootCount_one: '{{formatted}} word of this root',
  rootCount_other: '{{formatted}} words of this root, in {{verses}} verses',
  openLemma: 'All places of this word ({{formatted}})',
  places: 'Some other places',
  names: 'In the tables',
  search: 'Search this form',
  loading: 'Loading…',
  failed: 'The details of the word could not be loaded.',
  retry: 'Try again',
};

export const wordSheetTexts = { turkish, english };

export const useWordSheetTexts = textsHook(wordSheetTexts);
