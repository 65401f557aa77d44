/** Deleted rows, listed for admins with the data that restores them. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertAlias, insertPost } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, insertAdmin, send, signIn } from '../../../support/signIn';

interface Item {
  entity: string;
  databaseId: number;
  version: number;
  turkishLabel: string;
  englishLabel: string;
  section: string | null;
  deletedAt: string;
  deletedBy: string | null;
}

interface Trash {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Item }[];
}

const FIELDS = 'entity databaseId version turkishLabel englishLabel section deletedAt deletedBy';

describeEachDatabase('the trash', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let other: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const saveAsOther = makeAdmin(
    () => app,
    () => other,
  );

  beforeAll(async () => {
    app = makeTestApp(database());
    await insertAdmin(database(), 'ayşe');
    await insertAdmin(database(), 'zeynep');
    ({ jwt: token } = await signIn(app, 'ayşe'));
    ({ jwt: other } = await signIn(app, 'zeynep'));
  });
  beforeEach(async () => {
    await database().prisma.post.deleteMany();
    await database().prisma.verseAlias.deleteMany();
  });

  const read = async (args = '') => {
    const { data, errors } = await send<{ trash: Trash }>(
      app,
      `{ trash${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } }`,
      {},
      bearer(token),
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.trash;
  };
  const itemsOf = async (args = '') => (await read(args)).edges.map(({ node }) => node);

  test('deleted rows are listed, newest first, with the admin who deleted them', async () => {
    const post = await insertPost(database(), ['1:1'], { section: 'faithInAllah' });
    const name = await insertAlias(database(), 'Kürsî', '2:255');
    expect(await read()).toMatchObject({ totalCount: 0, edges: [] });
    const started = Date.now();
    await save('deletePost', { databaseId: post });
    await saveAsOther('deleteVerseAlias', { databaseId: name });
    const items = await itemsOf();
    expect(items).toMatchObject([
      {
        entity: 'VERSE_ALIAS',
        databaseId: name,
        version: 2,
        turkishLabel: 'Kürsî',
        englishLabel: 'Kürsî',
        section: null,
        deletedBy: 'zeynep',
      },
      {
        entity: 'POST',
        databaseId: post,
        version: 2,
        turkishLabel: 'Bir konu',
        englishLabel: 'A topic',
        section: 'FAITH_IN_ALLAH',
        deletedBy: 'ayşe',
      },
    ]);
    const [last = NaN, first = NaN] = items.map(({ deletedAt }) => Date.parse(deletedAt));
    expect([started <= first, first <= last, last <= Date.now()]).toEqual([true, true, true]);
    expect(items[0]?.deletedAt).toBe(new Date(last).toISOString());
  });

  test('a row is restored with its listed data, and leaves the list', async () => {
    const post = await insertPost(database(), ['1:1']);
    const name = await insertAlias(database(), 'Kürsî', '2:255');
    await save('deletePost', { databaseId: post });
    await save('deleteVerseAlias', { databaseId: name });
    for (const { entity, databaseId, version } of await itemsOf()) {
      const mutation = entity === 'POST' ? 'restorePost' : 'restoreVerseAlias';
      const { __typename } = await save(mutation, { databaseId, expectedVersion: version });
      expect(__typename).toMatch(/Payload$/);
    }
    expect(await read()).toMatchObject({ totalCount: 0, edges: [] });
  });

  test('the admin of the last deletion is named, or null without a revision', async () => {
    const post = await insertPost(database(), ['1:1']);
    await save('deletePost', { databaseId: post });
    await save('restorePost', { databaseId: post });
    await saveAsOther('deletePost', { databaseId: post });
    const imported = await insertPost(database(), ['1:1'], { deletedAt: new Date(0) });
    expect(await itemsOf()).toMatchObject([
      { databaseId: post, version: 4, deletedBy: 'zeynep' },
      { databaseId: imported, deletedBy: null, deletedAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  test('is paginated, even for rows deleted in the same millisecond', async () => {
    const deletedAt = new Date('2026-11-21T00:00:00.999Z');
    const post = await insertPost(database(), ['1:1'], { deletedAt });
    const name = await insertAlias(database(), 'Kürsî', '2:255', { id: post, deletedAt });
    const later = await insertPost(database(), ['1:1'], {
      deletedAt: new Date('2026-11-21T00:00:01.001Z'),
    });
    const found: Item[] = [];
    for (let after = '', goesOn = true; goesOn;) {
      const { edges, pageInfo, totalCount } = await read(`(first: 1${after})`);
      expect(totalCount).toBe(3);
      found.push(...edges.map(({ node }) => node));
      after = `, after: "${pageInfo.endCursor}"`;
      goesOn = pageInfo.hasNextPage;
    }
    expect(found.map(({ entity, databaseId }) => [entity, databaseId])).toEqual([
      ['POST', later],
      ['VERSE_ALIAS', name],
      ['POST', post],
    ]);
  });

  test('is refused to anyone but admins', async () => {
    const { data, errors } = await app.answer('{ trash { totalCount } }');
    expect(data ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
  });
});
