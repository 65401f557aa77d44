export const texts = {
  site: {
    name: 'Tibyan',
    tagline: 'Kur’an’ı konularıyla ve kelime kelime okuyun',
  },
  verse: {
    title: '{{surah}} suresi {{number}}. ayet',
    previous: 'Önceki ayet',
    next: 'Sonraki ayet',
  },
};

export type Texts = typeof texts;
