import { textsHook } from './textsHook';

/** Texts of recordings, loaded on sites that have some. */
const turkish = {
  listen: 'Dinle',
  stop: 'Durdur',
  player: 'Tilavet',
  verse: '{{key}} ayeti',
  play: 'Oynat',
  pause: 'Duraklat',
  continue: 'Sonraki ayetle devam et',
  loading: 'Yükleniyor…',
  failed: 'Ses kaydı çalınamadı.',
  offline: 'Ses kaydı için internet bağlantısı gerekir.',
  retry: 'Yeniden dene',
  listenToWord: 'Kelimeyi dinle',
};

const english: typeof turkish = {
  listen: 'Listen',
  stop: 'Stop',
  player: 'Recitation',
  verse: 'Verse {{key}}',
  play: 'Play',
  pause: 'Pause',
  continue: 'Continue with the next verse',
  loading: 'Loading…',
  failed: 'The recording could not be played.',
  offline: 'The recording needs a network connection.',
  retry: 'Try again',
  listenToWord: 'Listen to the word',
};

export const recordingTexts = { turkish, english };

export const useRecordingTexts = textsHook(recordingTexts);
