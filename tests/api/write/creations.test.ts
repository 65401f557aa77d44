/** Creating rows with a client key: however often a request is repeated, there is one row. */
import { randomUUID } from 'node:crypto';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertTerm, NEW_ELEMENT } from '../../support/content';
import { describeEachDatabase } from '../../support/database';
import { makeAdmin, type Answer } from '../../support/mutations';
import { restOf } from '../../support/rest';
import { bearer, signInNewAdmin } from '../../support/signIn';

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Başlık',
  englishTitle: 'Title',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
  verseReferences: ['1:1'],
};

describeEachDatabase('creations', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let termId: number;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    app = makeTestApp(database(), { rateLimit: 0 });
    token = await signInNewAdmin(database(), app, 'ayşe');
    termId = await insertTerm(database(), 'Adlar');
  });

  const FIELDS = 'isRepeated post { databaseId version englishTitle }';
  const createPost = (clientKey: string, more: object = {}) =>
    save('createPost', { ...POST, ...more, clientKey }, FIELDS);
  const idOf = ({ post }: Answer) => (post as { databaseId: number }).databaseId;

  const rows = async () => {
    const { prisma } = database();
    const counts = [prisma.post, prisma.termElement, prisma.verseAlias, prisma.revision].map(
      (table) => (table as typeof prisma.post).count(),
    );
    return Promise.all(counts);
  };

  test.each([
    ['createPost', () => POST, 'post { id }'],
    ['createTermElement', () => ({ ...NEW_ELEMENT, termId }), 'termElement { id }'],
    [
      'createVerseAlias',
      () => ({ name: 'Kürsî', language: 'TURKISH', verses: '2:255' }),
      'verseAlias { id }',
    ],
  ])('%s with a key that was used answers with the first row', async (name, input, fields) => {
    const clientKey = randomUUID();
    const first = await save(name, { ...input(), clientKey }, `isRepeated ${fields}`);
    expect(first.isRepeated).toBe(false);
    const before = await rows();
    const repeated = await save(name, { ...input(), clientKey }, `isRepeated ${fields}`);
    expect(repeated).toEqual({ ...first, isRepeated: true });
    expect(await rows()).toEqual(before);
  });

  test('requests at the same time create one row', async () => {
    const before = await database().prisma.post.count();
    const clientKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => createPost(clientKey)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await database().prisma.post.count()).toBe(before + 1);
  });

  test('without a key, each request creates a row', async () => {
    const [one, two] = [
      await save('createPost', POST, FIELDS),
      await save('createPost', POST, FIELDS),
    ];
    expect(idOf(one)).not.toBe(idOf(two));
  });

  test('a refused request does not use up its key', async () => {
    const clientKey = randomUUID();
    expect(await createPost(clientKey, { verseReferences: ['1:8'] })).toMatchObject({
      problems: [{ code: 'NO_SUCH_VERSE' }],
    });
    expect(await createPost(clientKey)).toMatchObject({ isRepeated: false });
  });

  test('a row that was changed since then is answered as it is now', async () => {
    const clientKey = randomUUID();
    const databaseId = idOf(await createPost(clientKey));
    await save('updatePost', { ...POST, databaseId, englishTitle: 'Changed' });
    expect(await createPost(clientKey, { englishTitle: 'Another' })).toMatchObject({
      isRepeated: true,
      post: { databaseId, version: 2, englishTitle: 'Changed' },
    });
  });

  test('a row that was deleted since then is a problem until it is restored', async () => {
    const clientKey = randomUUID();
    const databaseId = idOf(await createPost(clientKey));
    await save('deletePost', { databaseId });
    expect(await createPost(clientKey)).toMatchObject({
      problems: [{ field: 'clientKey', code: 'CREATED_ROW_DELETED', value: String(databaseId) }],
    });
    await save('restorePost', { databaseId });
    expect(await createPost(clientKey)).toMatchObject({ isRepeated: true, post: { databaseId } });
  });

  test('a key belongs to one kind of row', async () => {
    const clientKey = randomUUID();
    await createPost(clientKey);
    const answer = await save('createTermElement', { ...NEW_ELEMENT, termId, clientKey });
    expect(answer).toMatchObject({ problems: [{ field: 'clientKey', code: 'ALREADY_TAKEN' }] });
  });

  test('keys are kept for 90 days', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    const first = idOf(await createPost(old));
    const kept = idOf(await createPost(recent));
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
    const { creation } = database().prisma;
    await creation.update({ where: { key: old }, data: { createdAt: daysAgo(91) } });
    await creation.update({ where: { key: recent }, data: { createdAt: daysAgo(89) } });
    await createPost(randomUUID());
    expect(idOf(await createPost(recent))).toBe(kept);
    expect(idOf(await createPost(old))).not.toBe(first);
  });

  test('in REST too', async () => {
    const call = restOf(app, bearer(token));
    const body = { ...POST, section: 'quran', clientKey: randomUUID() };
    const first = await call('POST /posts', body);
    expect(first.status).toBe(200);
    expect((await call('POST /posts', body)).data).toEqual(first.data);
    expect(await call('POST /posts', { ...body, clientKey: '1' })).toMatchObject({
      status: 400,
      problems: [{ field: 'clientKey', code: 'NOT_A_UUID' }],
    });
  });
});
