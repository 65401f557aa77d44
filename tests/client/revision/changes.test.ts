import { arrayDifference } from '../../../client/revision/arrayDifference';
import { changesOf, type Snapshot } from '../../../client/revision/changes';

const text = (field: string, before: unknown, after: unknown, isHtml = false) => ({
  kind: 'text',
  field,
  before,
  after,
  isHtml,
});

const VERSE = {
  id: 262,
  key: '2:255',
  version: 1,
  turkishTranslation: 'Allah & kul',
  turkishTranslationAdmin: null,
  turkishTranslationNeedsUpdate: false,
};
const own = (verseId: number, html: string | null) => ({
  verseId,
  turkishTranslation: html && 'metin',
  turkishTranslationHtml: html,
});

it.each<[string, Snapshot, Snapshot, object[]]>([
  ['the version alone', VERSE, { ...VERSE, version: 2 }, []],
  [
    'a plain field and one that was empty',
    { turkishName: 'Bir', englishName: null },
    { turkishName: 'İki', englishName: 'Two' },
    [text('turkishName', 'Bir', 'İki'), text('englishName', '', 'Two')],
  ],
  [
    'the first HTML of a verse: its text before',
    VERSE,
    { ...VERSE, turkishTranslation: 'Allah', turkishTranslationAdmin: '<p>Allah</p>' },
    [text('turkishTranslation', '<p>Allah &amp; kul</p>', '<p>Allah</p>', true)],
  ],
  [
    'HTML that reads the same as the text before',
    VERSE,
    { ...VERSE, turkishTranslationAdmin: '<p>Allah &amp; kul</p>' },
    [],
  ],
  [
    'a mark',
    VERSE,
    { ...VERSE, turkishTranslationNeedsUpdate: true },
    [text('turkishTranslationNeedsUpdate', false, true)],
  ],
  [
    'a created row',
    null,
    { id: 1, number: 3, turkishNote: '<p>Not</p>', verses: [{ verseId: 7 }] },
    [
      text('number', '', 3),
      text('turkishNote', '', '<p>Not</p>', true),
      { kind: 'list', field: 'verses', added: [7], removed: [], moved: [] },
    ],
  ],
  [
    'a deletion',
    { number: 1, deletedAt: null },
    { number: 1, deletedAt: '2026-01-01T00:00:00Z' },
    [{ kind: 'deletion', isDeleted: true }],
  ],
  [
    'a return',
    { number: 1, deletedAt: '2026-01-01T00:00:00Z' },
    { number: 1, deletedAt: null },
    [{ kind: 'deletion', isDeleted: false }],
  ],
  [
    'synonyms and relations of a topic',
    { turkishSynonyms: ['savm'], rootLetters: ['صوم'], broaderId: null, relatedIds: [3, 4] },
    { turkishSynonyms: ['savm', 'imsak'], rootLetters: ['صوم'], broaderId: 9, relatedIds: [4, 5] },
    [
      text('turkishSynonyms', 'savm', 'savm, imsak'),
      text('broaderId', '', 9),
      { kind: 'list', field: 'relatedIds', added: [5], removed: [3], moved: [] },
    ],
  ],
  [
    'a translation of the post’s own, of a verse that moved',
    { verses: [own(1, null), own(2, null)] },
    { verses: [own(2, '<p>metin</p>'), own(1, null)] },
    [
      { kind: 'list', field: 'verses', added: [], removed: [], moved: [1] },
      { ...text('turkishTranslation', '', '<p>metin</p>', true), verseId: 2 },
    ],
  ],
])('lists %s', (_what, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});

it.each([
  [[1, 2, 3], [1, 2, 3], {}],
  [[1, 2], [1, 3, 2], { added: [3] }],
  [[1, 2, 3], [3], { removed: [1, 2] }],
  [[1, 2, 3], [3, 1, 2], { moved: [3] }],
  [[1, 2, 3, 5], [4, 5, 2, 3], { added: [4], removed: [1], moved: [5] }],
  [[5], [5, 5], { added: [5] }],
])('finds the difference from %j to %j', (before, after, expected) => {
  const all = { added: [], removed: [], moved: [], ...expected };
  expect(arrayDifference(before, after)).toEqual(all);
});
