import { differenceByLetter, differenceOf } from '../../../client/ui/text/difference';
import { plainTextOf } from '../../../client/ui/text/plainTextOf';
import { fc } from '../../support/fastCheck';

/** The text with "[-removed-]" and "{+added+}" parts. */
const shown = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) =>
      kind === 'added' ? `{+${text}+}` : kind === 'removed' ? `[-${text}-]` : text,
    )
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['nothing', 'Allah is great', 'Allah is great', 'Allah is great'],
    [
      'a word in place of another',
      'the vast throne',
      'the great throne',
      'the[- vast-]{+ great+} throne',
    ],
    ['the first word', 'Vast is the throne', 'is the throne', '[-Vast-] is the throne'],
    ['the last word', 'His throne extends', 'His throne', 'His throne[- extends-]'],
    ['a word more', 'His throne', 'His great throne', 'His{+ great+} throne'],
    ['a sign', 'the throne.', 'the throne!', 'the throne[-.-]{+!+}'],
    ['everything', 'one', 'two', '[-one-]{+ two+}'],
    ['from nothing', '', 'new text', '{+new text+}'],
    ['to nothing', 'old text', '', '[-old text-]'],
    ['spaces alone', 'two  words', 'two words', 'two words'],
    ['a paragraph', 'one two', 'one\ntwo', 'one{+\n+}two'],
    // Turkish: its own letters, and suffixes after apostrophes, stay within their words.
    ['ı and i', 'ılık su', 'ilik su', '[-ılık-]{+ ilik+} su'],
    ['a suffix', 'Allah’ın kulu', 'Allah’a kul', '[-Allah’ın kulu-]{+ Allah’a kul+}'],
    ['İ in two encodings', 'İman', 'I\u0307man', 'İman'],
    ['ş, ğ, ü', 'güneş doğdu', 'güneş doğar', 'güneş[- doğdu-]{+ doğar+}'],
    // Arabic: a vowel sign belongs to its letter, and a letter to its word.
    ['a vowel', 'ٱلْمَلِكُ ٱلْحَقُّ', 'ٱلْمَلِكِ ٱلْحَقُّ', '[-ٱلْمَلِكُ-]{+ ٱلْمَلِكِ+} ٱلْحَقُّ'],
    ['vowels where there were none', 'الله أكبر', 'اللَّهُ أكبر', '[-الله-]{+ اللَّهُ+} أكبر'],
    ['two marks in another order', 'رَب\u0651\u064E', 'رَب\u064E\u0651', 'رَب\u064E\u0651'],
    ['a pause mark', 'ٱلۡقَيُّومُۚ لَا', 'ٱلۡقَيُّومُ لَا', '[-ٱلۡقَيُّومُۚ-]{+ ٱلۡقَيُّومُ+} لَا'],
  ])('%s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('replaces long texts as a whole if nearly every word differs', () => {
    const text = (word: string) =>
      Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ');
    const parts = differenceOf(`same ${text('a')}`, `same ${text('b')}`);
    expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('contains both texts', () => {
    const word = fc.constantFrom('kul', 'Allah’ın', 'ılık', 'ٱلْحَقُّ', 'ٱلْحَقِّ', ',', '.', '\n', '(');
    const text = fc.array(word).map((words) => words.join(' '));
    const withoutSpaces = (given: string) => given.normalize().replaceAll(' ', '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = differenceOf(before, after);
        const without = (kind: string) =>
          withoutSpaces(parts.map((part) => (part.kind === kind ? '' : part.text)).join(''));
        expect(without('added')).toBe(withoutSpaces(before));
        expect(without('removed')).toBe(withoutSpaces(after));
      }),
    );
  });
});

test('by letter, a letter is compared with its marks, and their order counts', () => {
  expect(differenceByLetter('ٱلْحَمْدُ', 'ٱلْحَمْدَ')).toEqual([
    { kind: 'same', text: 'ٱلْحَمْ' },
    { kind: 'removed', text: 'دُ' },
    { kind: 'added', text: 'دَ' },
  ]);
  const [shadda, fatha] = ['\u0651', '\u064E'];
  expect(differenceByLetter(`ر${shadda}${fatha}ب`, `ر${fatha}${shadda}ب`)).toHaveLength(3);
});

test.each([
  ['<p>One</p><p>two</p>', 'One\ntwo'],
  ['<p>One<br>two</p>\n<p>three</p>', 'One\ntwo\nthree'],
  ['<ul><li>One</li><li>two</li></ul><blockquote>three</blockquote>', 'One\ntwo\nthree'],
  ['<p>a <strong>bold</strong>\n word</p>', 'a bold word'],
  ['<p>1 &lt; 2 &amp; 3&nbsp;4</p>', '1 < 2 & 3 4'],
  ['<p>it was <em>so</em></p><p></p>', 'it was so'],
  ['', ''],
])('the text of %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
