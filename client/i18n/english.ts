import type { Texts } from './turkish';

export const texts: Texts = {
  site: {
    name: 'Tibyan',
    tagline: 'Read the Qur’an by topic and word by word',
  },
  verse: {
    title: 'Surah {{surah}}, verse {{number}}',
    previous: 'Previous verse',
    next: 'Next verse',
  },
};
