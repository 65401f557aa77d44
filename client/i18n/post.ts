import { textsHook } from './textsHook';

/** Texts of topics and of their lists, which come with them. */
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
  quranIntro: 'Kur’an’ın kendini anlatışı: adları, sureleri ve konuları.',
  quranDescription:
    'Kur’an’ın kendi anlatımıyla Kur’an: indirilişi, isimleri ve sıfatları, sureleri; ayetleriyle konu konu.',
  faithIntro: 'İmanın esasları, Kur’an ayetleriyle konu konu.',
  faithDescription:
    'Kur’an’da iman: Allah’a, ahirete, meleklere, kitaplara ve peygamberlere iman üzerine ayetler, konu konu.',
  sections: 'İman bölümleri',
  tables: 'Tablolar',
  quranIndexTables: 'Kur’an dizini',
  quranNameTables: 'Kur’an’ın isim ve sıfatları',
  topics: 'Konular',
  noTopics: 'Bu bölümde henüz konu yok.',
  description: '{{section}}: {{title}}. Kur’an’dan {{count}} ayet, kelime kelime.',
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
  loadFailed: 'Ayet getirilemedi. Biraz sonra yeniden deneyin.',
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
    faithInAngels: 'Faith in angels',
    faithInBook: 'Faith in the books',
    faithInProphets: 'Faith in prophets',
    worship: 'Worship',
    salaat: 'Prayer',
    fasting: 'Fasting',
    hajj: 'Pilgrimage',
    alms: 'Alms',
    other: 'Other',
  },
  quranIntro: 'What the Qur’an says of itself: its names, its surahs and its topics.',
  quranDescription:
    'The Qur’an in its own words: how it was sent down, its names and adjectives, its surahs; by topic, with the verses.',
  faithIntro: 'The articles of faith, by topic, in verses of the Qur’an.',
  faithDescription:
    'Faith in the Qur’an: verses on faith in Allah, the afterlife, angels, books and prophets, by topic.',
  sections: 'Sections of faith',
  tables: 'Tables',
  quranIndexTables: 'Index of the Qur’an',
  quranNameTables: 'Names and adjectives of the Qur’an',
  topics: 'Topics',
  noTopics: 'There are no topics in this section yet.',
  description: '{{section}}: {{title}}. {{count}} verses of the Qur’an, word by word.',
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
  loadFailed: 'The verse could not be fetched. Try again in a moment.',
  pages: 'Pages of verses',
  previousPage: 'Verses before',
  nextPage: 'Verses after',
};

export const postTexts = { turkish, english };

export const usePostTexts = textsHook('post', postTexts);
