import type { Language } from '../../../client/language';
import {
  additionIn,
  additionTo,
  withAddition,
  withoutAddition,
  type ElementText,
} from '../../../client/word/elementText';
import { fc } from '../../support/fastCheck';

const append = (gloss: string, element: ElementText, language: Language = 'english') =>
  withAddition(gloss, additionTo(gloss, element, language));

const MERCIFUL = { translation: 'The Merciful', tag: 'ANA' };

test.each([
  ['', 'The Merciful (ANA)'],
  ['of Him', 'of Him; The Merciful (ANA)'],
  ['the merciful', 'the merciful (ANA)'],
  ['(of) the MERCIFUL, the Kind', '(of) the MERCIFUL, the Kind (ANA)'],
  ['the mercifulness', 'the mercifulness; The Merciful (ANA)'],
  ['bathe merciful', 'bathe merciful; The Merciful (ANA)'],
])('"%s" becomes "%s"', (gloss, expected) => {
  expect(append(gloss, MERCIFUL)).toBe(expected);
});

test.each([
  ['turkish', 'IŞIK', 'ışık', true],
  ['turkish', 'işitendir', 'İşitendir', true],
  ['turkish', 'ilah', 'Ilah', false],
  ['english', 'ilah', 'Ilah', true],
] as const)('in %s "%s" contains "%s": %s', (language, gloss, translation, isThere) => {
  const addition = additionTo(gloss, { translation, tag: 'T' }, language);
  expect(addition).toBe(isThere ? ' (T)' : `${translation} (T)`);
});

test('an element without a tag adds only its translation, and one without both adds nothing', () => {
  expect(append('a', { translation: 'b', tag: ' ' })).toBe('a; b');
  expect(append('b', { translation: 'b', tag: '' })).toBe('b');
  expect(append('a', { translation: '', tag: '' })).toBe('a');
  expect(append('a', { translation: ' ', tag: 'T' })).toBe('a (T)');
});

test.each([
  ['of Him; The Merciful (ANA)', 'of Him'],
  ['of Him; The Merciful (ANA); the Kind (AAD)', 'of Him; the Kind (AAD)'],
  ['of Him; The Merciful (ANA), as typed', 'of Him, as typed'],
  ['the merciful (ANA)', 'the merciful'],
  ['The Merciful (ANA)', 'The Merciful'],
  ['the merciful', 'the merciful'],
  ['the merciful (AAD)', 'the merciful (AAD)'],
])('the saved "%s" is reduced to "%s"', (gloss, expected) => {
  expect(withoutAddition(gloss, additionIn(gloss, MERCIFUL))).toBe(expected);
});

const element = fc.record({
  translation: fc.oneof(fc.string(), fc.constantFrom('a', 'a b', 'İ', '; ', ' (')),
  tag: fc.oneof(fc.string(), fc.constantFrom('', 'T', 'ANA')),
});
const glosses = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'a', 'a (T)', 'x; a', 'x; a (T)', '; a (T)', 'I ı'),
);
const languages = fc.constantFrom<Language[]>('turkish', 'english');

test('removing an addition restores the gloss', () => {
  fc.assert(
    fc.property(glosses, element, languages, (gloss, added, language) => {
      const addition = additionTo(gloss, added, language);
      expect(withoutAddition(withAddition(gloss, addition), addition)).toBe(gloss);
    }),
  );
});

test('elements can be removed in any order', () => {
  const [first, second] = [MERCIFUL, { translation: 'the Kind', tag: 'AAD' }] as const;
  for (const gloss of ['', 'of Him', 'the merciful']) {
    const one = additionTo(gloss, first, 'english');
    const withOne = withAddition(gloss, one);
    const two = additionTo(withOne, second, 'english');
    const withBoth = withAddition(withOne, two);
    expect(withoutAddition(withoutAddition(withBoth, one), two)).toBe(gloss);
    expect(withoutAddition(withoutAddition(withBoth, two), one)).toBe(gloss);
  }
});
