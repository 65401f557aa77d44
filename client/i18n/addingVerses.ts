import { textsHook } from './textsHook';

/** Texts of selecting verses in search results and adding them to a topic. */
const turkish = {
  selected: 'Seçilen ayetler',
  select: 'Seç: {{key}}',
  selectPage: 'Bu sayfanın hepsi',
  count_zero: 'Ayet seçilmedi',
  count_one: '{{count, number}} ayet seçildi',
  count_other: '{{count, number}} ayet seçildi',
  clear: 'Seçimi kaldır',
  open: 'Konuya ekle…',
  title: 'Konuya ayet ekle',
  mushafOrder: 'Mushaf sırasıyla ekle',
  place: 'Yer',
  places: {
    end: 'Sona',
    start: 'Başa',
    after: '{{place, number}}. sıradan sonra: {{key}}',
  },
  already: 'Bu konuda zaten var, yeniden eklenmeyecek: {{verses}}',
  alreadyAt: '{{key}} ({{place, number}}. sırada)',
  allThere: 'Seçilen ayetlerin hepsi bu konuda var.',
  tooMany_one:
    'Bir konuda en çok {{maximum, number}} ayet olabilir; {{count, number}} ayet fazla geliyor.',
  tooMany_other:
    'Bir konuda en çok {{maximum, number}} ayet olabilir; {{count, number}} ayet fazla geliyor.',
  add_zero: 'Ekle',
  add_one: '{{count, number}} ayeti ekle',
  add_other: '{{count, number}} ayeti ekle',
  changed_one:
    'Konuyu bu arada başka biri değiştirdi. Yeniden okundu: şimdi {{count, number}} ayeti var. Yere bakıp yeniden ekleyin.',
  changed_other:
    'Konuyu bu arada başka biri değiştirdi. Yeniden okundu: şimdi {{count, number}} ayeti var. Yere bakıp yeniden ekleyin.',
  added_one: '{{count, number}} ayet eklendi: {{title}}',
  added_other: '{{count, number}} ayet eklendi: {{title}}',
  removed_one: '{{count, number}} ayet geri alındı: {{title}}',
  removed_other: '{{count, number}} ayet geri alındı: {{title}}',
  notUndone: 'Konu bu arada değişti. Ayetleri geri almak için konunun formunda listeden kaldırın.',
};

export type AddingVersesTexts = typeof turkish;

const english: AddingVersesTexts = {
  selected: 'Selected verses',
  select: 'Select {{key}}',
  selectPage: 'All on this page',
  count_zero: 'No verses selected',
  count_one: '{{count, number}} verse selected',
  count_other: '{{count, number}} verses selected',
  clear: 'Clear the selection',
  open: 'Add to topic…',
  title: 'Add verses to a topic',
  mushafOrder: 'Add in mushaf order',
  place: 'Place',
  places: {
    end: 'At the end',
    start: 'At the start',
    after: 'After place {{place, number}}: {{key}}',
  },
  already: 'Already in this topic, not added again: {{verses}}',
  alreadyAt: '{{key}} (place {{place, number}})',
  allThere: 'All selected verses are in this topic already.',
  tooMany_one:
    'A topic has at most {{maximum, number}} verses; this would be {{count, number}} too many.',
  tooMany_other:
    'A topic has at most {{maximum, number}} verses; this would be {{count, number}} too many.',
  add_zero: 'Add',
  add_one: 'Add {{count, number}} verse',
  add_other: 'Add {{count, number}} verses',
  changed_one:
    'Someone else has changed the topic in the meantime. It was read again and has {{count, number}} verse now. Check the place and add again.',
  changed_other:
    'Someone else has changed the topic in the meantime. It was read again and has {{count, number}} verses now. Check the place and add again.',
  added_one: '{{count, number}} verse added to “{{title}}”',
  added_other: '{{count, number}} verses added to “{{title}}”',
  removed_one: '{{count, number}} verse removed again from “{{title}}”',
  removed_other: '{{count, number}} verses removed again from “{{title}}”',
  notUndone:
    'The topic has changed in the meantime. To take the verses back, remove them in the form of the topic.',
};

export const addingVersesTexts = { turkish, english };

export const useAddingVersesTexts = textsHook(addingVersesTexts);
