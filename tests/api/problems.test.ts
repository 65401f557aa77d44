/** Every problem that an input can have, provoked by real calls: its code and its limits. */
import { isEnumType, isUnionType } from 'graphql';
import type { ProblemCode } from '../../api/problems';
import { schema } from '../../api/schema';
import { makeTestApp, type TestApp } from '../support/app';
import {
  insertAlias,
  insertElement,
  insertPost,
  insertTerm,
  LETTER,
  NEW_ELEMENT,
} from '../support/content';
import { describeEachDatabase } from '../support/database';
import { makeAdmin } from '../support/mutations';
import { restOf } from '../support/rest';
import { bearer, PASSWORD, send, signInNewAdmin } from '../support/signIn';

interface Expected {
  field: string;
  code: ProblemCode;
  minimum?: number;
  maximum?: number;
  value?: string;
}

type Ids = Record<
  | 'post'
  | 'postVerse'
  | 'term'
  | 'letter'
  | 'alias'
  | 'deletedAlias'
  | 'takenState'
  | 'deletedPost'
  | 'wider'
  | 'part'
  | 'deletedWider',
  number
>;

/** An input, possibly made from the keys of existing rows, and its one problem. */
type Case = [mutation: string, input: object | ((ids: Ids) => object), expected: Expected];

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Başlık',
  englishTitle: 'Title',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
  verseReferences: ['1:1'],
};
const KEY_OF_DELETED = '3f2c1b7e-0d4a-4c55-9a86-1f2e3d4c5b6a';
const VERSE = { databaseId: 1, turkishTranslation: '<p>Bir</p>', englishTranslation: '<p>One</p>' };
const WORD = {
  databaseId: 1,
  arabicText: 'بِسْمِ',
  turkishTranscription: 'bismi',
  englishTranscription: 'bis’mi',
};
const SURAH = {
  databaseId: 1,
  arabicName: 'الفاتحة',
  turkishNameTranscription: 'Fâtiha',
  englishNameTranscription: 'Al-Fatihah',
  turkishNameTranslation: 'Açış',
  englishNameTranslation: 'The Opener',
  revelationOrder: 5,
  revelationYear: 610,
};
const ALIAS = { name: 'Kürsî', language: 'TURKISH', verses: '2:255' };
const LOGIN = { username: 'ayşe', password: PASSWORD };
const CHANGE = { currentPassword: PASSWORD, newPassword: 'Another-horse-2' };

const long = (characters: number) => 'x'.repeat(characters);
const NUMBER = { field: 'number', code: 'OUT_OF_RANGE', minimum: 0, maximum: 100_000 } as const;
const YEAR = { field: 'revelationYear', code: 'OUT_OF_RANGE', minimum: 600, maximum: 640 } as const;
const OCCURRENCES = {
  field: 'numberOfOccurrencesInQuran',
  code: 'OUT_OF_RANGE',
  minimum: 0,
  maximum: 77_429,
} as const;

const cases: Case[] = [
  ['createPost', { ...POST, turkishTitle: ' ' }, { field: 'turkishTitle', code: 'REQUIRED' }],
  ['createPost', { ...POST, turkishNote: '<p> </p>' }, { field: 'turkishNote', code: 'REQUIRED' }],
  [
    'createPost',
    { ...POST, verseReferences: [' '] },
    { field: 'verseReferences', code: 'REQUIRED' },
  ],
  [
    'createPost',
    { ...POST, englishTitle: long(301) },
    { field: 'englishTitle', code: 'TOO_LONG', maximum: 300 },
  ],
  [
    'createPost',
    { ...POST, englishNote: long(20_001) },
    { field: 'englishNote', code: 'TOO_LONG', maximum: 20_000 },
  ],
  [
    'createPost',
    { ...POST, englishTitle: 'a\0b' },
    { field: 'englishTitle', code: 'INVALID_CHARACTER', value: 'U+0000' },
  ],
  ['createPost', { ...POST, number: -1 }, NUMBER],
  ['createPost', { ...POST, number: 100_001 }, NUMBER],
  [
    'createPost',
    { ...POST, verseReferences: Array(301).fill('1:1') },
    { field: 'verseReferences', code: 'TOO_MANY_VERSES', maximum: 300 },
  ],
  [
    'createPost',
    { ...POST, verseReferences: ['1:1', long(41)] },
    { field: 'verseReferences.1', code: 'NOT_A_VERSE_REFERENCE', value: long(40) },
  ],
  [
    'updatePost',
    ({ post }) => ({ ...POST, databaseId: post, verseReferences: ['2:287'] }),
    { field: 'verseReferences.0', code: 'NO_SUCH_VERSE', value: '2:287' },
  ],
  [
    'createPost',
    { ...POST, turkishSynonyms: ['oruç', ' - '] },
    { field: 'turkishSynonyms.1', code: 'REQUIRED' },
  ],
  [
    'createPost',
    { ...POST, englishSynonyms: [long(101)] },
    { field: 'englishSynonyms.0', code: 'TOO_LONG', maximum: 100 },
  ],
  [
    'createPost',
    { ...POST, turkishSynonyms: ['kâinat', 'evren', 'KAİNAT'] },
    { field: 'turkishSynonyms.2', code: 'REPEATED', value: 'KAİNAT' },
  ],
  [
    'createPost',
    { ...POST, englishSynonyms: Array.from({ length: 21 }, (_, index) => `word ${index}`) },
    { field: 'englishSynonyms', code: 'TOO_MANY_ITEMS', maximum: 20 },
  ],
  [
    'createPost',
    { ...POST, relatedIds: [999_999] },
    { field: 'relatedIds.0', code: 'NO_SUCH_POST', value: '999999' },
  ],
  [
    'createPost',
    ({ deletedPost }) => ({ ...POST, broaderId: deletedPost }),
    { field: 'broaderId', code: 'NO_SUCH_POST', value: 'deletedPost' },
  ],
  [
    'createPost',
    ({ term }) => ({ ...POST, termIds: [term, 999_999] }),
    { field: 'termIds.1', code: 'NO_SUCH_TERM', value: '999999' },
  ],
  [
    'createPost',
    { ...POST, rootLetters: ['صصص'] },
    { field: 'rootLetters.0', code: 'NO_SUCH_ROOT', value: 'صصص' },
  ],
  [
    'updatePost',
    ({ post }) => ({ ...POST, databaseId: post, relatedIds: [post] }),
    { field: 'relatedIds.0', code: 'RELATED_TO_ITSELF' },
  ],
  [
    'updatePost',
    ({ wider, post }) => ({ ...POST, databaseId: wider, broaderId: post }),
    { field: 'broaderId', code: 'HAS_PARTS', value: 'wider' },
  ],
  [
    'createPost',
    ({ part }) => ({ ...POST, broaderId: part }),
    { field: 'broaderId', code: 'BROADER_IS_A_PART', value: 'part' },
  ],
  [
    'restorePost',
    ({ deletedWider }) => ({ databaseId: deletedWider }),
    { field: 'broaderId', code: 'HAS_PARTS', value: 'wider' },
  ],
  ['createPost', { ...POST, clientKey: '1' }, { field: 'clientKey', code: 'NOT_A_UUID' }],
  [
    'createPost',
    { ...POST, clientKey: KEY_OF_DELETED },
    { field: 'clientKey', code: 'CREATED_ROW_DELETED', value: 'deletedPost' },
  ],
  ['deletePost', { databaseId: 1 }, { field: 'databaseId', code: 'CANNOT_BE_DELETED' }],
  [
    'updatePostVerse',
    ({ postVerse }) => ({ databaseId: postVerse, turkishTranslation: long(20_001) }),
    { field: 'turkishTranslation', code: 'TOO_LONG', maximum: 20_000 },
  ],

  [
    'updateVerse',
    { ...VERSE, englishTranslation: '' },
    { field: 'englishTranslation', code: 'REQUIRED' },
  ],
  [
    'updateWord',
    { ...WORD, arabicText: 'بِسْمُ' },
    { field: 'arabicText', code: 'ARABIC_IS_GUARDED' },
  ],
  [
    'correctWordArabic',
    { databaseId: 1, arabicText: 'bism' },
    { field: 'arabicText', code: 'NOT_IN_QURAN_TEXT', value: 'b (U+0062)' },
  ],
  ['updateWord', { ...WORD, arabicRoot: 'كتبتتت' }, { field: 'arabicRoot', code: 'NOT_A_ROOT' }],
  [
    'updateWord',
    { ...WORD, termElementIds: Array.from({ length: 51 }, (_, index) => index + 1) },
    { field: 'termElementIds', code: 'TOO_MANY_TERM_ELEMENTS', maximum: 50 },
  ],
  [
    'updateWord',
    { ...WORD, turkishGlossWords: Array.from({ length: 11 }, (_, index) => index + 1) },
    { field: 'turkishGlossWords', code: 'TOO_MANY_WORDS', maximum: 10 },
  ],
  [
    'updateWord',
    { ...WORD, englishGlossWords: [1, 3] },
    { field: 'englishGlossWords', code: 'NOT_NEIGHBORS' },
  ],
  [
    'updateWord',
    { ...WORD, englishGlossWords: [1, 2, 3] },
    { field: 'englishGlossWords', code: 'IN_ANOTHER_GLOSS', value: '3' },
  ],
  [
    'updateWord',
    { ...WORD, termElementIds: [999_999] },
    { field: 'termElementIds.0', code: 'NO_SUCH_TERM_ELEMENT', value: '999999' },
  ],
  [
    'replaceGlosses',
    { language: 'TURKISH', words: [], gloss: 'x' },
    { field: 'words', code: 'REQUIRED' },
  ],
  [
    'replaceGlosses',
    { language: 'TURKISH', words: Array(501).fill({ key: '1:1:1' }), gloss: 'x' },
    { field: 'words', code: 'TOO_MANY_WORDS', maximum: 500 },
  ],
  [
    'replaceGlosses',
    { language: 'TURKISH', words: [{ key: '1:1:1' }, { key: '1:1:5' }], gloss: 'x' },
    { field: 'words.1', code: 'NO_SUCH_WORD', value: '1:1:5' },
  ],
  [
    'replaceGlosses',
    { language: 'TURKISH', words: [{ key: 'x' }], gloss: 'x' },
    { field: 'words.0', code: 'NO_SUCH_WORD', value: 'x' },
  ],
  [
    'tagWords',
    { termElementId: 999_999, words: [{ key: '1:1:1' }] },
    { field: 'termElementId', code: 'NO_SUCH_TERM_ELEMENT', value: '999999' },
  ],

  [
    'updateTerm',
    ({ term }) => ({ databaseId: term, turkishName: long(201), englishName: 'x' }),
    { field: 'turkishName', code: 'TOO_LONG', maximum: 200 },
  ],
  [
    'createTermElement',
    ({ term }) => ({ ...NEW_ELEMENT, termId: term, englishTag: long(51) }),
    { field: 'englishTag', code: 'TOO_LONG', maximum: 50 },
  ],
  [
    'createTermElement',
    ({ term }) => ({ ...NEW_ELEMENT, termId: term, numberOfOccurrencesInQuran: 77_430 }),
    OCCURRENCES,
  ],
  [
    'updateTermElement',
    { databaseId: 1, verseReferences: Array(6237).fill('1:1') },
    { field: 'verseReferences', code: 'TOO_MANY_VERSES', maximum: 6236 },
  ],

  [
    'updateCharacter',
    ({ letter }) => ({ ...LETTER, databaseId: letter + 1 }),
    { field: 'arabicLetter', code: 'LETTER_TAKEN', value: 'letter' },
  ],
  ['updateSurah', { ...SURAH, revelationYear: 599 }, YEAR],
  ['updateSurah', { ...SURAH, revelationYear: 641 }, YEAR],
  [
    'updateSurah',
    { ...SURAH, turkishOtherNames: Array(11).fill('x') },
    { field: 'turkishOtherNames', code: 'TOO_MANY_NAMES', maximum: 10 },
  ],
  [
    'updateCharacter',
    { ...LETTER, databaseId: 1, turkishSound: long(201) },
    { field: 'turkishSound', code: 'TOO_LONG', maximum: 200 },
  ],
  [
    'updateSurah',
    { ...SURAH, revelationOrder: 87 },
    { field: 'revelationOrder', code: 'REVELATION_ORDER_TAKEN', value: '2' },
  ],

  [
    'createVerseAlias',
    { ...ALIAS, verses: '2' },
    { field: 'verses', code: 'NOT_A_VERSE_RANGE', value: '2' },
  ],
  [
    'createVerseAlias',
    { ...ALIAS, verses: '2:286-285' },
    { field: 'verses', code: 'REVERSED_VERSE_RANGE', value: '2:286-285' },
  ],
  [
    'createVerseAlias',
    { ...ALIAS, name: 'x' },
    { field: 'name', code: 'TOO_FEW_LETTERS', minimum: 2 },
  ],
  ['createVerseAlias', ALIAS, { field: 'name', code: 'NAME_TAKEN', value: 'Kürsî' }],
  [
    'createVerseAlias',
    { ...ALIAS, verses: '2:256' },
    { field: 'name', code: 'NAME_OF_OTHER_VERSES', value: '2:255' },
  ],
  ...['Bakara 287', 'juz 30', 'kök: ktb'].map((name): Case => [
    'createVerseAlias',
    { ...ALIAS, name },
    { field: 'name', code: 'NAME_IS_A_REFERENCE' },
  ]),
  [
    'updateVerseAlias',
    ({ alias }) => ({ ...ALIAS, databaseId: alias, verses: '2:286-287' }),
    { field: 'verses', code: 'NO_SUCH_VERSE', value: '2:287' },
  ],
  [
    'restoreVerseAlias',
    ({ deletedAlias }) => ({ databaseId: deletedAlias }),
    { field: 'name', code: 'NAME_TAKEN', value: 'Kürsî' },
  ],
  [
    'restoreRevision',
    ({ takenState }) => ({ databaseId: takenState, isBefore: true }),
    { field: '', code: 'ALREADY_TAKEN' },
  ],

  ['login', { ...LOGIN, username: ' ' }, { field: 'username', code: 'REQUIRED' }],
  ['login', { ...LOGIN, password: '' }, { field: 'password', code: 'REQUIRED' }],
  [
    'login',
    { ...LOGIN, username: long(101) },
    { field: 'username', code: 'TOO_LONG', maximum: 100 },
  ],
  [
    'login',
    { ...LOGIN, password: long(1001) },
    { field: 'password', code: 'TOO_LONG', maximum: 1000 },
  ],
  ['createApiKey', { name: ' \n' }, { field: 'name', code: 'REQUIRED' }],
  ['createApiKey', { name: long(101) }, { field: 'name', code: 'TOO_LONG', maximum: 100 }],
  [
    'createApiKey',
    { name: 'a', budget: 0 },
    { field: 'budget', code: 'OUT_OF_RANGE', minimum: 1, maximum: 1_000_000 },
  ],
  [
    'createApiKey',
    { name: 'a', validDays: 3651 },
    { field: 'validDays', code: 'OUT_OF_RANGE', minimum: 1, maximum: 3650 },
  ],
  [
    'changePassword',
    { ...CHANGE, currentPassword: 'wrong' },
    { field: 'currentPassword', code: 'WRONG_PASSWORD' },
  ],
  [
    'changePassword',
    { ...CHANGE, newPassword: 'Ab1' },
    { field: 'newPassword', code: 'PASSWORD_TOO_SHORT', minimum: 8 },
  ],
  [
    'changePassword',
    { ...CHANGE, newPassword: 'onlysmall' },
    { field: 'newPassword', code: 'WEAK_PASSWORD', minimum: 12 },
  ],
  [
    'changePassword',
    { ...CHANGE, newPassword: 'Dragonfly1' },
    { field: 'newPassword', code: 'COMMON_PASSWORD' },
  ],
  [
    'changePassword',
    { ...CHANGE, newPassword: `A1${long(999)}` },
    { field: 'newPassword', code: 'TOO_LONG', maximum: 1000 },
  ],
];

const SEARCH = 'GET /verses/query?queryParameter=x';
const restCases: [call: string, body: object | undefined, expected: Expected][] = [
  ['PUT /terms/1', { turkishName: 'x' }, { field: 'englishName', code: 'REQUIRED' }],
  [
    'PUT /terms/1',
    { turkishName: 'x', englishName: 5 },
    { field: 'englishName', code: 'WRONG_TYPE' },
  ],
  [
    'PUT /terms/1',
    { turkishName: 'x', englishName: long(201) },
    { field: 'englishName', code: 'TOO_LONG', maximum: 200 },
  ],
  [`${SEARCH}&language=german`, undefined, { field: 'language', code: 'NOT_AN_OPTION' }],
  [`${SEARCH}&pageSize=101`, undefined, { field: 'pageSize', code: 'OUT_OF_RANGE', maximum: 100 }],
  [`${SEARCH}&pageSize=0`, undefined, { field: 'pageSize', code: 'OUT_OF_RANGE', minimum: 1 }],
];

/** They take only the key and version of a row, whose only possible failure is a missing row. */
const WITHOUT_PROBLEMS = ['confirmTranslation', 'organizeTerm', 'deleteVerseAlias'];

test('every mutation with validation problems has a case', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
    ({ type }) => {
      const named = 'ofType' in type ? type.ofType : type;
      return isUnionType(named) && named.getTypes().some(({ name }) => name === 'ValidationError');
    },
  );
  const asked = new Set(cases.map(([mutation]) => mutation));
  expect([...asked, ...WITHOUT_PROBLEMS].sort()).toEqual(mutations.map(({ name }) => name).sort());
});

test('every problem code has a case', () => {
  const codes = schema.getType('ProblemCode');
  const known = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  const found = new Set([...cases, ...restCases].map(([, , { code }]) => code));
  expect([...found].sort()).toEqual(known.sort());
});

describeEachDatabase('problems', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  let ids: Ids;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    const { prisma } = database();
    app = makeTestApp(database(), { rateLimit: 0 });
    token = await signInNewAdmin(database(), app, 'ayşe');
    const covered = { key: { in: ['1:1:3', '1:1:4'] } };
    await prisma.word.updateMany({ where: covered, data: { englishGlossOf: 4 } });
    const post = await insertPost(database(), ['1:1']);
    const { id: postVerse } = await prisma.postVerse.findFirstOrThrow({ where: { postId: post } });
    const term = await insertTerm(database(), 'Adlar');
    await insertElement(database(), term, []);
    const deletedAlias = await insertAlias(database(), 'kursi', '2:255', { deletedAt: new Date() });
    const alias = await insertAlias(database(), 'Kürsî', '2:255');
    const { id: letter } = await prisma.character.create({ data: { ...LETTER } });
    const { id: other } = await prisma.character.create({ data: { ...LETTER, arabicLetter: 'ب' } });
    await save('updateCharacter', { ...LETTER, arabicLetter: 'ت', databaseId: other });
    await prisma.character.create({ data: { ...LETTER, arabicLetter: 'ب' } });
    const { id: takenState } = await prisma.revision.findFirstOrThrow({
      where: { entity: 'character', entityId: other },
    });
    await save('createPost', { ...POST, clientKey: KEY_OF_DELETED });
    const { id: deletedPost } = await prisma.post.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await save('deletePost', { databaseId: deletedPost });
    const deletedWider = await insertPost(database(), ['1:1'], { deletedAt: new Date() });
    const wider = await insertPost(database(), ['1:1'], { broaderId: deletedWider });
    const part = await insertPost(database(), ['1:1'], { broaderId: wider });
    const ofPosts = { post, postVerse, deletedPost, deletedWider, wider, part };
    ids = { ...ofPosts, term, letter, alias, deletedAlias, takenState };
  });

  async function ask(mutation: string, input: object) {
    const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const document = `mutation ($input: ${Name}Input!) { ${mutation}(input: $input) {
      __typename
      ... on ValidationError { problems { field code minimum maximum value message } }
    } }`;
    const { data } = await send<Record<string, object>>(app, document, { input }, bearer(token));
    return data?.[mutation];
  }

  test.each(cases)('%s %j', async (mutation, made, expected) => {
    const input = typeof made === 'function' ? made(ids) : made;
    const { value: given = null } = expected;
    const value = given && given in ids ? String(ids[given as keyof Ids]) : given;
    expect(await ask(mutation, input)).toEqual({
      __typename: 'ValidationError',
      problems: [
        { minimum: null, maximum: null, ...expected, value, message: expect.stringMatching(/\S/) },
      ],
    });
  });

  test.each(restCases)('REST: %s %j', async (call, body, expected) => {
    const answer = await restOf(app, bearer(token))(call, body);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(answer.problems).toEqual([{ ...expected, message: expect.stringMatching(/\S/) }]);
  });
});
