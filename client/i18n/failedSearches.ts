import { textsHook } from './textsHook';

/** Texts of the list of failed searches. */
const turkish = {
  title: 'Aramalar',
  intro:
    'Sonuç vermeyen ya da bir kelimesi hiçbir ayette geçmeyen aramalar ile okurların bir sonuç açmadan başka sözlerle yenilediği aramalar. Kimin aradığı kaydedilmez.',
  order: { label: 'Sıra', MOST_FREQUENT: 'En sık olanlar önce', NEWEST: 'En yeniler önce' },
  none: 'Böyle bir arama yok.',
  failed_one: 'Sonuç ya da bir kelime bulunamadı: {{count, number}} kez',
  failed_other: 'Sonuç ya da bir kelime bulunamadı: {{count, number}} kez',
  refined_one: 'Yenilendi: {{count, number}} kez, son olarak',
  refined_other: 'Yenilendi: {{count, number}} kez, son olarak',
  lastAt: 'Son arama: {{when}}',
  name: 'Ayet adı yap',
  isName: 'Artık bir ayet adı; arama onu bulur.',
};

export type FailedSearchTexts = typeof turkish;

const english: FailedSearchTexts = {
  title: 'Searches',
  intro:
    'Searches without results or with a word that is in no verse, and those that readers refined: they opened no result and soon searched for something else. Who searched is not recorded.',
  order: { label: 'Order', MOST_FREQUENT: 'Most frequent first', NEWEST: 'Latest first' },
  none: 'There are no such searches.',
  failed_one: 'No result or unknown word: {{count, number}} time',
  failed_other: 'No result or unknown word: {{count, number}} times',
  refined_one: 'Refined: {{count, number}} time, last to',
  refined_other: 'Refined: {{count, number}} times, last to',
  lastAt: 'Last search: {{when}}',
  name: 'Make it a name',
  isName: 'Now a name of verses, which searches find.',
};

export const failedSearchTexts = { turkish, english };

export const useFailedSearchTexts = textsHook(failedSearchTexts);
