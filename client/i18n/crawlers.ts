import type { Language } from '../language';

/** Texts for search engines and previews of shared links. */
const turkish = {
  imageAlt:
    'Koyu yeşil zemin üzerinde altın rengi, on iki köşeli yıldız ve “tibyân” kelimesi: تبيان',
  book: 'Kur’an',
  feed: 'Yeni ve değişen konular',
  picture: {
    verse: '{{surah}} suresi, {{numberInSurah}}. ayet',
    topic_one: 'Kur’an’dan {{count, number}} ayet',
    topic_other: 'Kur’an’dan {{count, number}} ayet',
    root: 'Kök: {{verses}} {{occurrences}}',
    occurrences_one: '{{count, number}} kez',
    occurrences_other: '{{count, number}} kez',
    verses_one: '{{count, number}} ayette',
    verses_other: '{{count, number}} ayette',
  },
};

const english: typeof turkish = {
  imageAlt: 'A golden twelve-pointed star on dark green, with the word “tibyan”: تبيان',
  book: 'The Qur’an',
  feed: 'New and changed topics',
  picture: {
    verse: 'Surah {{surah}}, verse {{numberInSurah}}',
    topic_one: '{{count, number}} verse of the Qur’an',
    topic_other: '{{count, number}} verses of the Qur’an',
    root: 'Root: {{occurrences}} {{verses}}',
    occurrences_one: '{{count, number}} occurrence',
    occurrences_other: '{{count, number}} occurrences',
    verses_one: 'in {{count, number}} verse',
    verses_other: 'in {{count, number}} verses',
  },
};

export const crawlerTexts: Record<Language, typeof turkish> = { turkish, english };
