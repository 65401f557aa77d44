/** Synonyms, wider and related topics, tables and roots of a topic, as an editor saves them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LEVELS_LOCK } from '../../../../api/write/topicLevels';
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertPost, insertRoot, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Oruç',
  englishTitle: 'Fasting',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
  verseReferences: ['2:183'],
};
const NONE = {
  turkishSynonyms: [],
  englishSynonyms: [],
  broaderId: null,
  relatedIds: [],
  termIds: [],
  rootLetters: [],
};
const CHOSEN = 'turkishSynonyms englishSynonyms broaderId relatedIds termIds rootLetters';
const READERS =
  '{ post(databaseId: ID) { broader { databaseId } related { post { databaseId } } } }';

describeEachDatabase('relations of posts', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  let wider: number;
  let related: number;
  let relations: Record<string, unknown>;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const create = async (input: object) => {
    const { post } = await save('createPost', { ...POST, ...input }, 'post { databaseId }');
    return (post as { databaseId: number }).databaseId;
  };
  const chosen = async (databaseId: number) => {
    const document = `{ post(databaseId: ${databaseId}) { ${CHOSEN} } }`;
    return (await send<{ post: object }>(app, document, {}, bearer(token))).data?.post;
  };
  const update = (databaseId: number, input: object) =>
    save('updatePost', { ...POST, databaseId, ...input }, `post { ${CHOSEN} }`);

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'a');
    wider = await insertPost(database(), ['2:1']);
    related = await insertPost(database(), ['2:2']);
    await insertRoot(database(), 'صوم', ['2:183:6']);
    relations = {
      turkishSynonyms: [' imsak ', 'savm'],
      englishSynonyms: ['abstinence'],
      broaderId: wider,
      relatedIds: [related],
      termIds: [await insertTerm(database(), 'Adlar')],
      rootLetters: ['ص و م'],
    };
  });
  const stored = () => ({
    ...relations,
    turkishSynonyms: ['imsak', 'savm'],
    rootLetters: ['صوم'],
  });

  test('are saved tidied, and stay as they are for programs that do not know them', async () => {
    const id = await create(relations);
    expect(await chosen(id)).toEqual(stored());
    expect(await update(id, { number: 2 })).toMatchObject({ post: stored() });
    expect(await update(id, { relatedIds: null })).toMatchObject({ post: stored() });
    expect(await update(id, NONE)).toMatchObject({ post: NONE });
    expect(await chosen(await create({}))).toEqual(NONE);
  });

  test('only admins read the keys that were chosen', async () => {
    const { errors } = await send(app, `{ post(databaseId: ${wider}) { relatedIds } }`);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('a conflict names them, and a revision restores them with their names', async () => {
    const id = await create(relations);
    await update(id, { ...NONE, expectedVersion: 1 });
    const conflict = await update(id, { ...relations, expectedVersion: 1 });
    expect(conflict.__typename).toBe('ConflictError');
    expect(conflict.changedFields).toEqual(expect.arrayContaining(CHOSEN.split(' ')));
    const { id: databaseId } = await database().prisma.revision.findFirstOrThrow({
      where: { entity: 'post', entityId: id, version: 2 },
    });
    const { data } = await send<{ revisions: { edges: { node: { names: object[] } }[] } }>(
      app,
      `{ revisions(first: 1) { edges { node { names { kind databaseId englishLabel } } } } }`,
      {},
      bearer(token),
    );
    expect(data?.revisions.edges[0]?.node.names).toEqual(
      expect.arrayContaining([
        { kind: 'POST', databaseId: wider, englishLabel: 'A topic' },
        { kind: 'POST', databaseId: related, englishLabel: 'A topic' },
        { kind: 'TERM', databaseId: (relations.termIds as number[])[0], englishLabel: 'Adlar' },
      ]),
    );
    await save('restoreRevision', { databaseId, isBefore: true });
    expect(await chosen(id)).toEqual(stored());
  });

  test('a revision that would make a third level is not restored', async () => {
    const id = await create({ broaderId: wider });
    await update(id, NONE);
    const { id: databaseId } = await database().prisma.revision.findFirstOrThrow({
      where: { entity: 'post', entityId: id, version: 2 },
    });
    await create({ broaderId: id });
    expect(await save('restoreRevision', { databaseId, isBefore: true })).toMatchObject({
      problems: [{ field: 'broaderId', code: 'HAS_PARTS', value: String(id) }],
    });
    expect(await chosen(id)).toMatchObject({ broaderId: null });
  });

  test('readers do not see a deleted topic; its key remains until the editor removes it', async () => {
    const [other, near] = [await create({}), await create({ verseReferences: ['3:1'] })];
    const id = await create({ broaderId: other, relatedIds: [near], verseReferences: ['4:1'] });
    const readers = async () =>
      (await app.query<{ post: object }>(READERS.replace('ID', `${id}`))).post;
    const shown = { broader: { databaseId: other }, related: [{ post: { databaseId: near } }] };
    expect(await readers()).toEqual(shown);
    for (const databaseId of [other, near]) await save('deletePost', { databaseId });
    expect(await readers()).toEqual({ broader: null, related: [] });
    const kept = { broaderId: other, relatedIds: [near] };
    const saved = await update(id, { ...kept, number: 3, verseReferences: ['4:1'] });
    expect(saved).toMatchObject({ post: kept });
    expect(await save('updatePost', { ...POST, databaseId: wider, ...kept })).toMatchObject({
      problems: [{ code: 'NO_SUCH_POST' }, { code: 'NO_SUCH_POST' }],
    });
    for (const databaseId of [other, near]) await save('restorePost', { databaseId });
    expect(await readers()).toEqual(shown);
  });

  test('a root without words stays with its topic, but readers do not see it', async () => {
    const words = ['2:183:1'];
    await insertRoot(database(), 'ضضض', words);
    const id = await create({ rootLetters: ['ضضض', 'صوم'] });
    await insertRoot(database(), 'ططط', words);
    const { post } = await app.query<{ post: object }>(
      `{ post(databaseId: ${id}) { roots { letters } } }`,
    );
    expect(post).toEqual({ roots: [{ letters: 'صوم' }] });
    expect(await update(id, { number: 4, rootLetters: ['ضضض', 'صوم'] })).toMatchObject({
      post: { rootLetters: ['ضضض', 'صوم'] },
    });
    expect(await save('createPost', { ...POST, rootLetters: ['ضضض'] })).toMatchObject({
      problems: [{ field: 'rootLetters.0', code: 'NO_SUCH_ROOT', value: 'ضضض' }],
    });
  });

  // Saves on the embedded database are always one after the other.
  const testOnServer = databases.kind === 'PostgreSQL' ? test : test.skip;

  testOnServer('of two saves at once, one waits and makes no third level', async () => {
    const [top, middle, bottom] = [await create({}), await create({}), await create({})];
    const { prisma, sql } = database();
    const waiting = () => sql`
      SELECT pid FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted AND database = (
        SELECT oid FROM pg_database WHERE datname = current_database()
      )`;
    const { saving } = await prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LEVELS_LOCK})::text`;
        await tx.post.update({ where: { id: middle }, data: { broaderId: top } });
        let isSaved = false;
        const saving = update(bottom, { broaderId: middle }).finally(() => (isSaved = true));
        while ((await waiting()).length === 0) {
          expect(isSaved).toBe(false);
          await sleep(20);
        }
        return { saving };
      },
      { timeout: 15_000 },
    );
    expect(await saving).toMatchObject({
      problems: [{ field: 'broaderId', code: 'BROADER_IS_A_PART', value: String(middle) }],
    });
  });

  test('a search finds a topic by a new synonym', async () => {
    const found = async () =>
      (
        await app.query<{ suggest: { label: string }[] }>(
          '{ suggest(query: "zımbırtı") { label } }',
        )
      ).suggest;
    expect(await found()).toEqual([]);
    const id = await create({ turkishTitle: 'Deneme konusu' });
    await update(id, { turkishTitle: 'Deneme konusu', turkishSynonyms: ['zımbırtı'] });
    expect(JSON.stringify(await found())).toContain('Deneme konusu');
  });
});
