import type { OWN_TURKISH_VERSES } from '../text/quotedSources';

type Key = (typeof OWN_TURKISH_VERSES)[number];

/** Translations written for this project, by the key of the verse. */
export const TURKISH_VERSES: Readonly<Record<string, string>> = {
  '67:6': 'Rablerini inkâr edenler için cehennem azabı vardır. Orası ne kötü bir dönüş yeridir!',
  '87:14': 'Arınan kimse gerçekten kurtuluşa ermiştir.',
} satisfies Record<Key, string>;
