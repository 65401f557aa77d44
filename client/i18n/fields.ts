import { textsHook } from './textsHook';

/** Texts of form controls, loaded with the first of them. */
const turkish = {
  increase: 'Artır: {{label}}',
  decrease: 'Azalt: {{label}}',
  choose: 'Seçin',
  hold: {
    hint_one: 'Onaylamak için {{count, number}} saniye basılı tutun.',
    hint_other: 'Onaylamak için {{count, number}} saniye basılı tutun.',
    keep: 'Basılı tutmaya devam edin.',
    canceled: 'Vazgeçildi.',
  },
  chips: {
    keys: 'Ok tuşlarıyla gezebilir, Alt ve ok tuşlarıyla taşıyabilir, Delete ile kaldırabilirsiniz.',
    earlier: 'Öne al',
    later: 'Arkaya al',
    edit: 'Düzelt',
    remove: 'Kaldır: {{name}}',
    removed: '{{name}} kaldırıldı.',
    moved: '{{name}} taşındı: {{position, number}} / {{count, number}}.',
    lifted: '{{name}} tutuldu: {{position, number}} / {{count, number}}.',
    over: '{{name}} buraya bırakılacak: {{position, number}} / {{count, number}}.',
    stayed: '{{name}} yerinde kaldı: {{position, number}} / {{count, number}}.',
  },
  verses: {
    keys: 'Ok tuşlarıyla gezebilir, Alt ve ok tuşlarıyla taşıyabilir, bir sayı yazıp o sıraya götürebilir, Delete ile kaldırabilir, Enter ile düzeltebilirsiniz.',
    moveTo: '{{position, number}}. sırada: {{name}} ayetini başka sıraya götür',
    placeOf: '{{name}} için yeni sıra, 1 ile {{count, number}} arasında',
    repeats: '{{position, number}}. sırada da var.',
    mushafOrder: 'Mushaf sırası',
    earlierOrder: 'Önceki sıra',
    asText: 'Metin olarak düzenle',
    asList: 'Listeye dön',
    textHint:
      'Ayetleri istediğiniz sırayla yazın, örneğin 2:255, 3:18, 2:285-286. Metinden sildiğiniz ayet listeden çıkarılır.',
    noTexts: 'Ayetlerin metinleri okunamadı.',
    retry: 'Yeniden dene',
    hint: 'Ayetleri örneğin 2:5, 2:285-286 ya da Bakara 255 biçiminde yazıp Enter’a basın.',
    format: 'Bir ayet 2:5 ya da Bakara 5 gibi yazılır.',
    wrong: '{{item}}: {{reason}}',
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
    canceled: 'Canceled.',
  },
  chips: {
    keys: 'Use the arrow keys to move between the items, Alt and an arrow key to move an item, Delete to remove it.',
    earlier: 'Move earlier',
    later: 'Move later',
    edit: 'Correct',
    remove: 'Remove {{name}}',
    removed: '{{name}} removed.',
    moved: '{{name}} moved: {{position, number}} of {{count, number}}.',
    lifted: '{{name}} picked up: {{position, number}} of {{count, number}}.',
    over: '{{name}} would be dropped at {{position, number}} of {{count, number}}.',
    stayed: '{{name}} stays at {{position, number}} of {{count, number}}.',
  },
  verses: {
    keys: 'Use the arrow keys to move between the verses, Alt and an arrow key to move a verse, a number to move it to that place, Delete to remove it, Enter to correct it.',
    moveTo: '{{position, number}}: move {{name}} to another place',
    placeOf: 'New place of {{name}}, 1 to {{count, number}}',
    repeats: 'Also at place {{position, number}}.',
    mushafOrder: 'Mushaf order',
    earlierOrder: 'Earlier order',
    asText: 'Edit as text',
    asList: 'Back to the list',
    textHint:
      'Type the verses in the order you want, such as 2:255, 3:18, 2:285-286. A verse you delete from the text leaves the list.',
    noTexts: 'The texts of the verses could not be loaded.',
    retry: 'Try again',
    hint: 'Type verses, such as 2:5, 2:285-286 or Al-Baqarah 255, and press Enter.',
    format: 'A verse is written like 2:5 or Al-Baqarah 5.',
    wrong: '{{item}}: {{reason}}',
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

export const useFieldTexts = textsHook(fieldTexts);
