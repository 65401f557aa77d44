/** How a typed query is interpreted. */
import { arabicReadings } from '../../text/latinRoots';
import { arabicWordsIn, readQuery } from '../../text/readQuery';
import { fc } from '../support/fastCheck';

test.each([
  ['ك ظ م', { root: { letters: 'كظم', isNamed: false }, isArabic: true }],
  ['ك-ت-ب', { root: { letters: 'كتب', isNamed: false } }],
  ['kök: كور', { root: { letters: 'كور', isNamed: true } }],
  ['KÖK : ك و ر', { root: { letters: 'كور', isNamed: true } }],
  ['root:ktb', { root: { letters: 'ktb', isNamed: true }, isArabic: false }],
  ['جذر: كتب', { root: { letters: 'كتب', isNamed: true } }],
  ['ك ت ب ك ت ب', { root: undefined }],
  ['كتاب الله', { root: undefined, isArabic: true, isPhrase: false }],
  ['"dinde zorlama"', { text: 'dinde zorlama', isPhrase: true, isArabic: false }],
  ['«لا إكراه»', { text: 'لا إكراه', isPhrase: true, isArabic: true }],
  ['  “no compulsion”  ', { text: 'no compulsion', isPhrase: true }],
  ['say "so" and', { text: 'say "so" and', isPhrase: false }],
  ['"', { text: '"', isPhrase: false }],
  ['a\u0000b\uD800', { text: 'a b', isPhrase: false }],
])('%j', (query, expected) => {
  expect(readQuery(query)).toMatchObject(expected);
});

test('a long text is cut to whole words of at most 200 characters', () => {
  expect(readQuery(`${'ab '.repeat(66)}cdefgh`).text).toBe('ab '.repeat(66).trim());
  expect(readQuery('x'.repeat(300)).text).toBe('x'.repeat(200));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (query) => {
      const { text } = readQuery(query);
      expect(Array.from(text).length).toBeLessThanOrEqual(200);
    }),
  );
});

test('Arabic words have a key with the small alif and one without', () => {
  expect(arabicWordsIn('ٱلسَّمَـٰوَٰتِ ۚ وَ%ٱلْأَرْضِ')).toMatchObject([
    { withAlif: 'السماوات', withoutAlif: 'السموت' },
    { withAlif: 'و' },
    { withAlif: 'الارض', withoutAlif: 'الارض' },
  ]);
});

test.each([
  ['ktb', 'كتب'],
  ['slm', 'سلم'],
  ['shrk', 'شرك'],
  ['hmd', 'حمد'],
  ['rhm', 'رحم'],
  ['smd', 'صمد'],
])('%s may be the root %s', (latin, root) => {
  expect(arabicReadings(latin)).toContain(root);
});

test.each(['k', 'ktbktbk', 'öğü', ''])('%j is not a root', (latin) => {
  expect(arabicReadings(latin)).toEqual([]);
});
