/** The feed of changes in GraphQL and REST, and the time of the last change of each row. */
import { readContentRevision } from '../../../../api/database/contentRevision';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { insertPost } from '../../../support/content';
import { makeAdmin } from '../../../support/mutations';
import { restOf } from '../../../support/rest';
import { signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const CHANGES = `query ($since: Int!, $first: Int, $after: String, $kinds: [ChangeKind!]) {
  changes(since: $since, first: $first, after: $after, kinds: $kinds) {
    contentRevision oldestRevision hasNextPage endCursor
    nodes { revision changedAt kind databaseId key fields isGone tableRows row {
      __typename id ... on Verse { turkishTranslation version updatedAt } ... on Post { englishTitle } } }
  }
}`;

interface Change {
  revision: number;
  changedAt: string;
  kind: string;
  databaseId: number;
  key: string | null;
  fields: string[];
  isGone: boolean;
  tableRows: Record<string, Record<string, unknown> | null>;
  row: Record<string, unknown> | null;
}

interface Page {
  contentRevision: number;
  oldestRevision: number;
  hasNextPage: boolean;
  endCursor: string | null;
  nodes: Change[];
}

describeEachDatabase('changes', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let save: ReturnType<typeof makeAdmin>;
  let postId: number;

  const changes = async (variables: object) =>
    (await app.query<{ changes: Page }>(CHANGES, variables)).changes;
  const refusal = async (variables: object) => (await app.answer(CHANGES, variables)).errors?.[0];
  const saveVerse = (databaseId: number, text: string) =>
    save('updateVerse', { databaseId, turkishTranslation: text, englishTranslation: text });

  beforeAll(async () => {
    app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'ayşe');
    save = makeAdmin(
      () => app,
      () => token,
    );
    // Post 1 can't be deleted.
    await insertPost(database(), ['1:1'], { id: 1 });
    postId = await insertPost(database(), ['1:2', '1:3'], { id: 7 });
    await saveVerse(1, 'first');
  });

  test('have one change for each row, as it is now, and those of which something else is shown', async () => {
    const since = await readContentRevision(database());
    await saveVerse(2, 'bir');
    await saveVerse(2, 'iki');
    const page = await changes({ since });
    expect(page).toMatchObject({
      contentRevision: since + 2,
      oldestRevision: 1,
      hasNextPage: false,
    });
    const [verse, postVerse] = page.nodes;
    expect(page.nodes).toHaveLength(2);
    expect(verse).toMatchObject({
      ...{ revision: since + 2, kind: 'VERSE', databaseId: 2, key: '1:2', isGone: false },
      fields: ['englishTranslation', 'turkishTranslation', 'version'],
      row: {
        __typename: 'Verse',
        turkishTranslation: 'iki',
        version: 3,
        updatedAt: verse?.changedAt,
      },
    });
    expect(verse?.tableRows.verses).toMatchObject({
      key: '1:2',
      turkishTranslation: 'iki',
      updatedAt: verse?.changedAt,
    });
    expect(postVerse).toMatchObject({
      ...{ kind: 'POST_VERSE', key: null, fields: ['englishTranslation', 'turkishTranslation'] },
      tableRows: { postVerses: { postId, verseKey: '1:2', turkishTranslation: 'iki' } },
    });
    expect(await changes({ since: since + 2 })).toMatchObject({ nodes: [], endCursor: null });
  });

  test('say that a deleted row is gone, and that a restored one is here again', async () => {
    const since = await readContentRevision(database());
    await save('deletePost', { databaseId: postId });
    const kinds = ['POST', 'POST_VERSE'];
    const gone = (await changes({ since, kinds })).nodes;
    expect(gone.map(({ kind, isGone, row }) => [kind, isGone, row])).toEqual([
      ['POST', true, null],
      ['POST_VERSE', true, null],
      ['POST_VERSE', true, null],
    ]);
    await save('restorePost', { databaseId: postId });
    expect((await changes({ since, kinds })).nodes.map(({ isGone }) => isGone)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('have stable pages while edits go on, each complete up to the same revision', async () => {
    const since = await readContentRevision(database());
    for (const id of [3, 4, 5, 6]) await saveVerse(id, 'once');
    const kinds = ['VERSE'];
    const read: number[] = [];
    for (let after: string | null = null, isLast = false; !isLast;) {
      const page: Page = await changes({ since, kinds, first: 1, after });
      expect(page.contentRevision).toBe(since + 4);
      read.push(...page.nodes.map(({ databaseId }) => databaseId));
      after = page.endCursor;
      isLast = !page.hasNextPage;
      await saveVerse(7, `again ${read.length}`);
    }
    expect(read).toEqual([3, 4, 5, 6]);
    const next = await changes({ since: since + 4, kinds });
    expect(next.nodes.map(({ databaseId }) => databaseId)).toEqual([7]);
  });

  test('refuse a revision that the log does not reach, and one that the server does not know', async () => {
    const now = await readContentRevision(database());
    expect(await refusal({ since: 0 })).toMatchObject({
      message: expect.stringContaining('/downloads/manifest.json') as string,
      extensions: { code: 'REVISION_TOO_OLD', oldestRevision: 1, contentRevision: now },
    });
    expect(await refusal({ since: now + 1 })).toMatchObject({
      extensions: { code: 'REVISION_UNKNOWN' },
    });
    const after = Buffer.from(`changes:${now}:${now}:2147483648`).toString('base64url');
    for (const wrong of [{ first: 0 }, { first: 501 }, { since: -1 }, { after: 'x' }, { after }]) {
      expect(await refusal({ since: now, ...wrong })).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  test('are read without the tables of the downloads if no field needs them', async () => {
    const since = await readContentRevision(database());
    await saveVerse(2, 'dört');
    const statements = async (fields: string) => {
      const query = `{ changes(since: ${since}) { ...page } } fragment page on Changes { nodes { ${fields} } }`;
      return (await statementsOf(database(), () => app.query(query))).length;
    };
    const few = await statements('revision kind databaseId fields');
    for (const field of ['key', 'isGone', '... on Change { tableRows }']) {
      expect(await statements(`revision ${field}`)).toBeGreaterThan(few);
    }
  });

  test('are a REST call, with rows as in the downloads', async () => {
    const since = await readContentRevision(database());
    await saveVerse(2, 'üç');
    const rest = restOf(app);
    expect(await rest(`GET /changes?since=${since}&kinds=verse,word&first=10`)).toMatchObject({
      status: 200,
      data: {
        contentRevision: since + 1,
        changes: [
          {
            kind: 'verse',
            id: 2,
            tableRows: { verses: { turkishTranslation: 'üç' }, verseHashes: { key: '1:2' } },
          },
        ],
      },
    });
    expect(await rest('GET /changes?since=0')).toMatchObject({ status: 410 });
    for (const query of [
      '',
      '?since=x',
      `?since=${since}&kinds=nothing`,
      `?since=${since}&first=501`,
    ]) {
      expect(await rest(`GET /changes${query}`)).toMatchObject({ status: 400 });
    }
  });

  test('time and version are on every row; a row that was never changed has the time of the import', async () => {
    const { filledAt } = await database().prisma.contentRevision.findUniqueOrThrow({
      where: { id: 1 },
    });
    const data = await app.query<Record<string, { updatedAt: string; version: number }>>(`{
      verse(key: "1:7") { updatedAt version } surah(number: 112) { updatedAt version }
      word(key: "2:1:1") { updatedAt version }
    }`);
    const never = { updatedAt: filledAt.toISOString(), version: 1 };
    expect(data).toMatchObject({ word: never, surah: never });
    const { verse } = data;
    expect(verse?.version).toBeGreaterThan(1);
    expect(Date.parse(verse?.updatedAt ?? '')).toBeGreaterThan(filledAt.getTime());
  });
});
