import { textsHook } from './textsHook';

/** Texts of the pages of roots, which come with them. */
const turkish = {
  listTitle: 'Kökler',
  listIntro: 'Kur’an’ın kelimelerinin {{count, number}} kökü, alfabe sırasıyla.',
  listDescription:
    'Kur’an’ın kelimelerinin kökleri ilk harflerine göre: her kökün kaç kez geçtiği, biçimleri ve Türkçe, İngilizce karşılıkları.',
  letters: 'İlk harf',
  ofLetter: '{{letter}} ile başlayan kökler',
  title: '{{root}} kökü',
  description:
    '{{root}} kökünün Kur’an’da geçtiği {{count, number}} yer, biçimleri, Türkçe ve İngilizce karşılıkları.',
  previous: 'Önceki kök',
  next: 'Sonraki kök',
  navigation: 'Kökler arasında',
  occurrences_one: '{{count, number}} geçiş',
  occurrences_other: '{{count, number}} geçiş',
  times_one: '{{count, number}} kez',
  times_other: '{{count, number}} kez',
  verses_one: '{{count, number}} ayette',
  verses_other: '{{count, number}} ayette',
  inVerses: '{{verses}} {{occurrences}}',
  glosses: 'Karşılıkları',
  turkish: 'Türkçe',
  english: 'İngilizce',
  count: 'Sayı',
  more: 'Diğer {{count, number}} karşılık',
  andMore: 've {{count, number}} daha',
  noGloss: 'Karşılıkları hazırlanıyor.',
  forms: 'Biçimleri',
  form: 'Biçim',
  moreForms: 'Diğer {{count, number}} biçim',
  words: 'Geçtiği yerler',
  wordsFrom: '{{first}} – {{last}}',
  previousPage: 'Öncekiler',
  nextPage: 'Sonrakiler',
  pages: 'Sayfalar',
  overview: 'Karşılıkları ve biçimleri',
  unknown: 'Kur’an’da {{root}} kökünden bir kelime yok.',
  addressFormat: 'Kök adresi iki ile beş Arap harfiyle yazılır: كتب gibi.',
  letterFormat: 'Kökler bir Arap harfine göre sıralanır: ك gibi.',
};

export type RootTexts = typeof turkish;

const english: RootTexts = {
  listTitle: 'Roots',
  listIntro:
    'The {{count, number}} roots of the words of the Qur’an, in the order of the alphabet.',
  listDescription:
    'The roots of the words of the Qur’an by their first letter: how often each occurs, its forms, and how Turkish and English render it.',
  letters: 'First letter',
  ofLetter: 'Roots that begin with {{letter}}',
  title: 'The root {{root}}',
  description:
    'Where the root {{root}} occurs in the Qur’an, {{count, number}} times in all, in which forms, and how Turkish and English render it.',
  previous: 'Previous root',
  next: 'Next root',
  navigation: 'Between roots',
  occurrences_one: '{{count, number}} occurrence',
  occurrences_other: '{{count, number}} occurrences',
  times_one: '{{count, number}} time',
  times_other: '{{count, number}} times',
  verses_one: 'in {{count, number}} verse',
  verses_other: 'in {{count, number}} verses',
  inVerses: '{{occurrences}} {{verses}}',
  glosses: 'Renderings',
  turkish: 'Turkish',
  english: 'English',
  count: 'Count',
  more: '{{count, number}} more',
  andMore: 'and {{count, number}} more',
  noGloss: 'The renderings are being worked on.',
  forms: 'Forms',
  form: 'Form',
  moreForms: '{{count, number}} more forms',
  words: 'Occurrences',
  wordsFrom: '{{first}} – {{last}}',
  previousPage: 'Before these',
  nextPage: 'After these',
  pages: 'Pages',
  overview: 'Renderings and forms',
  unknown: 'The Qur’an has no word of the root {{root}}.',
  addressFormat: 'The address of a root is two to five Arabic letters, such as كتب.',
  letterFormat: 'Roots are listed by an Arabic letter, such as ك.',
};

export const rootTexts = { turkish, english };

export const useRootTexts = textsHook('root', rootTexts);
