import { textsHook } from './textsHook';

/** Texts of topics and their lists, loaded with them. */
const turkish = {
  section: {
    introduction: 'Başlangıç',
    quran: 'Kur’an',
    faith: 'İman',
    faithInAllah: 'Allah’a iman',
    faithInAfterlife: 'Ahirete iman',
    faithInAngels: 'Meleklere iman',
    faithInBook: 'Kitaplara iman',
    faithInProphets: 'Peygamberlere iman',
    worship: 'İbadet',
    salaat: 'Namaz',
    fasting: 'Oruç',
    hajj: 'Hac',
    alms: 'Zekât',
    other: 'Diğer',
  },
  quranIntro: 'Kur’an kendini nasıl anlatıyor: isimleri, sureleri ve konuları.',
  quranDescription:
    'Kendi anlatımıyla Kur’an, konu konu ve ayetleriyle: indirilişi, isimleri ve sıfatları, sureleri.',
  faithIntro: 'İmanın esasları, Kur’an ayetleriyle konu konu.',
  faithDescription:
    'Kur’an’da iman: Allah’a, ahirete, meleklere, kitaplara ve peygamberlere iman üzerine ayetler, konu konu.',
  sections: 'İman bölümleri',
  tables: 'Tablolar',
  quranIndexTables: 'Sure dizini',
  quranNameTables: 'Kur’an’ın isim ve sıfatları',
  topics: 'Konular',
  noTopics: 'Bu bölümde henüz konu yok.',
  description: '{{section}}: {{title}}. Kur’an’dan {{count}} ayet, kelime kelime.',
  compare: 'Başka bir konuyla karşılaştır',
  verseCount_one: '{{count}} ayet',
  verseCount_other: '{{count}} ayet',
  backTo: 'Bölüm: {{section}}',
  unknown: '{{id}} numaralı bir konu yok.',
  addressFormat: 'Konu adresi bir sayıyla yazılır: /posts/1 gibi.',
  opening: 'Sığınma sözü',
  previousVerse: '{{key}} ayetinden önceki ayet',
  nextVerse: '{{key}} ayetinden sonraki ayet',
  navigation: '{{key}} çevresindeki ayetler',
  returnToInitial: 'Baştaki ayete dön: {{key}}',
  original: '{{key}} ayetinin sayfası',
  loadFailed: 'Ayet yüklenemedi. Biraz sonra yeniden deneyin.',
  pages: 'Ayet sayfaları',
  previousPage: 'Önceki ayetler',
  nextPage: 'Sonraki ayetler',
};

export type PostTexts = typeof turkish;

const english: PostTexts = {
  section: {
    introduction: 'Beginning',
    quran: 'Qur’an',
    faith: 'Faith',
    faithInAllah: 'Faith in Allah',
    faithInAfterlife: 'Faith in the afterlife',
    faithInAngels: 'Faith in the angels',
    faithInBook: 'Faith in the books',
    faithInProphets: 'Faith in the prophets',
    worship: 'Worship',
    salaat: 'Prayer',
    fasting: 'Fasting',
    hajj: 'Pilgrimage',
    alms: 'Alms',
    other: 'Other',
  },
  quranIntro: 'What the Qur’an says about itself: its names, surahs and topics.',
  quranDescription:
    'The Qur’an in its own words, by topic and with the verses: its revelation, its names and adjectives, its surahs.',
  faithIntro: 'The articles of faith in verses of the Qur’an, by topic.',
  faithDescription:
    'Faith in the Qur’an: verses on faith in Allah, the afterlife, angels, books and prophets, by topic.',
  sections: 'Sections of faith',
  tables: 'Tables',
  quranIndexTables: 'Index of surahs',
  quranNameTables: 'Names and adjectives of the Qur’an',
  topics: 'Topics',
  noTopics: 'There are no topics in this section yet.',
  description: '{{section}}: {{title}}. {{count}} verses of the Qur’an, word by word.',
  compare: 'Compare with another topic',
  verseCount_one: '{{count}} verse',
  verseCount_other: '{{count}} verses',
  backTo: 'Section: {{section}}',
  unknown: 'There is no topic {{id}}.',
  addressFormat: 'The address of a topic is a number, such as /posts/1.',
  opening: 'Seeking refuge',
  previousVerse: 'The verse before {{key}}',
  nextVerse: 'The verse after {{key}}',
  navigation: 'Verses around {{key}}',
  returnToInitial: 'Return to the initial verse: {{key}}',
  original: 'Page of verse {{key}}',
  loadFailed: 'The verse could not be loaded. Try again in a moment.',
  pages: 'Pages of verses',
  previousPage: 'Previous verses',
  nextPage: 'Next verses',
};

export const postTexts = { turkish, english };

export const usePostTexts = textsHook(postTexts);
