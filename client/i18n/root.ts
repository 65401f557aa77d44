import { textsHook } from './textsHook';

/** Texts of the root pages, loaded with them. */
const turkish = {
  listTitle: 'Kökler',
  listIntro: 'Kur’an’daki kelimelerin {{count, number}} kökü, alfabe sırasıyla.',
  listDescription:
    'Kur’an’daki kelimelerin kökleri, ilk harflerine göre: her kökün kaç kez geçtiği, biçimleri, Türkçe ve İngilizce anlamları.',
  letters: 'İlk harf',
  ofLetter: '{{letter}} ile başlayan kökler',
  title: '{{root}} kökü',
  description:
    '{{root}} kökünün Kur’an’da geçtiği {{count, number}} yer, biçimleri, Türkçe ve İngilizce anlamları.',
  previous: 'Önceki kök',
  next: 'Sonraki kök',
  navigation: 'Kökler arasında',
  occurrences_one: '{{count, number}} kez',
  occurrences_other: '{{count, number}} kez',
  times_one: '{{count, number}} kez',
  times_other: '{{count, number}} kez',
  verses_one: '{{count, number}} ayette',
  verses_other: '{{count, number}} ayette',
  inVerses: '{{verses}} {{occurrences}}',
  glosses: 'Anlamları',
  turkish: 'Türkçe',
  english: 'İngilizce',
  count: 'Sayı',
  more: 'Diğer {{count, number}} anlam',
  andMore: 've {{count, number}} daha',
  noGloss: 'Anlamları hazırlanıyor.',
  lemmas: 'Sözlük biçimleri',
  lemma: 'Sözlük biçimi',
  moreLemmas: 'Diğer {{count, number}} sözlük biçimi',
  lemmaTitle: '{{lemma}} ({{root}} kökü)',
  lemmaDescription:
    '{{root}} kökünden {{lemma}} kelimesinin Kur’an’da geçtiği {{count, number}} yer ve anlamları.',
  unknownLemma: '{{root}} kökünde böyle bir sözlük biçimi yok.',
  wholeRoot: 'Kökün bütün kelimeleri',
  forms: 'Biçimleri',
  form: 'Biçim',
  moreForms: 'Diğer {{count, number}} biçim',
  words: 'Geçtiği yerler',
  wordsFrom: '{{first}} – {{last}}',
  previousPage: 'Öncekiler',
  nextPage: 'Sonrakiler',
  pages: 'Sayfalar',
  overview: 'Anlamları ve biçimleri',
  unknown: 'Kur’an’da {{root}} kökünden bir kelime yok.',
  addressFormat: 'Kök adresi iki ila beş Arap harfiyle yazılır: كتب gibi.',
  letterFormat: 'Kökler ilk harflerine göre listelenir; adres bir Arap harfiyle yazılır: ك gibi.',
};

export type RootTexts = typeof turkish;

const english: RootTexts = {
  listTitle: 'Roots',
  listIntro: 'The {{count, number}} roots of the words of the Qur’an, in alphabetical order.',
  listDescription:
    'The roots of the words of the Qur’an by first letter: how often each occurs, its forms, and its meanings in Turkish and English.',
  letters: 'First letter',
  ofLetter: 'Roots that begin with {{letter}}',
  title: 'The root {{root}}',
  description:
    'The {{count, number}} occurrences of the root {{root}} in the Qur’an, its forms, and its meanings in Turkish and English.',
  previous: 'Previous root',
  next: 'Next root',
  navigation: 'Previous and next root',
  occurrences_one: '{{count, number}} occurrence',
  occurrences_other: '{{count, number}} occurrences',
  times_one: '{{count, number}} time',
  times_other: '{{count, number}} times',
  verses_one: 'in {{count, number}} verse',
  verses_other: 'in {{count, number}} verses',
  inVerses: '{{occurrences}} {{verses}}',
  glosses: 'Meanings',
  turkish: 'Turkish',
  english: 'English',
  count: 'Count',
  more: '{{count, number}} more',
  andMore: 'and {{count, number}} more',
  noGloss: 'The meanings are in progress.',
  lemmas: 'Dictionary forms',
  lemma: 'Dictionary form',
  moreLemmas: '{{count, number}} more dictionary forms',
  lemmaTitle: '{{lemma}} (root {{root}})',
  lemmaDescription:
    'The {{count, number}} occurrences of {{lemma}}, from the root {{root}}, in the Qur’an, and its meanings.',
  unknownLemma: 'The root {{root}} has no such dictionary form.',
  wholeRoot: 'All words of the root',
  forms: 'Forms',
  form: 'Form',
  moreForms: '{{count, number}} more forms',
  words: 'Occurrences',
  wordsFrom: '{{first}} – {{last}}',
  previousPage: 'Previous',
  nextPage: 'Next',
  pages: 'Pages',
  overview: 'Meanings and forms',
  unknown: 'No word of the Qur’an has the root {{root}}.',
  addressFormat: 'The address of a root has two to five Arabic letters, such as كتب.',
  letterFormat:
    'Roots are listed by their first letter; the address has one Arabic letter, such as ك.',
};

export const rootTexts = { turkish, english };

export const useRootTexts = textsHook(rootTexts);
