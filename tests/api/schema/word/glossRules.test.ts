import {
  suggestionsFrom,
  type RootReading,
  type SuggestedWord,
} from '../../../../api/schema/word/glossRules';

const suggestGlosses = (word: SuggestedWord, readings: RootReading[], language: 'turkish') =>
  suggestionsFrom(readings, language)(word);

const reading = (
  rootId: number | null,
  arabicText: string,
  turkishTranslation: string | null,
  englishTranslation: string | null,
  count = 1,
): RootReading => ({
  rootId,
  arabicText,
  turkishTranslation,
  englishTranslation,
  count,
  firstKey: '1:1:1',
});

const word = (arabicText: string, english: string | null, rootId: number | null = 1) => ({
  rootId,
  arabicText,
  turkishTranslation: null,
  englishTranslation: english,
});

describe('suggestions of Turkish glosses', () => {
  test('those of the form, then of the English gloss, then of the root, each once', () => {
    const readings = [
      reading(1, 'يَوْمَ', null, 'Day'),
      reading(1, 'يَوْمَ', 'gün', 'Day', 27),
      reading(1, 'يَّوْمَ', 'Günü', 'Day', 3),
      reading(2, 'نَهَار', 'gündüz', '(the) day', 4),
      reading(2, 'نَهَار', 'gün', 'day', 2),
      reading(1, 'أَيَّام', 'günler', 'days', 5),
      reading(3, 'لَيْل', 'gece', 'night', 9),
    ];
    expect(suggestGlosses(word('يَوْمَ', 'Day'), readings, 'turkish')).toEqual([
      { text: 'gün', count: 27, total: 30, basis: 'form' },
      { text: 'Günü', count: 3, total: 30, basis: 'form' },
      { text: 'günler', count: 5, total: 35, basis: 'root' },
    ]);
    expect(suggestGlosses(word('نَهَرَ', 'The day', 2), readings, 'turkish')).toEqual([
      { text: 'gündüz', count: 4, total: 4, basis: 'otherGloss' },
      { text: 'gün', count: 2, total: 6, basis: 'root' },
    ]);
  });

  test('the word itself is not counted', () => {
    const own = { ...word('يَوْمَ', 'Day'), turkishTranslation: 'gün' };
    expect(suggestGlosses(own, [reading(1, 'يَوْمَ', 'gün', 'Day')], 'turkish')).toEqual([]);
    expect(suggestGlosses(own, [reading(1, 'يَوْمَ', 'gün', 'Day', 3)], 'turkish')).toEqual([
      { text: 'gün', count: 2, total: 2, basis: 'form' },
    ]);
  });

  test('words without a root have no root in common', () => {
    const readings = [
      reading(null, 'مِن', '-den', 'from', 8),
      reading(null, 'عَن', 'hakkında', 'about'),
    ];
    expect(suggestGlosses(word('عَنْ', null, null), readings, 'turkish')).toEqual([
      { text: 'hakkında', count: 1, total: 1, basis: 'form' },
    ]);
  });

  test('an empty gloss in the other language is not in common', () => {
    const readings = [reading(2, 'نَهَار', 'gündüz', '', 4), reading(2, 'نَهَار', 'gün', null)];
    expect(suggestGlosses(word('يَوْمَ', ''), readings, 'turkish')).toEqual([]);
    expect(suggestGlosses(word('يَوْمَ', null), readings, 'turkish')).toEqual([]);
  });
});
