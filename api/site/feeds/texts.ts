/** The texts of the feed of topics. */

export type FeedLanguage = 'turkish' | 'english';

interface FeedTexts {
  tag: 'tr' | 'en';
  title: string;
  subtitle: string;
  newTopic(title: string): string;
  /** After the title: "Patience: 3 verses added". */
  returned: string;
  verses(count: number): string;
  versesAdded(count: number): string;
  versesRemoved(count: number): string;
  reordered: string;
  renamed(former: string): string;
  noteChanged: string;
  translationsChanged(count: number): string;
}

const verses = (count: number) => (count === 1 ? '1 verse' : `${count} verses`);

export const FEED_TEXTS: Record<FeedLanguage, FeedTexts> = {
  turkish: {
    tag: 'tr',
    title: 'Tibyan: yeni ve değişen konular',
    subtitle: 'Kur’an’ın konularından yeni olanlar ve değişenler',
    newTopic: (title) => `Yeni konu: ${title}`,
    returned: 'konu yeniden yayında',
    verses: (count) => `${count} ayet`,
    versesAdded: (count) => `${count} ayet eklendi`,
    versesRemoved: (count) => `${count} ayet çıkarıldı`,
    reordered: 'ayetlerin sırası değişti',
    renamed: (former) => `adı değişti (önceki adı: ${former})`,
    noteChanged: 'not değişti',
    translationsChanged: (count) => `${count} ayetin konudaki çevirisi değişti`,
  },
  english: {
    tag: 'en',
    title: 'Tibyan: new and changed topics',
    subtitle: 'Topics of the Qur’an that are new or have changed',
    newTopic: (title) => `New topic: ${title}`,
    returned: 'the topic is back',
    verses,
    versesAdded: (count) => `${verses(count)} added`,
    versesRemoved: (count) => `${verses(count)} removed`,
    reordered: 'the order of the verses was changed',
    renamed: (former) => `renamed (formerly ${former})`,
    noteChanged: 'the note was changed',
    translationsChanged: (count) =>
      `the translation of ${verses(count)} was changed for this topic`,
  },
};
