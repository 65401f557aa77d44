import type { Language } from '../language';

/** Texts for search engines and previews of shared links. */
const turkish = {
  imageAlt:
    'Koyu yeşil zemin üzerinde altın rengi, on iki köşeli yıldız ve “tibyân” kelimesi: تبيان',
  book: 'Kur’an',
};

const english: typeof turkish = {
  imageAlt: 'A golden twelve-pointed star on dark green, with the word “tibyan”: تبيان',
  book: 'The Qur’an',
};

export const crawlerTexts: Record<Language, typeof turkish> = { turkish, english };
