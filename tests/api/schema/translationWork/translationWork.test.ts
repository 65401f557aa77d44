/** The queue of verses whose translations need work. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
  edges: { node: { key: string } }[];
}

interface Neighbors {
  previousKey: string | null;
  nextKey: string | null;
  position: number | null;
  totalCount: number;
}

const WORD = {
  arabicText: 'بِسْمِ',
  turkishTranscription: 'bismi',
  englishTranscription: 'bismi',
};

describeEachDatabase('the translation queue', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  const ask = (document: string) => send<Record<string, unknown>>(app, document, {}, bearer(token));
  const read = async <Data>(field: string) => {
    const { data, errors } = await ask(`{ answer: ${field} }`);
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data?.answer as Data;
  };
  const work = (args: string) =>
    read<Page>(`translationWork(${args}) { totalCount pageInfo { hasNextPage startCursor endCursor }
      edges { node { key } } }`);
  const keysOf = ({ edges }: Page) => edges.map(({ node }) => node.key);
  const beside = (key: string, args: string) =>
    read<Neighbors | null>(`translationWorkNeighbors(key: "${key}", ${args}) {
      previousKey nextKey position totalCount }`);
  const counts = () =>
    read<object[]>('translationWorkCounts { surah { number } language missing needsUpdate }');

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'a');
    const { verse } = database().prisma;
    await verse.updateMany({
      where: { key: { in: ['2:5', '2:255'] } },
      data: { turkishTranslation: null },
    });
    await verse.updateMany({
      where: { key: { in: ['2:7', '2:255', '114:6'] } },
      data: { turkishTranslationNeedsUpdate: true },
    });
    await verse.update({ where: { key: '3:1' }, data: { englishTranslation: null } });
  });

  test.each([
    ['language: TURKISH', ['2:5', '2:7', '2:255', '114:6']],
    ['language: TURKISH, kind: MISSING', ['2:5', '2:255']],
    ['language: TURKISH, kind: NEEDS_UPDATE', ['2:7', '114:6']],
    ['language: TURKISH, surah: 2', ['2:5', '2:7', '2:255']],
    ['language: TURKISH, surah: 2, kind: NEEDS_UPDATE', ['2:7']],
    ['language: TURKISH, surah: 3', []],
    ['language: TURKISH, surah: 115', []],
    ['language: ENGLISH', ['3:1']],
    ['language: ENGLISH, kind: NEEDS_UPDATE', []],
  ])('%s', async (args, keys) => {
    const page = await work(args);
    expect(keysOf(page)).toEqual(keys);
    expect(page.totalCount).toBe(keys.length);
  });

  test('is paginated in both directions', async () => {
    const first = await work('language: TURKISH, first: 3');
    expect(keysOf(first)).toEqual(['2:5', '2:7', '2:255']);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await work(`language: TURKISH, first: 3, after: "${first.pageInfo.endCursor}"`);
    expect(keysOf(rest)).toEqual(['114:6']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const back = await work(`language: TURKISH, last: 2, before: "${rest.pageInfo.startCursor}"`);
    expect(keysOf(back)).toEqual(['2:7', '2:255']);
  });

  test.each([
    ['1:1', 'language: TURKISH', null, '2:5', null, 4],
    ['2:5', 'language: TURKISH', null, '2:7', 1, 4],
    ['2:6', 'language: TURKISH', '2:5', '2:7', null, 4],
    ['2:255', 'language: TURKISH', '2:7', '114:6', 3, 4],
    ['2:255', 'language: TURKISH, surah: 2', '2:7', null, 3, 3],
    ['2:255', 'language: TURKISH, kind: NEEDS_UPDATE', '2:7', '114:6', null, 2],
    ['114:6', 'language: TURKISH', '2:255', null, 4, 4],
    ['114:6', 'language: TURKISH, surah: 2', '2:255', null, null, 3],
    ['2:5', 'language: ENGLISH', null, '3:1', null, 1],
    ['2:5', 'language: ENGLISH, surah: 5', null, null, null, 0],
  ])('the neighbors of %s, %s', async (key, args, previousKey, nextKey, position, totalCount) => {
    expect(await beside(key, args)).toEqual({ previousKey, nextKey, position, totalCount });
  });

  test('the neighbors of an unknown verse are null', async () => {
    expect(await beside('1:8', 'language: TURKISH')).toBeNull();
  });

  test('is counted by surah and language', async () => {
    const turkish = { language: 'TURKISH' };
    expect(await counts()).toEqual([
      { ...turkish, surah: { number: 2 }, missing: 2, needsUpdate: 1 },
      { language: 'ENGLISH', surah: { number: 3 }, missing: 1, needsUpdate: 0 },
      { ...turkish, surah: { number: 114 }, missing: 0, needsUpdate: 1 },
    ]);
  });

  test.each([
    ['key: "2-5", language: TURKISH', 'written surah:verse'],
    ['key: "", language: TURKISH', 'written surah:verse'],
    ['key: "02:5", language: TURKISH', 'written surah:verse'],
    ['key: "2:5", language: ARABIC', 'TURKISH or ENGLISH'],
  ])('neighbors of %s are refused without a statement', async (args, message) => {
    await expectRefusal(`translationWorkNeighbors(${args}) { totalCount }`, message);
  });

  test.each([
    ['language: ARABIC', 'TURKISH or ENGLISH'],
    ['language: AUTO', 'TURKISH or ENGLISH here; got AUTO'],
    ['language: TURKISH, first: 101', '0 to 100'],
    ['language: TURKISH, first: 1, last: 1', 'not both'],
    ['language: TURKISH, after: "x"', '`cursor`'],
  ])('a queue of %s is refused without a statement', async (args, message) => {
    await expectRefusal(`translationWork(${args}) { edges { cursor } }`, message);
  });

  async function expectRefusal(field: string, message: string) {
    // The first request with the token also reads its admin.
    await counts();
    const before = await statementsOf(database(), () => ask('{ viewer { username } }'));
    let errors: Awaited<ReturnType<typeof ask>>['errors'];
    const statements = await statementsOf(database(), async () => {
      ({ errors } = await ask(`{ ${field} }`));
    });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(message);
    expect(statements.length).toBeLessThanOrEqual(before.length);
  }

  test('each field needs one statement, and a page with its count two', async () => {
    const base = (await statementsOf(database(), () => ask('{ viewer { username } }'))).length;
    const count = async (field: string) =>
      (await statementsOf(database(), () => read(field))).length - base;
    expect(await count('translationWorkCounts { surah { number } missing }')).toBe(1);
    expect(await count('translationWorkNeighbors(key: "2:5", language: TURKISH) { nextKey }')).toBe(
      1,
    );
    expect(
      await count(
        'translationWork(language: TURKISH) { totalCount edges { node { key surah { number } } } }',
      ),
    ).toBe(2);
  });

  test('a changed gloss adds its verse, and saving the verse removes it', async () => {
    await database().prisma.word.update({ where: { id: 1 }, data: { turkishTranslation: 'ad' } });
    const word = { ...WORD, databaseId: 1, englishTranslation: 'In (the) name (of)' };
    await save('updateWord', { ...word, turkishTranslation: 'başka bir ad' });
    expect(keysOf(await work('language: TURKISH, surah: 1'))).toEqual(['1:1']);
    expect(await beside('1:1', 'language: TURKISH')).toMatchObject({ position: 1, nextKey: '2:5' });
    await save('updateVerse', {
      databaseId: 1,
      turkishTranslation: '<p>Allah’ın adıyla</p>',
      englishTranslation: '<p>In the name of Allah</p>',
    });
    expect(keysOf(await work('language: TURKISH, surah: 1'))).toEqual([]);
    expect(await counts()).toHaveLength(3);
    await save('updateWord', { ...word, turkishTranslation: 'üçüncü bir ad' });
    expect(await beside('1:1', 'language: TURKISH')).toMatchObject({ position: 1 });
    await save('confirmTranslation', { databaseId: 1, language: 'TURKISH' });
    expect(await beside('1:1', 'language: TURKISH')).toMatchObject({ position: null });
  });
});
