/** Names of famous verses: read, created, changed, deleted and restored. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertAlias } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

interface Alias {
  databaseId: number;
  name: string;
  language: string;
  version: number;
  firstVerse: { key: string };
  lastVerse: { key: string };
}

const FIELDS = 'databaseId name language version firstVerse { key } lastVerse { key }';
const LETTERS = 'At least 2 letters: Arabic letters for Arabic, Latin letters for other languages.';
const AMENERRASULU = { name: ' Âmenerrasûlü ', language: 'TURKISH', verses: '2:285-286' };

describeEachDatabase('names of verses', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  /** Creates a name and returns it. */
  const make = async (input: object) =>
    (await save('createVerseAlias', input, `verseAlias { ${FIELDS} }`)).verseAlias as Alias;
  const read = async (databaseId: number) =>
    (
      await app.query<{ verseAlias: Alias | null }>(
        `query ($id: Int!) { verseAlias(databaseId: $id) { ${FIELDS} } }`,
        { id: databaseId },
      )
    ).verseAlias;
  const contentRevision = async () =>
    (await app.query<{ contentRevision: number }>('{ contentRevision }')).contentRevision;
  const lastRevision = () =>
    database().prisma.revision.findFirstOrThrow({ orderBy: { id: 'desc' } });

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });

  test('a name is created, found by key and by node id, and recorded as a revision', async () => {
    const before = await contentRevision();
    const alias = await make(AMENERRASULU);
    const expected = {
      databaseId: alias.databaseId,
      name: 'Âmenerrasûlü',
      language: 'TURKISH',
      version: 1,
      firstVerse: { key: '2:285' },
      lastVerse: { key: '2:286' },
    };
    expect(alias).toEqual(expected);
    expect(await read(alias.databaseId)).toEqual(expected);
    const id = Buffer.from(`VerseAlias:${alias.databaseId}`).toString('base64');
    expect(
      await app.query(`query ($id: ID!) { node(id: $id) { ... on VerseAlias { ${FIELDS} } } }`, {
        id,
      }),
    ).toEqual({ node: expected });
    expect(await contentRevision()).toBe(before + 1);
    expect(await lastRevision()).toMatchObject({
      entity: 'verseAlias',
      entityId: alias.databaseId,
      version: 1,
      adminName: 'ayşe',
      source: 'edit',
      before: null,
      after: { name: 'Âmenerrasûlü', language: 'turkish', verseId: 292, lastVerseId: 293 },
    });
  });

  test('every problem of the input is reported, and nothing is created', async () => {
    const before = await contentRevision();
    expect(
      await save('createVerseAlias', { name: 'x', language: 'ARABIC', verses: '2:287' }),
    ).toMatchObject({
      __typename: 'ValidationError',
      problems: [
        { field: 'verses', message: 'There is no verse 2:287.' },
        { field: 'name', message: LETTERS },
      ],
    });
    expect(await contentRevision()).toBe(before);
  });

  test('a duplicate name of the same verses is refused, even in another spelling', async () => {
    const light = { name: 'Nur âyeti', language: 'TURKISH', verses: '24:35' };
    const { databaseId } = await make(light);
    const refused = {
      __typename: 'ValidationError',
      problems: [
        { field: 'name', message: 'The verses already have this name, written “Nur âyeti”.' },
      ],
    };
    expect(await save('createVerseAlias', { ...light, name: 'NÛR  AYETİ' })).toMatchObject(refused);
    const other = await make({ ...light, name: 'Işık âyeti' });
    const input = { ...light, databaseId: other.databaseId, name: 'nur ayeti' };
    expect(await save('updateVerseAlias', input)).toMatchObject(refused);
    // It is accepted in another language, and as a new spelling of itself.
    expect(await make({ ...light, language: 'ENGLISH' })).toMatchObject({ version: 1 });
    expect(
      await save('updateVerseAlias', { ...light, databaseId, name: 'NUR ÂYETİ' }),
    ).toMatchObject({ __typename: 'UpdateVerseAliasPayload' });
    // A deleted name conflicts with no other until it is restored.
    await save('deleteVerseAlias', { databaseId });
    expect(await make(light)).toMatchObject({ name: 'Nur âyeti' });
    expect(await save('restoreVerseAlias', { databaseId })).toMatchObject(refused);
  });

  test('a name of other verses is refused, in every language, until that name is deleted', async () => {
    const verses = '36:1';
    const { databaseId } = await make({ name: 'Kalp', language: 'TURKISH', verses });
    const ofOthers = { name: 'kalp', language: 'ENGLISH', verses: '36:1-2' };
    expect(await save('createVerseAlias', ofOthers)).toMatchObject({
      __typename: 'ValidationError',
      problems: [{ field: 'name', message: 'Other verses already have this name: 36:1.' }],
    });
    await save('deleteVerseAlias', { databaseId });
    expect(await make(ofOthers)).toMatchObject({ name: 'kalp' });
  });

  test('a name is changed, deleted and restored', async () => {
    const { databaseId } = await make({ ...AMENERRASULU, name: 'Amenerresulü' });
    const changed = { name: 'خواتيم البقرة', language: 'ARABIC', verses: '2:284-286' };
    const answer = await save(
      'updateVerseAlias',
      { ...changed, databaseId, expectedVersion: 1 },
      `verseAlias { ${FIELDS} }`,
    );
    expect(answer.verseAlias).toEqual({
      databaseId,
      name: 'خواتيم البقرة',
      language: 'ARABIC',
      version: 2,
      firstVerse: { key: '2:284' },
      lastVerse: { key: '2:286' },
    });
    const conflict = await save('deleteVerseAlias', { databaseId, expectedVersion: 1 });
    expect(conflict.__typename).toBe('ConflictError');
    expect((conflict.changedFields as string[]).sort()).toEqual(['language', 'name', 'verseId']);
    const deleted = await save(
      'deleteVerseAlias',
      { databaseId, expectedVersion: 2 },
      'deletedVerseAliasId',
    );
    expect(deleted.deletedVerseAliasId).toBe(
      Buffer.from(`VerseAlias:${databaseId}`).toString('base64'),
    );
    expect(await read(databaseId)).toBeNull();
    expect((await save('updateVerseAlias', { ...changed, databaseId })).__typename).toBe(
      'NotFoundError',
    );
    expect(
      await save('restoreVerseAlias', { databaseId }, 'verseAlias { name version }'),
    ).toMatchObject({ verseAlias: { name: 'خواتيم البقرة', version: 4 } });
    expect(await lastRevision()).toMatchObject({ source: 'restore', version: 4 });
    expect((await save('restoreVerseAlias', { databaseId })).__typename).toBe('NotFoundError');
  });

  test('a revision restores an earlier state, even of a deleted name', async () => {
    const { databaseId } = await make({ name: 'Elest', language: 'TURKISH', verses: '7:172' });
    const { id: made } = await lastRevision();
    await save('updateVerseAlias', {
      databaseId,
      name: 'Elest bezmi',
      language: 'TURKISH',
      verses: '7:172-173',
    });
    await save('deleteVerseAlias', { databaseId });
    const { id: gone } = await lastRevision();
    const restore = (revision: number) =>
      save(
        'restoreRevision',
        { databaseId: revision },
        'node { ... on VerseAlias { name version lastVerse { key } } }',
      );
    expect(await restore(made)).toMatchObject({
      node: { name: 'Elest', version: 4, lastVerse: { key: '7:172' } },
    });
    expect(await restore(gone)).toMatchObject({ node: null });
    expect(await read(databaseId)).toBeNull();
  });

  test('names are listed by verse and key, optionally in one language', async () => {
    const list = await databases.open('filled');
    const keys = [
      await insertAlias(list, 'Nur âyeti', '24:35'),
      await insertAlias(list, 'Ayetel Kürsi', '2:255'),
      await insertAlias(list, 'Throne Verse', '2:255', { language: 'english' }),
      await insertAlias(list, 'Kılıç âyeti', '9:5', { deletedAt: new Date() }),
      await insertAlias(list, 'Âyetü’l-Kürsî', '2:255'),
    ];
    const [light, first, throne, , second] = keys;
    const names = makeTestApp(list);
    const page = async (args: string) => {
      const { verseAliases } = await names.query<{
        verseAliases: {
          totalCount: number;
          pageInfo: { endCursor: string | null; hasNextPage: boolean };
          edges: { node: { databaseId: number } }[];
        };
      }>(
        `{ verseAliases(${args}) { totalCount pageInfo { endCursor hasNextPage }
          edges { node { databaseId firstVerse { key } lastVerse { key } } } } }`,
      );
      const { edges, ...rest } = verseAliases;
      return { ...rest, keys: edges.map(({ node }) => node.databaseId) };
    };
    expect(await page('first: 100')).toMatchObject({
      totalCount: 4,
      keys: [first, throne, second, light],
    });
    expect(await page('language: ENGLISH, first: 100')).toMatchObject({
      totalCount: 1,
      keys: [throne],
    });
    const start = await page('first: 2');
    expect(start).toMatchObject({ keys: [first, throne], pageInfo: { hasNextPage: true } });
    expect(await page(`first: 2, after: "${start.pageInfo.endCursor}"`)).toMatchObject({
      keys: [second, light],
      pageInfo: { hasNextPage: false },
    });
    expect(await page('last: 1')).toMatchObject({ keys: [light] });
    // One for the names, one for their count, and one for all their verses.
    expect(await statementsOf(list, () => page('language: TURKISH, first: 99'))).toHaveLength(3);
  });

  test('pagination continues after a name that was deleted or removed meanwhile', async () => {
    const list = await databases.open('filled');
    const keys: number[] = [];
    for (const key of ['1:1', '1:2', '1:3', '1:4']) {
      keys.push(await insertAlias(list, `Âyet ${key}`, key));
    }
    const names = makeTestApp(list);
    const cursors = async (args: string) => {
      const { verseAliases } = await names.query<{
        verseAliases: { edges: { cursor: string; node: { databaseId: number } }[] };
      }>(`query Names { verseAliases(${args}) { edges { cursor node { databaseId } } } }`);
      return verseAliases.edges.map(({ cursor, node }) => ({ cursor, id: node.databaseId }));
    };
    const [, second] = await cursors('first: 2');
    const after = `first: 2, after: "${second?.cursor}"`;
    await list.prisma.verseAlias.update({
      where: { id: second?.id },
      data: { deletedAt: new Date() },
    });
    expect((await cursors(after)).map(({ id }) => id)).toEqual(keys.slice(2));
    await list.prisma.verseAlias.delete({ where: { id: second?.id } });
    expect((await cursors(`${after}, language: TURKISH`)).map(({ id }) => id)).toEqual(
      keys.slice(2),
    );
    // Both cursors at once, as Relay's connection specification allows.
    const [first, , last] = await cursors('first: 4');
    const between = `after: "${first?.cursor}", before: "${last?.cursor}"`;
    expect((await cursors(`first: 9, ${between}`)).map(({ id }) => id)).toEqual([keys[2]]);
    expect((await cursors(`last: 9, ${between}`)).map(({ id }) => id)).toEqual([keys[2]]);
  });

  test('an unknown name is null', async () => {
    expect(await read(999_999)).toBeNull();
  });
});
