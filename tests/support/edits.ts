/** Edits of every kind of content, and the content that they change, for tests of caches. */
import type { Database } from '../../api/database/database';
import { insertPost, insertTerm, LETTER, NEW_ELEMENT } from './content';
import { fc, type Arbitrary } from './fastCheck';
import type { Answer } from './mutations';

export interface Edit {
  name: string;
  input: Record<string, unknown>;
}

const text = fc.constantFrom(
  'noble verse',
  'great sign',
  'praise be to',
  'the word',
  'surah of light',
);
const few = fc.integer({ min: 1, max: 3 });
const verseId = fc.integer({ min: 1, max: 8 });
const keys = fc.uniqueArray(fc.constantFrom('1:1', '1:2', '1:3', '112:1', '2:255'), {
  minLength: 1,
  maxLength: 3,
});
const wordKey = fc.record({ key: fc.constantFrom('1:2:1', '1:2:2', '1:3:1', '112:1:1') });
const edit = (name: string, input: Record<string, Arbitrary<unknown>>) =>
  fc.record({ name: fc.constant(name), input: fc.record(input) });
const translations = { turkishTranslation: text, englishTranslation: text };
const texts = { ...translations, turkishTitle: text, englishTitle: text };
const post = {
  number: few,
  section: fc.constantFrom('QURAN', 'FAITH_IN_ALLAH'),
  turkishTitle: texts.turkishTitle,
  englishTitle: texts.englishTitle,
  turkishNote: text,
  englishNote: text,
  verseReferences: keys,
  turkishSynonyms: fc.constantFrom(null, [], ['noble', 'praise']),
  englishSynonyms: fc.constantFrom(null, [], ['noble', 'praise']),
  broaderId: fc.constantFrom(null, 1, 2),
  relatedIds: fc.uniqueArray(few, { maxLength: 2 }),
  termIds: fc.uniqueArray(few, { maxLength: 2 }),
  rootLetters: fc.constantFrom(null, [], ['حمد']),
};
const surah = {
  arabicName: fc.constant('ٱلنُّور'),
  turkishNameTranscription: text,
  englishNameTranscription: text,
  turkishNameTranslation: text,
  englishNameTranslation: text,
  revelationYear: fc.constant(612),
};
const alias = {
  name: text,
  language: fc.constantFrom('ENGLISH', 'TURKISH'),
  verses: fc.constantFrom('1:1', '1:2-4', '112:1'),
};
const constants = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)]));

/** Any edit; some fail. */
export const EDIT: Arbitrary<Edit> = fc.oneof(
  edit('updateVerse', { databaseId: verseId, ...translations }),
  edit('confirmTranslation', {
    databaseId: verseId,
    language: fc.constantFrom('TURKISH', 'ENGLISH'),
  }),
  edit('updateWord', {
    databaseId: fc.integer({ min: 4, max: 9 }),
    arabicRoot: fc.constantFrom('حمد', 'صصص', null),
    turkishTranscription: text,
    englishTranscription: text,
    ...translations,
    termElementIds: fc.uniqueArray(few, { maxLength: 2 }),
    turkishGlossWords: fc.constantFrom(null, [], [1, 2], [2, 3]),
  }),
  edit('correctWordArabic', {
    databaseId: fc.integer({ min: 4, max: 9 }),
    arabicText: fc.constantFrom('ٱلْحَمْدُ', 'لِلَّهِ'),
  }),
  edit('replaceGlosses', {
    language: fc.constantFrom('TURKISH', 'ENGLISH'),
    words: fc.uniqueArray(wordKey, { minLength: 1, maxLength: 3, selector: ({ key }) => key }),
    gloss: text,
  }),
  edit('tagWords', {
    termElementId: few,
    words: fc.uniqueArray(wordKey, { minLength: 1, maxLength: 3, selector: ({ key }) => key }),
  }),
  edit('undoChangeSet', { databaseId: fc.integer({ min: 1, max: 60 }) }),
  edit('updateSurah', { ...surah, databaseId: fc.constant(1), revelationOrder: fc.constant(5) }),
  edit('updateSurah', { ...surah, databaseId: fc.constant(112), revelationOrder: fc.constant(22) }),
  edit('createPost', post),
  edit('updatePost', { databaseId: few, ...post }),
  edit('deletePost', { databaseId: few }),
  edit('restorePost', { databaseId: few }),
  edit('updatePostVerse', { databaseId: fc.integer({ min: 1, max: 9 }), ...translations }),
  edit('updateTerm', { databaseId: few, turkishName: text, englishName: text }),
  edit('organizeTerm', { databaseId: few }),
  edit('createTermElement', { termId: few, ...constants(NEW_ELEMENT), verseReferences: keys }),
  edit('updateTermElement', { databaseId: few, englishTag: text, verseReferences: keys }),
  edit('updateCharacter', {
    databaseId: few,
    ...constants(LETTER),
    englishLetter: fc.constantFrom('a', 'b', 'c'),
  }),
  edit('createVerseAlias', alias),
  edit('updateVerseAlias', { databaseId: few, ...alias }),
  edit('deleteVerseAlias', { databaseId: few }),
  edit('restoreVerseAlias', { databaseId: few }),
  edit('restoreRevision', { databaseId: fc.integer({ min: 1, max: 30 }), isBefore: fc.boolean() }),
);

const both = (value: string) => ({ turkishTranslation: value, englishTranslation: value });
const word = {
  turkishTranscription: 'kelime',
  englishTranscription: 'kalima',
  ...both('a word'),
};
const titles = { turkishTitle: 'great sign', englishTitle: 'great sign', number: 7 };
const notes = { turkishNote: 'Not', englishNote: 'Note', section: 'QURAN' };
const names = {
  turkishNameTranscription: 'Isim',
  englishNameTranscription: 'A name',
  turkishNameTranslation: 'noble verse',
  englishNameTranslation: 'noble verse',
};

/** One edit of each kind, each of which succeeds. */
export const EVERY_EDIT: Edit[] = [
  {
    name: 'replaceGlosses',
    input: {
      language: 'ENGLISH',
      words: [{ key: '1:3:1' }, { key: '112:1:1' }],
      gloss: 'great sign',
    },
  },
  // The first content that is added below has five revisions.
  { name: 'undoChangeSet', input: { databaseId: 6 } },
  { name: 'updateVerse', input: { databaseId: 2, ...both('noble verse') } },
  { name: 'updateWord', input: { databaseId: 9, ...word, arabicRoot: 'حمد' } },
  { name: 'updateWord', input: { databaseId: 7, ...word, arabicRoot: 'صصص' } },
  // The change of the gloss has marked it.
  { name: 'confirmTranslation', input: { databaseId: 2, language: 'ENGLISH' } },
  { name: 'updateWord', input: { databaseId: 6, ...word, termElementIds: [1] } },
  { name: 'updateWord', input: { databaseId: 9, ...word, arabicRoot: null } },
  { name: 'updateWord', input: { databaseId: 9, ...word, turkishGlossWords: [1, 2] } },
  { name: 'correctWordArabic', input: { databaseId: 9, arabicText: 'كَلِمَة' } },
  {
    name: 'updateSurah',
    input: { databaseId: 1, arabicName: 'ٱ', ...names, revelationOrder: 5, revelationYear: 611 },
  },
  { name: 'updatePost', input: { databaseId: 2, ...titles, ...notes, verseReferences: ['1:3'] } },
  { name: 'createPost', input: { ...titles, ...notes, verseReferences: ['1:2', '112:1'] } },
  {
    name: 'updatePost',
    input: {
      ...{ databaseId: 3, ...titles, ...notes, verseReferences: ['1:1'] },
      ...{ broaderId: 2, relatedIds: [1], termIds: [2], englishSynonyms: ['noble'] },
      rootLetters: ['حمد'],
    },
  },
  { name: 'deletePost', input: { databaseId: 2 } },
  { name: 'restorePost', input: { databaseId: 2 } },
  { name: 'updatePostVerse', input: { databaseId: 1, ...both('of the post') } },
  { name: 'updateTerm', input: { databaseId: 1, turkishName: 'noble', englishName: 'noble' } },
  { name: 'createTermElement', input: { termId: 1, ...NEW_ELEMENT, verseReferences: ['1:1'] } },
  { name: 'updateTermElement', input: { databaseId: 1, englishTag: 'NEW' } },
  { name: 'organizeTerm', input: { databaseId: 1 } },
  { name: 'updateCharacter', input: { databaseId: 1, ...LETTER, englishLetter: 'z' } },
  { name: 'createVerseAlias', input: { name: 'praise be', language: 'ENGLISH', verses: '1:4' } },
  {
    name: 'updateVerseAlias',
    input: { databaseId: 1, name: 'noble verses', language: 'ENGLISH', verses: '1:2-3' },
  },
  { name: 'deleteVerseAlias', input: { databaseId: 1 } },
  { name: 'restoreVerseAlias', input: { databaseId: 1 } },
  // Of the first content that is added below: the name of verses, then the word.
  { name: 'restoreRevision', input: { databaseId: 1, isBefore: false } },
  { name: 'restoreRevision', input: { databaseId: 5, isBefore: true } },
  { name: 'tagWords', input: { termElementId: 2, words: [{ key: '1:3:2' }, { key: '112:1:2' }] } },
];

/** Adds the content that the edits change to a small database. */
export async function insertEditedContent(
  database: Database,
  save: (name: string, input: object) => Promise<Answer>,
): Promise<void> {
  await insertPost(database, ['1:2', '1:3', '112:1'], { id: 1 });
  await insertPost(database, ['1:2'], { englishTitle: 'great sign', number: 2 });
  await save('createVerseAlias', { name: 'noble verse', language: 'ENGLISH', verses: '1:2' });
  for (const name of ['noble verse', 'great sign']) await insertTerm(database, name);
  for (const termId of [1, 1, 2]) await save('createTermElement', { termId, ...NEW_ELEMENT });
  const word = { arabicText: 'ٱلْحَمْدُ', arabicRoot: 'حمد', termElementIds: [1, 2] };
  const transcriptions = { turkishTranscription: 'el-hamdü', englishTranscription: 'al-hamdu' };
  await save('updateWord', { databaseId: 5, ...word, ...transcriptions });
  const letters = ['ا', 'ب', 'ت'].map((letter) => ({ ...LETTER, arabicLetter: letter }));
  if ((await database.prisma.character.count()) === 0) {
    await database.prisma.character.createMany({
      data: letters.map((letter, index) => ({ id: index + 1, ...letter })),
    });
  }
}
