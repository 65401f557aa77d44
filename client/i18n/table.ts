import { textsHook } from './textsHook';

/** Texts of the table pages, loaded with them. */
const turkish = {
  title: 'Tablolar',
  intro: 'Arap harfleri, sure dizini ve Kur’an’daki terimler.',
  description:
    'Arap harfleri, sure dizini ve Kur’an’daki isim ve sıfatların terim tabloları: anlamları ve geçtikleri ayetler.',
  termTables: 'Terim tabloları',
  lettersTitle: 'Arap harfleri',
  lettersIntro: 'Harfler, Arapça adları, okunuşları ve çeviri yazıdaki karşılıkları.',
  lettersDescription:
    'Arap alfabesinin harfleri: Arapça adları, Türkçe ve İngilizce okunuşları ve çeviri yazıdaki karşılıkları.',
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
    pronunciation: 'Türkçe okunuş',
    letter: 'Türkçe harf',
    name: 'Okunuş',
    translation: 'Anlam',
    place: 'İniş yeri',
  },
  english: {
    pronunciation: 'İngilizce okunuş',
    letter: 'İngilizce harf',
    name: 'İngilizce okunuş',
    translation: 'İngilizce anlam',
    place: 'İngilizce iniş yeri',
  },
  noteTitle: 'Sayılarla Kur’an',
  note: {
    years: 'Kur’an’ın inişi 23 yıl sürdü: 13 yıl Mekke’de, 10 yıl Medine’de.',
    surahs: '114 suresi vardır: 86’sı Mekke’de, 28’i Medine’de inmiştir.',
    fascicules: '30 cüze ayrılır.',
    verses: '6236 ayeti vardır; sure başlarındaki besmelelerle birlikte 6348.',
    letters: 'Geleneksel sayıma göre 323.015 harften ve 77.439 kelimeden oluşur.',
    order: 'İniş sırası rivayetlere dayanır; iniş yılları miladidir ve tahminîdir.',
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
  lettersIntro: 'The letters with their Arabic names, pronunciation and transcription.',
  lettersDescription:
    'The letters of the Arabic alphabet: their Arabic names, how they are pronounced, and the letters that transcribe them.',
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
    pronunciation: 'Turkish pronunciation',
    letter: 'Turkish letter',
    name: 'Turkish name',
    translation: 'Turkish meaning',
    place: 'Turkish place of revelation',
  },
  english: {
    pronunciation: 'English pronunciation',
    letter: 'English letter',
    name: 'Name',
    translation: 'Meaning',
    place: 'Place of revelation',
  },
  noteTitle: 'The Qur’an in numbers',
  note: {
    years: 'The Qur’an was revealed over 23 years: 13 in Mecca and 10 in Medina.',
    surahs: 'It has 114 surahs: 86 were revealed in Mecca and 28 in Medina.',
    fascicules: 'It is divided into 30 parts (juz).',
    verses: 'It has 6236 verses, or 6348 with the basmalas that open the surahs.',
    letters: 'By the traditional count it has 323,015 letters and 77,439 words.',
    order: 'The order of revelation is traditional; its years (CE) are estimates.',
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
