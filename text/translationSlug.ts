/** Slugs of translations, apart from what only the server needs to know. */

/** How many further translations a reader sees at once. */
export const MAX_CHOSEN_TRANSLATIONS = 4;

/** True for a permanent name of a translation, such as "ur-jalandhry", at most 40 characters. */
export const isTranslationSlug = (slug: unknown): slug is string =>
  typeof slug === 'string' && /^[a-z\d][a-z\d-]{0,39}$/.test(slug);
