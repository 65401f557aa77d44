import {
  formKey,
  formsOf,
  glossesOf,
  glossKey,
  type Reading,
} from '../../../../api/schema/root/rootRules';
import { fc } from '../../../support/fastCheck';

const reading = (more: Partial<Reading>): Reading => ({
  arabicText: 'كِتَـٰبٌ',
  turkishTranslation: null,
  englishTranslation: null,
  count: 1,
  firstKey: '2:2:2',
  ...more,
});

const english = (...glosses: [string | null, number][]) =>
  glosses.map(([englishTranslation, count]) => reading({ englishTranslation, count }));

describe('glosses', () => {
  test.each([
    ['english', 'the Book', '(the) Book', true],
    ['english', 'And the book', '[and] the Book,', true],
    ['english', "Allah's", 'Allah’s', true],
    ['english', 'date-seed', 'date seed', true],
    ['english', 'the Book', 'a Book', false],
    ['turkish', 'Işık', 'ışık', true],
    ['turkish', 'İnanç', 'inanç', true],
    ['turkish', 'Arş’ı', 'arşı', true],
    ['turkish', '-den önce', 'den önce', true],
    ['turkish', 'oldu', 'öldü', false],
    ['turkish', 'kar', 'kâr', false],
    ['turkish', 'sinir', 'sınır', false],
  ] as const)('%s: %j and %j are the same gloss: %p', (language, one, other, areOne) => {
    expect(glossKey(one, language) === glossKey(other, language)).toBe(areOne);
  });

  test('are counted together, most frequent first, in their most frequent spelling', () => {
    expect(
      glossesOf(
        english(['a letter', 2], ['the Book', 3], ['(the) Book', 4], ['The book!', 1], ['', 9]),
        'english',
      ),
    ).toEqual([
      { text: '(the) Book', count: 8 },
      { text: 'a letter', count: 2 },
    ]);
  });

  test('keep the order of the text when equally frequent', () => {
    expect(
      glossesOf(english(['b', 1], ['a', 1], [null, 5], ['C', 1], ['c', 1]), 'english'),
    ).toEqual([
      { text: 'C', count: 2 },
      { text: 'b', count: 1 },
      { text: 'a', count: 1 },
    ]);
  });

  test('without letters are still distinguished', () => {
    expect(glossesOf(english(['…', 1], ['!', 2]), 'english')).toHaveLength(2);
  });
});

describe('forms', () => {
  test.each([
    ['رَبِّ', 'رَّبِّ', true],
    ['رَبِّهِمْ', 'رَّبِّهِم', true],
    ['رَبِّهِۦ', 'رَّبِّهِۦٓ', true],
    ['رَبَّنَا', 'رَبَّنَا\u0653', true],
    ['كَاتِبٌ', 'كَاتِبٌۢ', true],
    ['عِلْمٍ', 'عِلْمٍۭ', true],
    ['ظَلَمُوا۟', 'ظَلَمُوٓا۟', true],
    ['رَبِّ', 'رَبِّى', false],
    ['رَبِّ', 'رَبُّ', false],
    ['كُتِبَ', 'كَتَبَ', false],
    ['قَتَلَ', 'قَتَّلَ', false],
    ['جَآءَ', 'جَاءَ', false],
  ])('%s and %s are the same form: %p', (one, other, areOne) => {
    expect(formKey(one) === formKey(other)).toBe(areOne);
  });

  test('are counted together, most frequent first, with the key of the first word', () => {
    const forms = formsOf([
      reading({ arabicText: 'يَكْتُبُ', firstKey: '2:79:3' }),
      reading({ arabicText: 'رَّبِّ', count: 2, firstKey: '3:1:1', turkishTranslation: 'rabbin' }),
      reading({ arabicText: 'رَبِّ', count: 3, firstKey: '4:1:1', turkishTranslation: 'rabbi' }),
      reading({ arabicText: 'رَبِّ', count: 1, firstKey: '5:1:1', turkishTranslation: 'Rabbin' }),
    ]);
    expect(forms).toMatchObject([
      { arabicText: 'رَبِّ', count: 6, firstWordKey: '3:1:1' },
      { arabicText: 'يَكْتُبُ', count: 1, firstWordKey: '2:79:3' },
    ]);
    expect(glossesOf(forms[0]!.readings, 'turkish')).toEqual([
      { text: 'rabbin', count: 3 },
      { text: 'rabbi', count: 3 },
    ]);
  });

  test('count the words of all variants once', () => {
    const some = fc.array(
      fc.record({
        arabicText: fc.constantFrom('رَبِّ', 'رَّبِّ', 'رَبُّ', 'رَبِّىٓ', 'رَبِّى'),
        turkishTranslation: fc.option(fc.string()),
        englishTranslation: fc.option(fc.string()),
        count: fc.integer({ min: 1, max: 50 }),
        firstKey: fc.constant('1:1:1'),
      }),
    );
    const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    fc.assert(
      fc.property(some, (readings) => {
        expect(sum(formsOf(readings))).toBe(sum(readings));
        const glossed = readings.filter(({ englishTranslation }) => englishTranslation);
        expect(sum(glossesOf(readings, 'english'))).toBe(sum(glossed));
      }),
    );
  });
});
