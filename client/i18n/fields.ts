import { textsHook } from './textsHook';

/** Texts of the controls that forms are made of, which come with the first of them. */
const turkish = {
  increase: 'Artır: {{label}}',
  decrease: 'Azalt: {{label}}',
  choose: 'Seçin',
  hold: {
    hint_one: 'Onaylamak için {{count, number}} saniye basılı tutun.',
    hint_other: 'Onaylamak için {{count, number}} saniye basılı tutun.',
    keep: 'Basılı tutmaya devam edin.',
    cancelled: 'Vazgeçildi.',
  },
  chips: {
    keys: 'Ok tuşlarıyla gezinin. Alt ve ok tuşlarıyla taşıyın, Delete ile kaldırın.',
    editKeys:
      'Ok tuşlarıyla gezinin. Alt ve ok tuşlarıyla taşıyın, Delete ile kaldırın, Enter ile düzeltin.',
    earlier: 'Öne al',
    later: 'Sona doğru al',
    edit: 'Düzelt',
    remove: 'Kaldır: {{name}}',
    removed: '{{name}} kaldırıldı.',
    moved: '{{name}} taşındı: {{position, number}} / {{count, number}}.',
  },
  verses: {
    hint: 'Sure:ayet yazın, 2:5 gibi, ve Enter’a basın.',
    format: 'Ayet, sure:ayet biçiminde yazılır',
    wrong: '{{name}}, biçimi yanlış',
    count_zero: 'Ayet yok',
    count_one: '{{count, number}} ayet',
    count_other: '{{count, number}} ayet',
    tooMany_one: 'En çok {{count, number}} ayet olabilir.',
    tooMany_other: 'En çok {{count, number}} ayet olabilir.',
  },
  options: {
    count_zero: 'Öge seçilmedi',
    count_one: '{{count, number}} öge seçildi',
    count_other: '{{count, number}} öge seçildi',
    search: 'Ara',
  },
};

export type FieldTexts = typeof turkish;

const english: FieldTexts = {
  increase: 'Increase: {{label}}',
  decrease: 'Decrease: {{label}}',
  choose: 'Choose',
  hold: {
    hint_one: 'Hold for {{count, number}} second to confirm.',
    hint_other: 'Hold for {{count, number}} seconds to confirm.',
    keep: 'Keep holding.',
    cancelled: 'Cancelled.',
  },
  chips: {
    keys: 'Go between them with the arrow keys. Alt and an arrow key move one, Delete removes it.',
    editKeys:
      'Go between them with the arrow keys. Alt and an arrow key move one, Delete removes it, Enter corrects it.',
    earlier: 'Move earlier',
    later: 'Move later',
    edit: 'Correct',
    remove: 'Remove {{name}}',
    removed: '{{name}} removed.',
    moved: '{{name}} moved: {{position, number}} of {{count, number}}.',
  },
  verses: {
    hint: 'Type surah:verse, e.g. 2:5, and press Enter.',
    format: 'A verse is written as surah:verse',
    wrong: '{{name}}, wrong form',
    count_zero: 'No verses',
    count_one: '{{count, number}} verse',
    count_other: '{{count, number}} verses',
    tooMany_one: 'There can be at most {{count, number}} verse.',
    tooMany_other: 'There can be at most {{count, number}} verses.',
  },
  options: {
    count_zero: 'No items selected',
    count_one: '{{count, number}} item selected',
    count_other: '{{count, number}} items selected',
    search: 'Search',
  },
};

export const fieldTexts = { turkish, english };

export const useFieldTexts = textsHook('fields', fieldTexts);
