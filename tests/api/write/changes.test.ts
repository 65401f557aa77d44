/** Saving: what is written, what the history keeps, and how concurrent saves conflict. */
import { makeTestApp, type TestApp } from '../../support/app';
import {
  insertAlias,
  insertElement,
  insertPost,
  insertTerm,
  LETTER,
  NEW_ELEMENT,
} from '../../support/content';
import type { Database } from '../../../api/database/database';
import { describeEachDatabase } from '../../support/database';
import { makeAdmin } from '../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../support/signIn';

const VERSE = {
  turkishTranslation: '<p>Yeni</p>',
  englishTranslation: '<p>New &amp; <b>bold</b></p>',
};
const WORD = {
  turkishTranscription: 'bismi',
  englishTranscription: 'bis’mi',
  turkishTranslation: 'adıyla',
  englishTranslation: 'In (the) name',
};
const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Başlık',
  englishTitle: 'Title',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
  verseReferences: ['2:255', '1:1', '2:255'],
};
const SURAH = {
  arabicName: 'الفاتحة',
  turkishNameTranscription: 'Fâtiha',
  englishNameTranscription: 'Al-Fatihah',
  turkishNameTranslation: 'Açış',
  englishNameTranslation: 'The Opener',
  revelationOrder: 5,
  revelationYear: 610,
};
const ALIAS = { name: 'Kürsî', language: 'TURKISH', verses: '2:255' };

describeEachDatabase('changes', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });

  const revisionOfContent = async () =>
    (await app.query<{ contentRevision: number }>('{ contentRevision }')).contentRevision;
  const lastRevision = () =>
    database().prisma.revision.findFirstOrThrow({ orderBy: { id: 'desc' } });

  test('a verse: a save is sanitized, published and recorded', async () => {
    const before = await revisionOfContent();
    await database().prisma.verse.update({
      where: { key: '1:1' },
      data: { turkishTranslationNeedsUpdate: true },
    });
    const input = {
      ...VERSE,
      databaseId: 1,
      expectedVersion: 1,
      turkishTranslation:
        '<p onclick="x()">Bir <i>şey</i><script>alert(1)</script></p><p><a href="javascript:x">iki</a></p>',
    };
    const answer = await save(
      'updateVerse',
      input,
      'verse { key version turkishTranslation englishTranslation turkishTranslationAdmin turkishTranslationNeedsUpdate }',
    );
    expect(answer).toEqual({
      __typename: 'UpdateVersePayload',
      verse: {
        key: '1:1',
        version: 2,
        turkishTranslation: 'Bir şey\niki',
        englishTranslation: 'New & bold',
        turkishTranslationAdmin: '<p>Bir <em>şey</em></p><p><a>iki</a></p>',
        turkishTranslationNeedsUpdate: false,
      },
    });
    expect(await revisionOfContent()).toBe(before + 1);
    expect(await lastRevision()).toMatchObject({
      entity: 'verse',
      entityId: 1,
      version: 2,
      adminName: 'ayşe',
      source: 'edit',
      before: { version: 1, turkishTranslationAdmin: null },
      after: { version: 2, turkishTranslation: 'Bir şey\niki' },
    });
  });

  test('each mutation of a document returns the content after its change', async () => {
    type Word = { word: { verse: { words: { turkishTranslation: string }[]; posts: object } } };
    const word = `... on UpdateWordPayload {
      word { verse { words { turkishTranslation } posts(first: 1) { totalCount } } }
    }`;
    const { data } = await send<{ first: Word; second: Word }>(
      app,
      `mutation ($first: UpdateWordInput!, $second: UpdateWordInput!, $post: CreatePostInput!) {
        first: updateWord(input: $first) { ${word} }
        createPost(input: $post) { __typename }
        second: updateWord(input: $second) { ${word} }
      }`,
      {
        first: { ...WORD, databaseId: 5, turkishTranslation: 'bir' },
        second: { ...WORD, databaseId: 6, turkishTranslation: 'iki' },
        post: { ...POST, verseReferences: ['1:2'] },
      },
      bearer(token),
    );
    const { words, posts } = data!.second.word.verse;
    expect(words.slice(0, 2).map(({ turkishTranslation }) => turkishTranslation)).toEqual([
      'bir',
      'iki',
    ]);
    expect(data!.first.word.verse.posts).toEqual({ totalCount: 0 });
    expect(posts).toEqual({ totalCount: 1 });
  });

  test('saving is idempotent', async () => {
    await save('updateVerse', { ...VERSE, databaseId: 2 });
    const before = await revisionOfContent();
    const count = await database().prisma.revision.count();
    const answer = await save('updateVerse', { ...VERSE, databaseId: 2 }, 'verse { version }');
    expect(answer).toMatchObject({ verse: { version: 2 } });
    expect(await revisionOfContent()).toBe(before);
    expect(await database().prisma.revision.count()).toBe(count);
  });

  test.each([0, 2_147_483_647])('the wrong version %d is a conflict', async (version) => {
    const { __typename } = await save('updateVerse', {
      ...VERSE,
      databaseId: 2,
      expectedVersion: version,
    });
    expect(__typename).toBe('ConflictError');
  });

  test('all empty fields are reported, and nothing is saved', async () => {
    const before = await revisionOfContent();
    expect(
      await save('updateVerse', {
        databaseId: 3,
        turkishTranslation: '<p> </p>',
        englishTranslation: '',
      }),
    ).toMatchObject({
      __typename: 'ValidationError',
      problems: [
        { field: 'turkishTranslation', code: 'REQUIRED' },
        { field: 'englishTranslation', code: 'REQUIRED' },
      ],
    });
    expect(await revisionOfContent()).toBe(before);
  });

  test.each([
    ['updateVerse', VERSE],
    ['updateWord', WORD],
    ['correctWordArabic', { arabicText: 'بِسْمِ' }],
    ['updatePost', POST],
    ['deletePost', {}],
    ['restorePost', {}],
    ['updatePostVerse', {}],
    ['updateTerm', { turkishName: 'x', englishName: 'x' }],
    ['organizeTerm', {}],
    ['updateTermElement', {}],
    ['updateCharacter', { ...LETTER, arabicLetter: 'ق' }],
    ['updateSurah', { ...SURAH, revelationOrder: 5 }],
    ['updateVerseAlias', ALIAS],
    ['deleteVerseAlias', {}],
    ['restoreVerseAlias', {}],
    ['restoreRevision', {}],
  ])('%s of a missing row', async (name, fields) => {
    const answer = await save(name, { ...fields, databaseId: 999_999_999 });
    const expected = name === 'updateSurah' ? /ValidationError|NotFoundError/ : /^NotFoundError$/;
    expect(answer.__typename).toMatch(expected);
  });

  test('a word: root, elements, and the mark on its verse', async () => {
    const term = await insertTerm(database(), 'Adlar');
    const element = await insertElement(database(), term, []);
    const input = {
      ...WORD,
      databaseId: 1,
      arabicRoot: 'س م و',
      termElementIds: [element, element],
    };
    const answer = await save(
      'updateWord',
      input,
      'word { version root { letters } turkishTranslation termElements { databaseId } verse { turkishTranslationNeedsUpdate englishTranslationNeedsUpdate } }',
    );
    expect(answer).toMatchObject({
      word: {
        version: 2,
        root: { letters: 'سمو' },
        turkishTranslation: 'adıyla',
        termElements: [{ databaseId: element }],
        // Its Turkish gloss was empty.
        verse: { turkishTranslationNeedsUpdate: false, englishTranslationNeedsUpdate: false },
      },
    });
    expect(
      await save('updateWord', { ...input, termElementIds: [element, 999_999] }),
    ).toMatchObject({
      __typename: 'ValidationError',
      problems: [{ field: 'termElementIds.1', message: 'There is no term element 999999.' }],
    });
    expect(
      await save('updateWord', { ...input, arabicRoot: 'abc', turkishTranscription: ' ' }),
    ).toMatchObject({ problems: [{ field: 'arabicRoot' }, { field: 'turkishTranscription' }] });
  });

  test('a post: created, changed with its translations kept, deleted and restored', async () => {
    const made = await save(
      'createPost',
      POST,
      'post { databaseId version section verses { edges { node { databaseId verse { key } } } } }',
    );
    const post = made.post as {
      databaseId: number;
      verses: { edges: { node: { databaseId: number; verse: { key: string } } }[] };
    };
    const rows = post.verses.edges.map(({ node }) => node);
    expect(rows.map(({ verse }) => verse.key)).toEqual(['2:255', '1:1', '2:255']);
    const { databaseId } = post;

    await save('updatePostVerse', {
      databaseId: rows[2]?.databaseId,
      turkishTranslation: '<p>Kendi</p>',
    });
    const changed = await save(
      'updatePost',
      {
        ...POST,
        databaseId,
        expectedVersion: 1,
        number: 7,
        verseReferences: ['112:1', '2:255', '2:255'],
      },
      'post { version number verses { edges { node { databaseId position turkishTranslationHtml verse { key } } } } }',
    );
    expect(changed.post).toEqual({
      version: 2,
      number: 7,
      verses: {
        edges: [
          {
            node: {
              databaseId: expect.any(Number),
              position: 1,
              turkishTranslationHtml: null,
              verse: { key: '112:1' },
            },
          },
          {
            node: {
              databaseId: rows[0]?.databaseId,
              position: 2,
              turkishTranslationHtml: null,
              verse: { key: '2:255' },
            },
          },
          {
            node: {
              databaseId: rows[2]?.databaseId,
              position: 3,
              turkishTranslationHtml: '<p>Kendi</p>',
              verse: { key: '2:255' },
            },
          },
        ],
      },
    });

    expect((await save('deletePost', { databaseId, expectedVersion: 1 })).__typename).toBe(
      'ConflictError',
    );
    expect(
      (await save('deletePost', { databaseId, expectedVersion: 2 }, 'deletedPostId')).deletedPostId,
    ).toBe(Buffer.from(`Post:${databaseId}`).toString('base64'));
    const read = () =>
      app.query<{ post: object | null }>('query ($id: Int!) { post(databaseId: $id) { number } }', {
        id: databaseId,
      });
    expect(await read()).toEqual({ post: null });
    expect((await save('updatePost', { ...POST, databaseId })).__typename).toBe('NotFoundError');
    expect(await save('restorePost', { databaseId }, 'post { number }')).toMatchObject({
      post: { number: 7 },
    });
    expect(await read()).toEqual({ post: { number: 7 } });
    expect((await save('restorePost', { databaseId })).__typename).toBe('NotFoundError');
  });

  test('a post: all problems are reported at once', async () => {
    const answer = await save('createPost', {
      ...POST,
      turkishTitle: '',
      verseReferences: ['2:255', '2:287', 'x', ' '],
    });
    expect(answer).toMatchObject({
      __typename: 'ValidationError',
      problems: [
        { field: 'turkishTitle', message: 'Required fields must be filled' },
        { field: 'verseReferences.1', message: 'There is no verse 2:287.' },
        {
          field: 'verseReferences.2',
          message: 'A verse reference is digits, a colon and digits, such as 2:255 - x',
        },
      ],
    });
    expect(await save('createPost', { ...POST, verseReferences: [' '] })).toMatchObject({
      problems: [{ field: 'verseReferences', message: 'Required fields must be filled' }],
    });
  });

  test('the Beginning cannot be deleted', async () => {
    expect(await save('deletePost', { databaseId: 1 })).toMatchObject({
      problems: [{ field: 'databaseId' }],
    });
  });

  test('a term: names, a new element, and its table recomputed from tagged words', async () => {
    const term = await insertTerm(database(), 'Adlar');
    expect(
      await save(
        'updateTerm',
        { databaseId: term, turkishName: 'İsimler', englishName: 'Names' },
        'term { turkishName version }',
      ),
    ).toMatchObject({ term: { turkishName: 'İsimler', version: 2 } });
    const tagged = await insertElement(database(), term, ['1:3:2', '1:1:4', '2:37:10'], {
      elementOrder: 9,
      numberOfOccurrencesInQuran: 0,
      verses: undefined,
    });
    const one = await insertElement(database(), term, ['1:2:1'], { elementOrder: 1 });
    const typed = await save(
      'createTermElement',
      {
        ...NEW_ELEMENT,
        termId: term,
        numberOfOccurrencesInQuran: 2,
        verseReferences: ['2:3', '2:4'],
      },
      'termElement { databaseId elementOrder turkishLabel verses { totalCount } }',
    );
    expect(typed.termElement).toMatchObject({
      elementOrder: 10,
      turkishLabel: 'er-Rahîm',
      verses: { totalCount: 2 },
    });
    const before = await revisionOfContent();
    const answer = await save(
      'organizeTerm',
      { databaseId: term, expectedVersion: 2 },
      'term { termElements { edges { node { databaseId elementOrder numberOfOccurrencesInQuran verses { edges { node { key } } } } } } }',
    );
    const row = (databaseId: unknown, elementOrder: number, keys: string[]) => ({
      node: {
        databaseId,
        elementOrder,
        numberOfOccurrencesInQuran: keys.length,
        verses: { edges: keys.map((key) => ({ node: { key } })) },
      },
    });
    expect(answer.term).toEqual({
      termElements: {
        edges: [
          row(tagged, 1, ['1:1', '1:3', '2:37']),
          row((typed.termElement as { databaseId: number }).databaseId, 2, ['2:3', '2:4']),
          row(one, 3, ['1:2']),
        ],
      },
    });
    expect(await revisionOfContent()).toBe(before + 1);
    await save('organizeTerm', { databaseId: term });
    expect(await revisionOfContent()).toBe(before + 1);
  });

  test('a term element requires its ten fields', async () => {
    const empty = Object.fromEntries(Object.keys(NEW_ELEMENT).map((field) => [field, ' ']));
    const answer = await save('createTermElement', { ...empty, termId: 1 });
    expect((answer.problems as { field: string }[]).map(({ field }) => field).sort()).toEqual(
      Object.keys(NEW_ELEMENT).sort(),
    );
    expect((await save('createTermElement', { ...NEW_ELEMENT, termId: 999_999 })).__typename).toBe(
      'NotFoundError',
    );
  });

  test('a surah keeps its read-only fields and its place in the order of revelation', async () => {
    expect(
      await save(
        'updateSurah',
        { ...SURAH, databaseId: 1 },
        'surah { turkishNameTranslation number numberOfVerses }',
      ),
    ).toMatchObject({ surah: { turkishNameTranslation: 'Açış', number: 1, numberOfVerses: 7 } });
    expect(
      await save('updateSurah', { ...SURAH, databaseId: 1, revelationOrder: 87 }),
    ).toMatchObject({
      problems: [
        {
          field: 'revelationOrder',
          message: 'Surah 2 already has this position in the order of revelation.',
        },
      ],
    });
  });

  test('history: newest first, and an earlier state is restored as a new change', async () => {
    const save3 = (text: string) =>
      save('updateVerse', { databaseId: 10, turkishTranslation: text, englishTranslation: 'x' });
    for (const text of ['bir', 'iki', 'üç']) await save3(text);
    const { data } = await send<{
      revisions: {
        totalCount: number;
        edges: {
          node: { databaseId: number; version: number; after: { turkishTranslation: string } };
        }[];
      };
    }>(
      app,
      '{ revisions(entity: VERSE, entityId: 10) { totalCount edges { node { databaseId version adminName source createdAt after } } } }',
      {},
      bearer(token),
    );
    const nodes = data?.revisions.edges.map(({ node }) => node) ?? [];
    expect(nodes.map(({ version }) => version)).toEqual([4, 3, 2]);
    expect(nodes.map(({ after }) => after.turkishTranslation)).toEqual(['üç', 'iki', 'bir']);
    const input = { databaseId: nodes[2]?.databaseId, expectedVersion: 4 };
    expect(
      await save('restoreRevision', input, 'node { ... on Verse { turkishTranslation version } }'),
    ).toMatchObject({ node: { turkishTranslation: 'bir', version: 5 } });
    expect(await lastRevision()).toMatchObject({ source: 'restore', version: 5 });
    expect((await save('restoreRevision', input)).__typename).toBe('ConflictError');
    const first = { ...input, expectedVersion: 5, isBefore: true };
    expect(await save('restoreRevision', first, 'node { ... on Verse { version } }')).toMatchObject(
      {
        node: { version: 6 },
      },
    );
    const { before } = await database().prisma.revision.findUniqueOrThrow({
      where: { id: nodes[2]?.databaseId ?? 0 },
    });
    const { version: _version, ...kept } = before as Record<string, unknown>;
    expect((await lastRevision()).after).toMatchObject(kept);
  });

  describe('the marks of translations that may be outdated', () => {
    const VERSE_ID = 12;
    const marks = async () => {
      const verse = await database().prisma.verse.findUniqueOrThrow({ where: { id: VERSE_ID } });
      return [verse.turkishTranslationNeedsUpdate, verse.englishTranslationNeedsUpdate];
    };
    const words = () =>
      database().prisma.word.findMany({ where: { verseId: VERSE_ID }, orderBy: { id: 'asc' } });
    /** Changes glosses of a word of the verse, counted from 0. */
    const gloss = async (
      place: number,
      glosses: { turkishTranslation?: string; englishTranslation?: string },
    ) => {
      const word = (await words())[place]!;
      const { arabicText, turkishTranscription, englishTranscription } = word;
      const { turkishTranslation, englishTranslation } = { ...word, ...glosses };
      return save('updateWord', {
        ...{ arabicText, turkishTranscription, englishTranscription },
        ...{ turkishTranslation, englishTranslation, databaseId: word.id, termElementIds: [] },
      });
    };
    const undoLast = async () => {
      const { id } = await lastRevision();
      return save('restoreRevision', { databaseId: id, isBefore: true });
    };
    const saveVerse = (turkishTranslation: string, englishTranslation: string) =>
      save('updateVerse', { databaseId: VERSE_ID, turkishTranslation, englishTranslation });
    const confirm = (language: string) =>
      save('confirmTranslation', { databaseId: VERSE_ID, language });

    beforeAll(() =>
      database().prisma.word.updateMany({
        where: { verseId: VERSE_ID },
        data: { turkishTranslation: 'eski' },
      }),
    );
    beforeEach(async () => {
      await saveVerse('bir', 'one');
      await saveVerse('iki', 'two');
      expect(await marks()).toEqual([false, false]);
    });

    test('a save clears that of the language whose text changes', async () => {
      await gloss(0, { turkishTranslation: 'a1', englishTranslation: 'b1' });
      expect(await marks()).toEqual([true, true]);
      await saveVerse('üç', 'two');
      expect(await marks()).toEqual([false, true]);
      await saveVerse('üç', '<p>three</p>');
      expect(await marks()).toEqual([false, false]);
    });

    test('a translation that is right as it is can be confirmed', async () => {
      await gloss(0, { turkishTranslation: 'a2', englishTranslation: 'b2' });
      await saveVerse('iki', 'two');
      expect(await marks()).toEqual([true, true]);
      expect((await confirm('ENGLISH')).__typename).toBe('ConfirmTranslationPayload');
      expect(await marks()).toEqual([true, false]);
      const { version } = await database().prisma.verse.findUniqueOrThrow({
        where: { id: VERSE_ID },
      });
      await confirm('ENGLISH');
      expect((await lastRevision()).version).toBe(version);
      const input = { databaseId: VERSE_ID, language: 'TURKISH', expectedVersion: version - 1 };
      expect((await save('confirmTranslation', input)).__typename).toBe('ConflictError');
    });

    test('a gloss that was empty sets none', async () => {
      const [, word] = await words();
      await database().prisma.word.update({
        where: { id: word!.id },
        data: { turkishTranslation: '' },
      });
      await gloss(1, { turkishTranslation: 'dolu' });
      expect(await marks()).toEqual([false, false]);
      await gloss(1, { turkishTranslation: 'dopdolu' });
      expect(await marks()).toEqual([false, false]);
      await saveVerse('dört', 'two');
      await gloss(1, { turkishTranslation: 'boş' });
      expect(await marks()).toEqual([true, false]);
    });

    test('an undone change takes it back, once no other is left', async () => {
      await gloss(0, { turkishTranslation: 'a3' });
      await gloss(1, { turkishTranslation: 'c3' });
      await undoLast();
      expect(await marks()).toEqual([true, false]);
      const [first] = await words();
      const { before } = await database().prisma.revision.findFirstOrThrow({
        where: { entity: 'word', entityId: first!.id },
        orderBy: { id: 'desc' },
      });
      const { turkishTranslation } = before as { turkishTranslation: string };
      await gloss(0, { turkishTranslation });
      expect(await marks()).toEqual([false, false]);
    });

    test('one remains when an earlier translation is restored', async () => {
      await saveVerse('iki', 'three');
      const { id: saved } = await lastRevision();
      await gloss(0, { turkishTranslation: 'a5' });
      await save('restoreRevision', { databaseId: saved, isBefore: true });
      const { englishTranslation } = await database().prisma.verse.findUniqueOrThrow({
        where: { id: VERSE_ID },
      });
      expect([englishTranslation, ...(await marks())]).toEqual(['two', true, false]);
      await confirm('TURKISH');
      await undoLast();
      expect(await marks()).toEqual([true, false]);
    });

    test('glosses of an import are those that the next change is compared with', async () => {
      await gloss(0, { turkishTranslation: 'içe aktarılan' });
      await database().prisma.revision.update({
        where: { id: (await lastRevision()).id },
        data: { source: 'import' },
      });
      await confirm('TURKISH');
      await gloss(0, { turkishTranslation: 'a6' });
      expect(await marks()).toEqual([true, false]);
      await undoLast();
      expect(await marks()).toEqual([false, false]);
    });

    test('concurrent changes of two words lose none', async () => {
      await gloss(0, { turkishTranslation: 'a7' });
      await Promise.all([undoLast(), gloss(1, { turkishTranslation: 'c7' })]);
      expect(await marks()).toEqual([true, false]);
    });

    test('one with another cause remains', async () => {
      await database().prisma.verse.update({
        where: { id: VERSE_ID },
        data: { turkishTranslationNeedsUpdate: true },
      });
      await gloss(0, { englishTranslation: 'b4' });
      await undoLast();
      expect(await marks()).toEqual([true, false]);
    });
  });

  describe('two concurrent saves of the same version', () => {
    const rows: [
      string,
      (database: Database) => Promise<number>,
      (mark: string) => object,
      string,
    ][] = [
      ['updateVerse', async () => 100, (mark) => ({ ...VERSE, turkishTranslation: mark }), 'Verse'],
      ['updateWord', async () => 100, (mark) => ({ ...WORD, turkishTranslation: mark }), 'Word'],
      [
        'correctWordArabic',
        async () => 101,
        (mark) => ({ arabicText: mark === 'bir' ? 'بِئْرٍ' : 'ذِئْبُ' }),
        'Word',
      ],
      [
        'updatePost',
        (given) => insertPost(given, ['1:1']),
        (mark) => ({ ...POST, turkishTitle: mark }),
        'Post',
      ],
      [
        'updateTerm',
        (given) => insertTerm(given, 'x'),
        (mark) => ({ turkishName: mark, englishName: 'x' }),
        'Term',
      ],
      [
        'updateTermElement',
        async (given) => insertElement(given, await insertTerm(given, 'y'), []),
        (mark) => ({ turkishLabel: mark }),
        'TermElement',
      ],
      [
        'updateCharacter',
        async ({ prisma }) => (await prisma.character.create({ data: LETTER })).id,
        (mark) => ({ ...LETTER, turkishPronunciation: mark }),
        'Character',
      ],
      [
        'updateSurah',
        async () => 3,
        (mark) => ({ ...SURAH, revelationOrder: 89, turkishNameTranslation: mark }),
        'Surah',
      ],
      [
        'updatePostVerse',
        async (given) => {
          const postId = await insertPost(given, ['1:1']);
          return (await given.prisma.postVerse.findFirstOrThrow({ where: { postId } })).id;
        },
        (mark) => ({ turkishTranslation: mark }),
        'PostVerse',
      ],
      [
        'updateVerseAlias',
        (given) => insertAlias(given, 'Kürsî', '2:255'),
        (mark) => ({ ...ALIAS, name: mark }),
        'VerseAlias',
      ],
    ];
    test.each(rows)(
      '%s: one succeeds, the other is a conflict',
      async (name, insert, fields, typename) => {
        const databaseId = await insert(database());
        const before = await revisionOfContent();
        const answers = await Promise.all(
          ['bir', 'iki'].map((mark) =>
            save(name, { ...fields(mark), databaseId, expectedVersion: 1 }),
          ),
        );
        const types = answers.map(({ __typename }) => __typename);
        expect(types.filter((type) => type === 'ConflictError')).toHaveLength(1);
        expect(types.filter((type) => type.endsWith('Payload'))).toHaveLength(1);
        const conflict = answers.find(({ __typename }) => __typename === 'ConflictError');
        expect(conflict?.current).toEqual({
          __typename: typename,
          id: Buffer.from(`${typename}:${databaseId}`).toString('base64'),
        });
        expect((conflict?.changedFields as string[]).length).toBeGreaterThan(0);
        expect(await revisionOfContent()).toBe(before + 1);
        const count = await database().prisma.revision.count({
          where: {
            entityId: databaseId,
            version: 2,
            entity: (typename.charAt(0).toLowerCase() + typename.slice(1)) as 'verse',
          },
        });
        expect(count).toBe(1);
      },
    );
  });
});
