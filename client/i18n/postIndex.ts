import { textsHook } from './textsHook';

/** Texts of the index of topics, loaded with it. */
const turkish = {
  title: 'Konu dizini',
  intro_one: 'Kur’an’dan bir konu. Yanında ayet sayısı yazar.',
  intro_other: 'Kur’an’dan {{count, number}} konu. Her konunun yanında ayet sayısı yazar.',
  description:
    'Kur’an’ın konularının dizini: iman, ibadet, ahlak, aile, toplum, kâinat ve kıssalar, bölümlerine göre ve alfabetik.',
  descriptionByLetter:
    'Kur’an’ın konuları alfabetik sırayla, ayet sayılarıyla: A’dan Z’ye konu dizini.',
  orders: 'Dizinin sırası',
  by: { subject: 'Konu alanına göre', letter: 'Alfabetik' },
  filter: 'Konularda arayın',
  found_zero: 'Bu adla bir konu yok.',
  found_one: '{{count, number}} konu bulundu.',
  found_other: '{{count, number}} konu bulundu.',
  searchAll: 'Bütün Kur’an’da arayın: {{text}}',
  sections: 'Dizinin bölümleri',
  letters: 'Harfler',
  pages: 'Dizinin sayfaları',
  previousPage: 'Önceki konular',
  nextPage: 'Sonraki konular',
  feed: 'Yeni ve değişen konular (Atom beslemesi)',
};

export type PostIndexTexts = typeof turkish;

const english: PostIndexTexts = {
  title: 'Index of topics',
  intro_one: 'One topic of the Qur’an, with its number of verses.',
  intro_other: '{{count, number}} topics of the Qur’an, each with its number of verses.',
  description:
    'An index of the topics of the Qur’an: faith, worship, character, family, society, the universe and stories, by section and from A to Z.',
  descriptionByLetter:
    'The topics of the Qur’an in alphabetical order, each with its number of verses: an index from A to Z.',
  orders: 'Order of the index',
  by: { subject: 'By subject', letter: 'Alphabetical' },
  filter: 'Search the topics',
  found_zero: 'There is no topic with this name.',
  found_one: '{{count, number}} topic found.',
  found_other: '{{count, number}} topics found.',
  searchAll: 'Search the whole Qur’an: {{text}}',
  sections: 'Sections of the index',
  letters: 'Letters',
  pages: 'Pages of the index',
  previousPage: 'Previous topics',
  nextPage: 'Next topics',
  feed: 'New and changed topics (Atom feed)',
};

export const postIndexTexts = { turkish, english };

export const usePostIndexTexts = textsHook(postIndexTexts);
