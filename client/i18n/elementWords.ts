import { textsHook } from './textsHook';

/** Texts of the page that shows how the words of a name were counted, loaded with it. */
const turkish = {
  title_zero: '{{name}}: sayılan kelime yok',
  title_one: '{{name}}: Kur’an’da {{count, number}} yerde',
  title_other: '{{name}}: Kur’an’da {{count, number}} yerde',
  description:
    '{{name}} adının Kur’an’da sayılan {{count, number}} yeri, sayılmayan kelimeler ve nedenleri.',
  inTable: '{{table}} tablosu',
  intro:
    'Sayılan her kelime, ayetiyle birlikte. Aynı kelimenin sayılmadığı yerler, nedenleriyle birlikte bunlardan sonra gelir.',
  entered:
    'Tabloda {{entered, number}} yazıyor; bu sayıyı bir yönetici girdi. Bu adla işaretli kelime sayısı {{count, number}}.',
  noWords: 'Bu adla işaretli kelime yok.',
  forms: 'Biçimleri',
  form: 'Biçim',
  count: 'Sayı',
  total: 'Toplam',
  moreForms: 'Diğer {{count, number}} biçim',
  words: 'Sayılan kelimeler',
  range: '{{first}} – {{last}}',
  leftOut: 'Sayılmayan kelimeler',
  leftOutCount_zero: 'Aynı kelimenin geçtiği her yer sayıldı.',
  leftOutCount_one:
    'Aynı kelimenin ya da aynı yazılışın sayılmadığı {{count, number}} yer ve nedeni:',
  leftOutCount_other:
    'Aynı kelimenin ya da aynı yazılışın sayılmadığı {{count, number}} yer ve nedenleri:',
  noReason: 'Nedeni kaydedilmemiş.',
  openWord: '{{word}}, {{key}}: kelimenin bilgileri',
  repeat: 'Bu sayımı yinele',
  repeatIntro:
    'Bu sayıyı kendiniz de bulabilirsiniz: Sayılan kelimelerin sözlük biçimlerindeki bütün kelimeleri alın, yukarıdaki sayılmayan kelimeleri çıkarın. Yalnızca yazılışı benzeyenleri hesaba katmayın.',
  rule: 'Sözlük biçimi',
  ofText: 'Kur’an’da',
  counted: 'Sayılan',
  rootPage: 'Sözlük biçiminin sayfası',
  search: 'Bu biçimi sitede ara',
  query: 'GraphQL sorgusu',
  openQuery: 'Sorguyu çalıştır',
  copy: 'Sorguyu kopyala',
  copied: 'Kopyalandı.',
  copyFailed: 'Kopyalanamadı. Sorguyu seçip elle kopyalayın.',
  pages: 'Sayılan kelimelerin sayfaları',
  leftOutPages: 'Sayılmayan kelimelerin sayfaları',
  unknown: 'Bu tabloda böyle bir ad yok.',
};

export type ElementWordsTexts = typeof turkish;

const english: ElementWordsTexts = {
  title_zero: '{{name}}: no words counted',
  title_one: '{{name}}: {{count, number}} occurrence',
  title_other: '{{name}}: {{count, number}} occurrences',
  description:
    'The {{count, number}} occurrences of {{name}} that are counted in the Qur’an, the words that are not counted, and why.',
  inTable: 'Table: {{table}}',
  intro:
    'Each counted word in its verse; then the places where the same word is not counted, with the reasons.',
  entered:
    'The table says {{entered, number}}, a number that an admin entered. {{count, number}} words are tagged with this name.',
  noWords: 'No word is tagged with this name.',
  forms: 'Forms',
  form: 'Form',
  count: 'Count',
  total: 'Total',
  moreForms: '{{count, number}} more forms',
  words: 'Counted words',
  range: '{{first}} – {{last}}',
  leftOut: 'Words not counted',
  leftOutCount_zero: 'Every place with the same word is counted.',
  leftOutCount_one:
    '{{count, number}} place where the same word or spelling is not counted, and why:',
  leftOutCount_other:
    '{{count, number}} places where the same word or spelling is not counted, and why:',
  noReason: 'No reason was recorded.',
  openWord: '{{word}}, {{key}}: about this word',
  repeat: 'Repeat this count',
  repeatIntro:
    'You can find this number yourself: take all words with the dictionary forms of the counted words, and subtract those listed above as not counted. Leave out words that are only spelled alike.',
  rule: 'Dictionary form',
  ofText: 'In the Qur’an',
  counted: 'Counted',
  rootPage: 'Page of the dictionary form',
  search: 'Search the site for the form',
  query: 'GraphQL query',
  openQuery: 'Run the query',
  copy: 'Copy the query',
  copied: 'Copied.',
  copyFailed: 'Copying failed. Select the query and copy it.',
  pages: 'Pages of the counted words',
  leftOutPages: 'Pages of the words not counted',
  unknown: 'This table has no such name.',
};

export const elementWordsTexts = { turkish, english };

export const useElementWordsTexts = textsHook(elementWordsTexts);
