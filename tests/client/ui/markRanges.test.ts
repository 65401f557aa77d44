import { markRanges, type MarkRange } from '../../../client/ui/text/markRanges';
import { fc } from '../../support/fastCheck';

/** The text with its marked parts in brackets. */
const mark = (text: string, ranges: MarkRange[]) =>
  markRanges(text, ranges)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each<[string, MarkRange[], string]>([
  ['none', [], 'sabır ve namaz'],
  ['one', [[0, 5]], '[sabır] ve namaz'],
  [
    'two, the later first',
    [
      [9, 14],
      [0, 5],
    ],
    '[sabır] ve [namaz]',
  ],
  [
    'touching',
    [
      [0, 3],
      [3, 5],
    ],
    '[sabır] ve namaz',
  ],
  [
    'overlapping',
    [
      [0, 4],
      [2, 8],
    ],
    '[sabır ve] namaz',
  ],
  [
    'one inside another',
    [
      [0, 14],
      [6, 8],
    ],
    '[sabır ve namaz]',
  ],
  [
    'empty and reversed',
    [
      [3, 3],
      [8, 6],
    ],
    'sabır ve namaz',
  ],
  [
    'beyond the end',
    [
      [9, 99],
      [50, 60],
    ],
    'sabır ve [namaz]',
  ],
])('marks ranges: %s', (_, ranges, marked) => {
  expect(mark('sabır ve namaz', ranges)).toBe(marked);
});

test('the parts add up to the text for any ranges', () => {
  const range = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }));
  fc.assert(
    fc.property(fc.string(), fc.array(range), (text, ranges) => {
      const parts = markRanges(text, ranges);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part, index) => part.isMarked !== parts[index + 1]?.isMarked)).toBe(true);
    }),
  );
});
