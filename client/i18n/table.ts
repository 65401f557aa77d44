import { textsHook } from './textsHook';

/** Texts of the table pages, loaded with them. */
const turkish = {
  title: 'Tablolar',
  intro: 'Arap harfleri, sure dizini ve Kur’an’daki terimler.',
  description:
    'Arap harfleri, sure dizini ve Kur’an’daki isim ve sıfatların terim tabloları: anlamları ve geçtikleri ayetler.',
  termTables: 'Terim tabloları',
  lettersTitle: 'Arap harfleri',
  lettersIntro:
    'Harfler: adları, sesleri, kelimedeki biçimleri ve çeviri yazıdaki karşılıkları. Ardından harekeler ve durak işaretleri.',
  lettersDescription:
    'Arap alfabesinin harfleri, adları, sesleri ve kelimedeki biçimleri; harekeler ve mushaftaki durak işaretleri, anlamlarıyla.',
  signs: {
    LETTER: 'Diğer yazılışlar',
    VOWEL: 'Harekeler ve okuma işaretleri',
    PAUSE: 'Durak ve secde işaretleri',
  },
  indexTitle: 'Sure dizini',
  indexIntro: 'Kur’an’ın sureleri. Her satır surenin ilk ayetine götürür.',
  indexDescription:
    'Kur’an’ın 114 suresinin tablosu: adları ve anlamları, iniş yeri, sırası ve yılı, ayet sayıları.',
  termIntro_one: 'Tek ad, anlamı ve geçtiği ayetlerle.',
  termIntro_other: '{{count, number}} ad, anlamları ve geçtikleri ayetlerle.',
  termDescription:
    '{{name}}: Kur’an’da geçen her adın Arapçası, çevirisi, anlamı, kaç kez ve hangi ayetlerde geçtiği.',
  column: {
    order: '#',
    letter: 'Harf',
    sign: 'İşaret',
    forms: 'Kelimede (baş, orta, son)',
    arabicPronunciation: 'Arapça okunuş',
    number: 'No',
    arabicName: 'Arapça adı',
    revelationOrder: 'İniş sırası',
    revelationYear: 'İniş yılı',
    numberOfVerses: 'Ayet sayısı',
    nameInQuran: 'Kur’an’daki adı',
    translation: 'Çeviri',
    meaning: 'Anlam',
    occurrences: 'Kaç kez (ayet)',
    verses: 'Ayetler',
  },
  turkish: {
    letterName: 'Adı',
    sound: 'Sesi',
    pronunciation: 'Çeviri yazıda adı',
    letter: 'Türkçe harf',
    name: 'Okunuş',
    translation: 'Anlam',
    place: 'İniş yeri',
    disputed: '{{place}} (tartışmalı)',
  },
  english: {
    letterName: 'İngilizce adı',
    sound: 'İngilizce sesi',
    pronunciation: 'İngilizce çeviri yazıda adı',
    letter: 'İngilizce harf',
    name: 'İngilizce okunuş',
    translation: 'İngilizce anlam',
    place: 'İngilizce iniş yeri',
    disputed: '{{place}} (disputed)',
  },
  noteTitle: 'Sayılarla Kur’an',
  note: {
    years: 'Kur’an’ın inişi 23 yıl sürdü: 13 yıl Mekke’de, 10 yıl Medine’de.',
    surahs: '114 suresi vardır: 86’sı Mekke’de, 28’i Medine’de inmiştir.',
    fascicules: '30 cüze ayrılır.',
    verses: '6236 ayeti vardır; sure başlarındaki besmelelerle birlikte 6348.',
    letters: 'Geleneksel sayıma göre 323.015 harften ve 77.439 kelimeden oluşur.',
    order:
      'İniş sırası ve yeri rivayetlere dayanır; on surenin yeri tartışmalıdır. İniş yılları miladidir ve tahminîdir (≈).',
  },
  allVerses: '{{name}}: geçtiği {{count, number}} ayet',
  moreVerses_one: '{{count, number}} ayet daha',
  moreVerses_other: '{{count, number}} ayet daha',
  closeVerses: 'Ayetleri gizle',
  pages: 'Sayfalar',
  previousPage: 'Öncekiler',
  nextPage: 'Sonrakiler',
  versePages: 'Ayetlerin sayfaları',
  unknownTerm: '{{id}} numaralı bir terim tablosu yok.',
  unknownElement: 'Bu tabloda böyle bir ad yok. Tablodaki bağlantılardan birini seçebilirsiniz.',
  addressFormat: 'Terim tablosunun adresi tablonun numarasıyla yazılır: /termTables/3 gibi.',
};

export type TableTexts = typeof turkish;

const english: TableTexts = {
  title: 'Tables',
  intro: 'The Arabic letters, the index of surahs and the terms of the Qur’an.',
  description:
    'The Arabic letters, the index of the surahs of the Qur’an, and tables of its names and adjectives with their meanings and verses.',
  termTables: 'Term tables',
  lettersTitle: 'Arabic letters',
  lettersIntro:
    'The letters with their names, sounds, forms in a word and transcription, followed by vowel signs and pause marks.',
  lettersDescription:
    'The letters of the Arabic alphabet, their names, sounds and forms; the vowel signs and the pause marks of the mushaf with their meanings.',
  signs: {
    LETTER: 'Further forms',
    VOWEL: 'Vowel and reading signs',
    PAUSE: 'Pause marks and prostration',
  },
  indexTitle: 'Index of surahs',
  indexIntro: 'The surahs of the Qur’an. Each row links to the first verse of the surah.',
  indexDescription:
    'A table of the 114 surahs of the Qur’an: name and meaning, place, order and year of revelation, number of verses.',
  termIntro_one: 'One name with its meaning and the verses it occurs in.',
  termIntro_other: '{{count, number}} names with their meanings and the verses they occur in.',
  termDescription:
    '{{name}}: every name that occurs in the Qur’an, in Arabic and in translation, with its meaning, how often it occurs and in which verses.',
  column: {
    order: '#',
    letter: 'Letter',
    sign: 'Sign',
    forms: 'In a word (start, middle, end)',
    arabicPronunciation: 'Arabic pronunciation',
    number: 'No.',
    arabicName: 'Arabic name',
    revelationOrder: 'Order of revelation',
    revelationYear: 'Year of revelation',
    numberOfVerses: 'Number of verses',
    nameInQuran: 'Name in the Qur’an',
    translation: 'Translation',
    meaning: 'Meaning',
    occurrences: 'Occurrences (verses)',
    verses: 'Verses',
  },
  turkish: {
    letterName: 'Turkish name',
    sound: 'Turkish sound',
    pronunciation: 'Name in Turkish transcription',
    letter: 'Turkish letter',
    name: 'Turkish name',
    translation: 'Turkish meaning',
    place: 'Turkish place of revelation',
    disputed: '{{place}} (tartışmalı)',
  },
  english: {
    letterName: 'Name',
    sound: 'Sound',
    pronunciation: 'Name in English transcription',
    letter: 'English letter',
    name: 'Name',
    translation: 'Meaning',
    place: 'Place of revelation',
    disputed: '{{place}} (disputed)',
  },
  noteTitle: 'The Qur’an in numbers',
  note: {
    years: 'The Qur’an was revealed over 23 years: 13 in Mecca and 10 in Medina.',
    surahs: 'It has 114 surahs: 86 were revealed in Mecca and 28 in Medina.',
    fascicules: 'It is divided into 30 parts (juz).',
    verses: 'It has 6236 verses, or 6348 with the basmalas that open the surahs.',
    letters: 'By the traditional count it has 323,015 letters and 77,439 words.',
    order:
      'Order and place of revelation are traditional; the place of ten surahs is disputed. The years (CE) are estimates (≈).',
  },
  allVerses: '{{name}}: the {{count, number}} verses it occurs in',
  moreVerses_one: '{{count, number}} more verse',
  moreVerses_other: '{{count, number}} more verses',
  closeVerses: 'Hide the verses',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  versePages: 'Pages of verses',
  unknownTerm: 'There is no term table with the number {{id}}.',
  unknownElement: 'This table has no such name. Choose a name from the table.',
  addressFormat: 'The address of a term table is its number, such as /termTables/3.',
};

export const tableTexts = { turkish, english };

export const useTableTexts = textsHook('table', tableTexts);
