import { foreignInPause, foreignInWord } from '../../text/quranCharacters';

test.each([
  ['ٱلْحَمْدُ', undefined],
  ['بَعْدَ مَا', undefined],
  ['يَسْتَهْزِئُونَ', undefined],
  ['hello latin', 'h (U+0068)'],
  ['ٱلْحَمْدُ1', '1 (U+0031)'],
  ['ٱلْحَمْدُ٢', '٢ (U+0662)'],
  ['ٱلْقُرآن', 'آ (U+0622)'],
  ['کتاب', 'ک (U+06A9)'],
  ['ٱلْحَمْدُۖ', 'U+06D6'],
  ['ٱلْ\u200BحَمْدُA', 'U+200B'],
  ['ٱلْ\nحَمْدُ', 'U+000A'],
  ['ﷺ', 'ﷺ (U+FDFA)'],
  ['x', 'x (U+0078)'],
  ['😀', '😀 (U+1F600)'],
  ['', undefined],
])('in a word: %j has the foreign character %s', (text, foreign) => {
  expect(foreignInWord(text)).toBe(foreign);
});

test.each([
  ['ۖ', undefined],
  ['ۚ۩', undefined],
  ['', undefined],
  ['ۖ ', 'U+0020'],
  ['x', 'x (U+0078)'],
  ['ا', 'ا (U+0627)'],
])('as a pause mark: %j has the foreign character %s', (text, foreign) => {
  expect(foreignInPause(text)).toBe(foreign);
});
