import { fc } from '../../../support/fastCheck';
import { fitLines } from '../../../../api/http/pictures/fitLines';

/** Every character is half an em wide. */
const measure = (word: string) => word.length / 2;
const box = { measure, width: 100, height: 40, sizes: [20, 10], lineHeight: 1 };

test.each([
  ['one line of the largest size', 'abcde fgh', 20, ['abcde fgh']],
  ['lines of similar length', 'abcde f h i', 20, ['abcde', 'f h i']],
  ['the next size for a longer text', 'aaaa bbbb cccc dddd eeee ffff', 10, undefined],
  [
    'an ellipsis after a word',
    'word '.repeat(30),
    10,
    [...Array<string>(3).fill('word word word word'), 'word word word …'],
  ],
  ['a word that is wider than the box', 'a'.repeat(50), 20, ['a'.repeat(50)]],
  ['nothing', '', 20, []],
])('%s', (_what, text, size, lines) => {
  const fitted = fitLines(text, box);
  expect(fitted).toMatchObject({ size, lineHeight: size });
  if (lines) expect(fitted.lines).toEqual(lines);
});

test('keeps the words in order and stays in the box', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { lines, size, lineHeight } = fitLines(words.join(' '), box);
      expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      const shown = lines.join(' ');
      if (shown.endsWith('…')) expect(words.join(' ')).toContain(shown.slice(0, -2));
      else expect(shown).toBe(words.join(' '));
    }),
  );
});
