/** What the API shows of an earlier content revision is what it showed then. */
import { readFileSync } from 'node:fs';
import type { Database } from '../../../../api/database/database';
import { EVERYTHING } from '../../../../api/database/tags';
import { makeTestApp, type TestApp } from '../../../support/app';
import { deafCopyOf, describeEachDatabase } from '../../../support/database';
import { EDIT, EVERY_EDIT, insertEditedContent } from '../../../support/edits';
import { fc } from '../../../support/fastCheck';
import { makeAdmin } from '../../../support/mutations';
import { signInNewAdmin } from '../../../support/signIn';
import { IS_SOAK } from '../../../support/soak';
import { statementsOf } from '../../../support/statements';

const EDITS = IS_SOAK ? 150 : 15;
const KEYS = ['1:1', '1:2', '1:3', '112:1'];
const IDS = [1, 2, 3];

const WORD = `key numberInVerse arabicText pauseAfter turkishTranscription englishTranscription turkishTranslation
  englishTranslation lemma turkishGlossOf englishGlossOf`;
const ELEMENT = `databaseId elementOrder arabicName turkishNameInQuran englishNameInQuran turkishTranslation
  englishTranslation turkishMeaning englishMeaning numberOfOccurrencesInQuran`;
const POST = 'databaseId number section turkishTitle englishTitle turkishNote englishNote';

interface Names {
  turkishNameTranscription: string;
  englishNameTranscription: string;
}
interface PresentVerse {
  surah: Names;
  words: { root: { letters: string } | null; grammar: { line: string } | null }[];
}
interface PresentPost {
  verses: {
    edges: {
      node: { position: number; verse: { key: string; arabicText: string; surah: Names } };
    }[];
  };
}
interface PresentTerm {
  termElements: { edges: { node: { verses: { edges: { node: { key: string } }[] } } }[] };
}

const namesOf = ({ turkishNameTranscription, englishNameTranscription }: Names) => ({
  turkishSurahName: turkishNameTranscription,
  englishSurahName: englishNameTranscription,
});

describeEachDatabase('the past', (databases) => {
  let database: Database;
  let app: TestApp;
  let save: ReturnType<typeof makeAdmin>;

  beforeAll(async () => {
    database = await databases.open('tiny');
    app = makeTestApp(database);
    const token = await signInNewAdmin(database, app, 'a');
    save = makeAdmin(
      () => app,
      () => token,
    );
    await insertEditedContent(database, save);
  });

  const revisionNow = async () =>
    (await app.query<{ contentRevision: number }>('{ contentRevision }')).contentRevision;

  /** What the API shows now, in the form of what it shows of the past. */
  async function present() {
    const data = await app.query<
      Record<string, (PresentVerse & PresentPost & PresentTerm) | null>
    >(`{
      ${KEYS.map(
        (
          key,
          index,
        ) => `verse${index}: verse(key: "${key}") { key numberInSurah turkishTranslation englishTranslation
        surah { turkishNameTranscription englishNameTranscription } words { ${WORD} root { letters } grammar { line } } }`,
      ).join('\n')}
      ${IDS.map(
        (
          id,
        ) => `post${id}: post(databaseId: ${id}) { ${POST} verses(first: 20) { edges { node { position turkishTranslation englishTranslation
        verse { key arabicText surah { turkishNameTranscription englishNameTranscription } } } } } }`,
      ).join('\n')}
      ${IDS.map(
        (
          id,
        ) => `term${id}: term(databaseId: ${id}) { databaseId turkishName englishName termElements(first: 10) { edges { node {
        ${ELEMENT} verses(first: 20) { edges { node { key } } } } } } }`,
      ).join('\n')}
    }`);
    return Object.fromEntries(
      Object.entries(data).map(([name, row]) => [name, row && shownOf(name, row)]),
    );
  }

  function shownOf(name: string, row: PresentVerse & PresentPost & PresentTerm): object {
    if (name.startsWith('verse')) {
      const { surah, words, ...verse } = row;
      const past = words.map(({ root, grammar, ...word }) => ({
        ...word,
        rootLetters: root?.letters ?? null,
        grammarLine: grammar?.line ?? null,
      }));
      return { ...verse, ...namesOf(surah), words: past };
    }
    if (name.startsWith('post')) {
      const verses = row.verses.edges.map(({ node: { verse, ...node } }) => ({
        ...node,
        key: verse.key,
        arabicText: verse.arabicText,
        ...namesOf(verse.surah),
      }));
      return { ...row, verses };
    }
    const { termElements, ...term } = row;
    const elements = termElements.edges.map(({ node: { verses, ...element } }) => ({
      ...element,
      verseKeys: verses.edges.map(({ node }) => node.key),
    }));
    return { ...term, elements };
  }

  const past = (revision: number) =>
    app.query<Record<string, object | null>>(`{
      ${KEYS.map(
        (
          key,
          index,
        ) => `verse${index}: verseAt(key: "${key}", revision: ${revision}) { key numberInSurah turkishSurahName englishSurahName
        turkishTranslation englishTranslation words { ${WORD} rootLetters grammarLine } }`,
      ).join('\n')}
      ${IDS.map(
        (
          id,
        ) => `post${id}: postAt(databaseId: ${id}, revision: ${revision}) { ${POST} verses { position key turkishSurahName englishSurahName
        arabicText turkishTranslation englishTranslation } }`,
      ).join('\n')}
      ${IDS.map((id) => `term${id}: termAt(databaseId: ${id}, revision: ${revision}) { databaseId turkishName englishName elements { ${ELEMENT} verseKeys } }`).join('\n')}
    }`);

  test('is at each revision what was shown then', async () => {
    const shown = new Map([[await revisionNow(), await present()]]);
    for (const { name, input } of [...EVERY_EDIT, ...fc.sample(EDIT, EDITS)]) {
      await save(name, input);
      shown.set(await revisionNow(), await present());
    }
    expect(shown.size).toBeGreaterThan(EVERY_EDIT.length / 2);
    for (const [revision, then] of shown) {
      expect({ revision, ...(await past(revision)) }).toEqual({ revision, ...then });
    }
  }, 600_000);

  const state = 'revision changedAt numberOfLaterRevisions lastChangedAt';

  test('says what has changed since, at once', async () => {
    const revision = await revisionNow();
    const query = `{ verseAt(key: "1:5", revision: ${revision}) { ${state} englishTranslation } }`;
    const first = await app.query<{ verseAt: { englishTranslation: string } }>(query);
    expect(first.verseAt).toMatchObject({
      revision,
      numberOfLaterRevisions: 0,
      lastChangedAt: null,
    });
    await save('updateVerse', {
      databaseId: 5,
      turkishTranslation: 'son',
      englishTranslation: 'last',
    });
    await save('updateVerse', {
      databaseId: 6,
      turkishTranslation: 'son',
      englishTranslation: 'last',
    });
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const [text, again] = [await app.fetch(path), await app.fetch(path)].map((one) => one.text());
    expect(JSON.parse((await text) ?? '')).toEqual({
      data: {
        verseAt: {
          ...first.verseAt,
          numberOfLaterRevisions: 1,
          lastChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        },
      },
    });
    expect(await again).toBe(await text);
    await save('updateVerse', { databaseId: 5, turkishTranslation: 'x', englishTranslation: 'x' });
    expect(await (await app.fetch(path)).text()).toContain('"numberOfLaterRevisions":2');
  });

  test('has the grammar of a word in the form that it has now', async () => {
    const grammar = { grammar: '=N:رَبِّ||M.S.GEN', lemma: 'رَبّ' };
    await database.prisma.word.update({ where: { key: '1:2:3' }, data: grammar });
    await database.sql`UPDATE "ContentRevision" SET revision = revision + 1`;
    database.announceRevision(await revisionNow(), [EVERYTHING]);
    const { verse, verseAt } = await app.query<{
      verse: { words: { grammar: { line: string } | null }[] };
      verseAt: { words: { grammarLine: string | null }[] };
    }>(`{
      verse(key: "1:2") { words { grammar { line } } }
      verseAt(key: "1:2", revision: ${await revisionNow()}) { words { grammarLine } }
    }`);
    expect(verseAt.words[2]?.grammarLine).toBe('=N:رَبِّ|رَبّ|M.S.GEN');
    expect(verseAt.words.map(({ grammarLine }) => grammarLine)).toEqual(
      verse.words.map(({ grammar: now }) => now?.line ?? null),
    );
  });

  test('has no time in the first revision, although the times of earlier changes may be known', async () => {
    await database.prisma.contentChange.create({
      data: { revision: 0, kind: 'verse', rowId: 1, operation: 'updated', fields: [] },
    });
    expect(await app.query('{ verseAt(key: "1:1", revision: 1) { changedAt } }')).toEqual({
      verseAt: { changedAt: null },
    });
  });

  test('counts the later revisions that changed what is shown', async () => {
    const input = {
      ...{ section: 'QURAN', number: 9, turkishTitle: 'a', englishTitle: 'b' },
      ...{ turkishNote: 'c', englishNote: 'd', verseReferences: ['1:5', '1:6'] },
    };
    const created = await save('createPost', input, 'post { databaseId }');
    const { databaseId } = (created as unknown as { post: { databaseId: number } }).post;
    const change = async (statement: string) => {
      await database.prisma.$executeRawUnsafe(statement);
      await database.sql`UPDATE "ContentRevision" SET revision = revision + 1`;
    };
    await change(
      `UPDATE "PostVerse" SET "turkishTranslation" = 'its own' WHERE "postId" = ${databaseId} AND "verseId" = 6`,
    );
    await change('UPDATE "Word" SET "rootId" = (SELECT min(id) FROM "Root") WHERE "verseId" = 5');
    const revision = await revisionNow();
    const counts = async () => {
      // Another app, because this one knows no changes of the database.
      const other = makeTestApp(deafCopyOf(database));
      const { post, verse } = await other.query<
        Record<'post' | 'verse', { numberOfLaterRevisions: number }>
      >(`{
        post: postAt(databaseId: ${databaseId}, revision: ${revision}) { numberOfLaterRevisions }
        verse: verseAt(key: "1:5", revision: ${revision}) { numberOfLaterRevisions }
      }`);
      return [post.numberOfLaterRevisions, verse.numberOfLaterRevisions] as const;
    };
    const changes: [statement: string, ofPost: 0 | 1, ofVerse: 0 | 1][] = [
      [`UPDATE "Verse" SET "turkishTranslation" = 'then' WHERE id = 5`, 1, 1],
      [`UPDATE "Verse" SET "turkishTranslation" = 'unseen' WHERE id = 6`, 0, 0],
      [`UPDATE "Verse" SET "englishTranslation" = 'seen' WHERE id = 6`, 1, 0],
      ['UPDATE "Verse" SET version = version + 1 WHERE id = 5', 0, 0],
      [
        'UPDATE "Verse" SET "turkishTranslationNeedsUpdate" = NOT "turkishTranslationNeedsUpdate" WHERE id = 5',
        ...([0, 0] as const),
      ],
      [`UPDATE "Word" SET "arabicText" = 'ب' WHERE "verseId" = 5 AND "numberInVerse" = 1`, 1, 1],
      [`UPDATE "Word" SET "englishTranslation" = 'x' WHERE "verseId" = 5`, 0, 1],
      [
        `UPDATE "Root" SET letters = 'ججج' WHERE id = (SELECT min("rootId") FROM "Word" WHERE "verseId" = 5)`,
        ...([0, 1] as const),
      ],
      [`UPDATE "Surah" SET "englishNameTranscription" = 'x' WHERE id = 1`, 1, 1],
      [`UPDATE "Surah" SET "englishNameNote" = 'x' WHERE id = 1`, 0, 0],
      [`UPDATE "Post" SET "englishSynonyms" = '{x}' WHERE id = ${databaseId}`, 0, 0],
      [`UPDATE "Post" SET "englishNote" = 'x' WHERE id = ${databaseId}`, 1, 0],
    ];
    for (const [statement, ofPost, ofVerse] of changes) {
      const [post, verse] = await counts();
      await change(statement);
      expect([statement, ...(await counts())]).toEqual([statement, post + ofPost, verse + ofVerse]);
    }
  });

  test('has no text that an operator has taken out of the log', async () => {
    const note = async (text: string) => {
      const { version } = await database.prisma.post.findUniqueOrThrow({ where: { id: 1 } });
      await save('updatePost', {
        ...{ databaseId: 1, expectedVersion: version, section: 'QURAN', number: 1 },
        ...{ turkishTitle: 'a', englishTitle: 'b', turkishNote: 'c', englishNote: text },
        verseReferences: ['1:1'],
      });
      return revisionNow();
    };
    const revisions = [await note('secret'), await note('secret too'), await note('public')];
    const [, example = ''] =
      /<<'SQL'\n(.*?)\nSQL\n/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    expect(example).toContain('"rowId" = 7 ');
    for (const statement of example.split(';')) {
      await database.prisma.$executeRawUnsafe(statement.replaceAll(/(?<=Id" = )7\b/g, '1'));
    }
    const other = makeTestApp(deafCopyOf(database));
    const notes = revisions.map(async (revision) => {
      const { postAt } = await other.query<{ postAt: { englishNote: string } }>(
        `{ postAt(databaseId: 1, revision: ${revision}) { englishNote } }`,
      );
      return postAt.englishNote;
    });
    expect(await Promise.all(notes)).toEqual(['(removed)', '(removed)', 'public']);
    const texts = await database.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM "ContentChange" WHERE before::text LIKE '%secret%'
      UNION ALL SELECT 1 FROM "Revision" WHERE before::text LIKE '%secret%' OR after::text LIKE '%secret%'`;
    expect(texts).toEqual([]);
  });

  test('has no row before it was created or while it is deleted', async () => {
    const before = await revisionNow();
    const { post } = (await save(
      'createPost',
      {
        section: 'QURAN',
        number: 9,
        turkishTitle: 'a',
        englishTitle: 'b',
        turkishNote: 'c',
        englishNote: 'd',
        verseReferences: ['1:1'],
      },
      'post { databaseId version }',
    )) as unknown as { post: { databaseId: number; version: number } };
    const created = await revisionNow();
    await save('deletePost', { databaseId: post.databaseId, expectedVersion: post.version });
    const deleted = await revisionNow();
    const at = async (revision: number) =>
      (
        await app.query<{ postAt: object | null }>(
          `{ postAt(databaseId: ${post.databaseId}, revision: ${revision}) { englishTitle } }`,
        )
      ).postAt;
    expect([await at(before), await at(created), await at(deleted)]).toEqual([
      null,
      { englishTitle: 'b' },
      null,
    ]);
  });

  test('of a verse takes a fixed number of statements, also of a long one, and none from the cache', async () => {
    const revision = await revisionNow();
    for (const key of ['1:1', '2:282']) {
      const path = `/graphql?query=${encodeURIComponent(`{ verseAt(key: "${key}", revision: ${revision}) { ${state} words { arabicText } } }`)}`;
      const statements = await statementsOf(database, () => app.fetch(path));
      expect(statements.length).toBeLessThanOrEqual(6);
      expect(await statementsOf(database, () => app.fetch(path))).toEqual([]);
    }
  });

  test.each([
    ['0', /from 1, since which changes are logged, to \d+, the present one; got 0/],
    ['-7', /got -7/],
    ['2147483647', /got 2147483647/],
  ])('there is no revision %s', async (revision, message) => {
    for (const field of ['verseAt(key: "1:1"', 'postAt(databaseId: 1', 'termAt(databaseId: 1']) {
      const { data, errors } =
        await app.answer(`{ row: ${field}, revision: ${revision}) { revision }
        unknownRevision(revision: ${revision}) { firstRevision lastRevision } }`);
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(message) as string,
        extensions: { code: 'BAD_USER_INPUT' },
      });
      const last = await revisionNow();
      expect(data).toEqual({
        row: null,
        unknownRevision: { firstRevision: 1, lastRevision: last },
      });
    }
    expect(
      await app.query(`{ unknownRevision(revision: ${await revisionNow()}) { firstRevision } }`),
    ).toEqual({ unknownRevision: null });
  });

  test('is known from before a backup that was restored, except for revisions that it does not have', async () => {
    const revision = await revisionNow();
    const then = await past(revision);
    for (const gap of [1000, 1, 2]) {
      await database.prisma.contentRevision.updateMany({ data: { revision: { increment: gap } } });
    }
    const other = makeTestApp(deafCopyOf(database));
    const query = (at: number) =>
      other.query(`{ unknownRevision(revision: ${at}) { firstRevision lastRevision } }`);
    const lastRevision = revision + 1003;
    const expected: [at: number, firstRevision?: number][] = [
      ...([[0], [1, 1000], [999, 1000], [1000], [1001]] as [number, number?][]),
      ...([[1002, 1003], [1003]] as [number, number?][]),
    ];
    for (const [after, first] of expected) {
      expect([after, await query(revision + after)]).toEqual([
        after,
        { unknownRevision: first ? { firstRevision: revision + first, lastRevision } : null },
      ]);
    }
    expect(await past(revision)).toEqual(then);
  });
});
