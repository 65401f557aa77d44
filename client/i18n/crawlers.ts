import type { Language } from '../settings/settings';

/** What the server tells search engines and whoever shows a shared link. */
const turkish = {
  imageAlt: 'Koyu yeşil zemin üzerinde altın rengi on iki köşeli yıldız ve “tibyân” sözü: تبيان',
  book: 'Kur’an',
};

const english: typeof turkish = {
  imageAlt: 'On dark green a golden star of twelve points with the word “tibyan”: تبيان',
  book: 'The Qur’an',
};

export const crawlerTexts: Record<Language, typeof turkish> = { turkish, english };
