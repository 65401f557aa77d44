import { textsHook } from './textsHook';

/** Texts about the whole Qur'an on the device, loaded with the settings dialog. */
const turkish = {
  title: 'İnternetsiz okuma',
  offer:
    'Bütün Kur’an’ı bu cihazda saklarsanız ayetler, sureler, konular, kökler ve tablolar internet olmadan da açılır. Bir kelimenin, anlamın ya da adın geçtiği bütün yerler ve karşılaştırmalar için internet gerekir.',
  showSize: 'Boyutunu göster',
  preparing: 'Boyut hesaplanıyor',
  size: 'Bir defalık indirme: {{size}} MB. Sonra yalnız değişenler indirilir.',
  keep: 'Bütün Kur’an’ı indir',
  fetching: 'İndiriliyor',
  of: '{{bytes}} / {{size}} MB',
  stop: 'Durdur',
  kept: 'Bütün Kur’an bu cihazda: {{size}} MB, {{date}} tarihinde güncellendi.',
  update: 'Güncelle',
  forget: 'Sil',
  room: 'Cihazda yeterli yer yok. Yer açıp yeniden deneyin.',
  network: 'İndirme tamamlanamadı. Yeniden denerseniz kaldığı yerden sürer.',
  retry: 'Yeniden dene',
  impossible: 'Bu pencerede sayfalar saklanamıyor; gizli pencereler buna izin vermez.',
};

const english: typeof turkish = {
  title: 'Reading offline',
  offer:
    'Keep the whole Qur’an on this device, and verses, surahs, topics, roots and tables open without a network. The lists of all places of a word, a meaning or a name, and comparisons, need one.',
  showSize: 'Show the size',
  preparing: 'Calculating the size',
  size: 'A single download: {{size}} MB. Later only what changes is downloaded.',
  keep: 'Download the whole Qur’an',
  fetching: 'Downloading',
  of: '{{bytes}} of {{size}} MB',
  stop: 'Stop',
  kept: 'The whole Qur’an is on this device: {{size}} MB, updated on {{date}}.',
  update: 'Update',
  forget: 'Remove',
  room: 'The device has too little room. Make room and try again.',
  network: 'The download was interrupted. Another try continues where it stopped.',
  retry: 'Try again',
  impossible: 'This window can’t keep pages; private windows do not allow it.',
};

export const offlineTexts = { turkish, english };

export const useOfflineTexts = textsHook(offlineTexts);
