import { createTranslator } from '../../../client/i18n/translator';

const texts = {
  plain: 'Roots',
  greeting: 'Verse {{verse}} of {{surah}}, {{verse}}',
  found_zero: 'Nothing',
  found_one: '{{count}} verse',
  found_other: '{{count}} verses',
  size: '{{bytes, number}} bytes, {{bytes}}',
  left_other: '{{count}} left',
  inner: { deep: { word: 'Word' } },
};

const t = createTranslator('en', texts);

test('finds texts by the names of their groups', () => {
  expect(t('plain')).toBe('Roots');
  expect(t('inner.deep.word')).toBe('Word');
});

test('puts values in, as often as they are named, and without reading them again', () => {
  expect(t('greeting', { verse: 5, surah: '{{verse}}' })).toBe('Verse 5 of {{verse}}, 5');
  expect(t('greeting', { verse: '$&', surah: undefined })).toBe('Verse $& of , $&');
});

test('writes numbers as the language does where a text asks for it', () => {
  const values = { bytes: 12345.5 };
  expect(t('size', values)).toBe('12,345.5 bytes, 12345.5');
  expect(createTranslator('tr', texts)('size', values)).toBe('12.345,5 bytes, 12345.5');
});

test.each([
  [0, 'Nothing'],
  [1, '1 verse'],
  [2, '2 verses'],
])('chooses the plural for %d', (count, text) => expect(t('found', { count })).toBe(text));

test('zero without a text of its own is the plural that the language has for it', () => {
  expect(t('left', { count: 0 })).toBe('0 left');
});

test.each(['constructor', 'inner', 'inner.deep', 'plain.length', 'found', 'missing.name'])(
  'shows %s, which names no text, as it is',
  (key) => expect(t(key as 'plain')).toBe(key),
);
