import { textsHook } from './textsHook';

/** Texts of creating and editing term elements. */
const turkish = {
  title: 'Yeni terim ögesi',
  field: {
    term: 'Terim',
    arabicName: 'Arapça adı',
    NameInQuran: 'Kur’an’daki adı',
    Translation: 'Çeviri',
    Meaning: 'Anlam',
    Tag: 'Kod',
    Label: 'Etiket',
    GrammaticalType: 'Kelime türü',
    occurrences: 'Kaç kez geçtiği',
    verses: 'Geçtiği ayetler',
  },
  in: { turkish: '{{field}} (Türkçe)', english: '{{field}} (İngilizce)' },
  versesHint: 'Boşluk, virgül ya da satırlarla ayrılmış: 2:255 3:18-19; Bakara 255',
  countHint:
    'Kelimeleri işaretlenmiş ögelerde sayı ve ayetler, tablo yeniden düzenlendiğinde işaretlere göre hesaplanır.',
};

export type TermElementEditingTexts = typeof turkish;

const english: TermElementEditingTexts = {
  title: 'New term element',
  field: {
    term: 'Term',
    arabicName: 'Arabic name',
    NameInQuran: 'Name in the Qur’an',
    Translation: 'Translation',
    Meaning: 'Meaning',
    Tag: 'Tag',
    Label: 'Label',
    GrammaticalType: 'Grammatical type',
    occurrences: 'Number of occurrences',
    verses: 'Verses it occurs in',
  },
  in: { turkish: '{{field}} (Turkish)', english: '{{field}} (English)' },
  versesHint: 'Separated by spaces, commas or lines: 2:255 3:18-19; Al-Baqarah 255',
  countHint:
    'For an element with tagged words, the number and the verses are computed from the tags when the table is reorganized.',
};

export const termElementEditingTexts = { turkish, english };

export const useTermElementEditingTexts = textsHook(termElementEditingTexts);
