import { textsHook } from './textsHook';

/** Texts of comparisons and of similar verses. */
const turkish = {
  title: {
    verses: 'Ayetleri karşılaştır',
    topics: 'Konuları karşılaştır',
    tables: 'Tabloları karşılaştır',
  },
  pair: '{{first}} ve {{second}}',
  description: {
    verses: '{{first}} ve {{second}} yan yana: ortak kökleri, metinleri ve çevirileri.',
    topics: '{{first}} ve {{second}} yan yana: ayetleri ve ortak ayetleri.',
    tables: '{{first}} ve {{second}} yan yana: isimleri ve ortak isimleri.',
  },
  address: {
    verses: 'Adreste iki ayet yazılır: /compare/verses/2:255/3:2 gibi.',
    topics: 'Adreste iki konunun numarası yazılır: /compare/topics/2/3 gibi.',
    tables: 'Adreste iki tablonun numarası yazılır: /compare/tables/2/26 gibi.',
  },
  unknown: {
    verses: 'Kur’an’da {{id}} diye bir ayet yok.',
    topics: '{{id}} numaralı bir konu yok.',
    tables: '{{id}} numaralı bir tablo yok.',
  },
  choose: {
    verses: '{{name}} hangi ayetle karşılaştırılsın?',
    topics: '“{{name}}” hangi konuyla karşılaştırılsın?',
    tables: '“{{name}}” hangi tabloyla karşılaştırılsın?',
  },
  withHint: 'Sure ve ayet, örneğin 3:2',
  compare: 'Karşılaştır',
  sideBySide: '{{key}} ile yan yana',
  other: '“{{name}}” için başka birini seç',
  otherShort: 'Başka birini seç',
  sharedRoots_one: '{{count, number}} ortak kök',
  sharedRoots_other: '{{count, number}} ortak kök',
  sharedRoots_zero: 'Ortak kök yok',
  sharedVerses_one: 'İkisinde de olan {{count, number}} ayet',
  sharedVerses_other: 'İkisinde de olan {{count, number}} ayet',
  sharedVerses_zero: 'İkisinde de olan ayet yok',
  sharedNames_one: 'İkisinde de olan {{count, number}} isim',
  sharedNames_other: 'İkisinde de olan {{count, number}} isim',
  sharedNames_zero: 'İkisinde de olan isim yok',
  inBoth: 'İkisinde de olan ayetleri oku',
  onlyIn: 'Yalnız “{{name}}” konusunda olanlar',
  phrase: '{{count, number}} kelime arka arkaya',
  isShared: 'ikisinde de',
  verseCount_one: '{{count, number}} ayet',
  verseCount_other: '{{count, number}} ayet',
  nameCount_one: '{{count, number}} isim',
  nameCount_other: '{{count, number}} isim',
  times: '{{count, number}} kez',
  firstOf: 'Yalnızca ilk {{shown, number}} tanesi gösteriliyor.',
  similar: 'Benzer ayetler',
  similarCount_one: '{{count, number}} benzer ayet.',
  similarCount_other:
    '{{count, number}} benzer ayet; en benzeri önce. Ortak kökler ve arka arkaya gelen ortak kelimeler Kur’an’da ne kadar seyrekse ayetler o kadar benzer sayılır.',
  similarCount_zero:
    'Bu ayetle seyrek kökleri ya da en az üç kelimelik bir parçası ortak olan ayet yok.',
  firstSimilar: 'İlk {{shown, number}} ayet gösteriliyor.',
};

const english: typeof turkish = {
  title: {
    verses: 'Compare verses',
    topics: 'Compare topics',
    tables: 'Compare tables',
  },
  pair: '{{first}} and {{second}}',
  description: {
    verses:
      '{{first}} and {{second}} side by side: the roots they share, their text and translations.',
    topics: '{{first}} and {{second}} side by side: their verses, and those in both.',
    tables: '{{first}} and {{second}} side by side: their names, and those in both.',
  },
  address: {
    verses: 'The address names two verses, such as /compare/verses/2:255/3:2.',
    topics: 'The address has the numbers of two topics, such as /compare/topics/2/3.',
    tables: 'The address has the numbers of two tables, such as /compare/tables/2/26.',
  },
  unknown: {
    verses: 'There is no verse {{id}} in the Qur’an.',
    topics: 'There is no topic {{id}}.',
    tables: 'There is no table {{id}}.',
  },
  choose: {
    verses: 'Which verse should {{name}} be compared with?',
    topics: 'Which topic should “{{name}}” be compared with?',
    tables: 'Which table should “{{name}}” be compared with?',
  },
  withHint: 'Surah and verse, such as 3:2',
  compare: 'Compare',
  sideBySide: 'Side by side with {{key}}',
  other: 'Choose another for “{{name}}”',
  otherShort: 'Choose another',
  sharedRoots_one: '{{count, number}} root in common',
  sharedRoots_other: '{{count, number}} roots in common',
  sharedRoots_zero: 'No root in common',
  sharedVerses_one: '{{count, number}} verse in both',
  sharedVerses_other: '{{count, number}} verses in both',
  sharedVerses_zero: 'No verse is in both',
  sharedNames_one: '{{count, number}} name in both',
  sharedNames_other: '{{count, number}} names in both',
  sharedNames_zero: 'No name is in both',
  inBoth: 'Read the verses in both',
  onlyIn: 'Those only in “{{name}}”',
  phrase: '{{count, number}} words in a row',
  isShared: 'in both',
  verseCount_one: '{{count, number}} verse',
  verseCount_other: '{{count, number}} verses',
  nameCount_one: '{{count, number}} name',
  nameCount_other: '{{count, number}} names',
  times: '{{count, number}} times',
  firstOf: 'Only the first {{shown, number}} are shown.',
  similar: 'Similar verses',
  similarCount_one: '{{count, number}} similar verse.',
  similarCount_other:
    '{{count, number}} similar verses, the most similar first. The rarer the roots and the words in a row that two verses share, the more similar they are.',
  similarCount_zero:
    'No other verse shares rare roots, or at least three words in a row, with this one.',
  firstSimilar: 'The first {{shown, number}} are shown.',
};

export const compareTexts = { turkish, english };

export const useCompareTexts = textsHook(compareTexts);
