import { changesWord, groupsOf, taggedGlosses } from '../../../client/gloss/newGlosses';
import type { PlaceWord } from '../../../client/gloss/readWords';

const word = (key: string, turkish: string | null, english: string | null = 'x'): PlaceWord => ({
  key,
  version: 1,
  arabicText: 'كَلِمَة',
  turkishTranslation: turkish,
  englishTranslation: english,
  root: undefined,
  elementIds: [],
  nearbyWords: [],
});

const ELEMENT = {
  turkishTranslation: 'merhametli',
  englishTranslation: 'the Merciful',
  turkishTag: 'ANA',
  englishTag: 'NOA',
};

test('tagging adds the translation and the tag of the element, as in the form of a word', () => {
  expect(taggedGlosses(word('1:1:4', 'çok merhametli', 'The Kind'), ELEMENT)).toEqual({
    turkish: 'çok merhametli (ANA)',
    english: 'The Kind; the Merciful (NOA)',
  });
  expect(taggedGlosses(word('1:1:4', null), ELEMENT).turkish).toBe('merhametli (ANA)');
});

test.each([
  ['another gloss', { turkish: 'gün' }, true],
  ['the same gloss', { turkish: 'günü' }, false],
  ['no gloss', { turkish: '' }, true],
  ['one of the other language only', { english: 'y' }, true],
  ['nothing', {}, false],
])('%s changes the word: %s', (_name, glosses, isChange) => {
  expect(changesWord(word('1:1:1', 'günü'), glosses)).toBe(isChange);
});

test('groups are in the order of their sizes, words in their own', () => {
  const words = ['b', 'a', '', 'a'].map((gloss, index) => word(`1:1:${index + 1}`, gloss));
  const groups = groupsOf(words, ({ turkishTranslation }) => turkishTranslation ?? '');
  expect(groups.map(({ name, words: own }) => [name, own.map(({ key }) => key)])).toEqual([
    ['a', ['1:1:2', '1:1:4']],
    ['b', ['1:1:1']],
    ['', ['1:1:3']],
  ]);
});
