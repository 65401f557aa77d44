/** Searches that found nothing or that readers refined: counted in the background, read by admins. */
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import type { Database } from '../../../../api/database/database';
import { openPostgres } from '../../../../api/database/postgres';
import {
  countedText,
  countFailedSearch,
  countRefinedSearch,
  writeFailedSearches,
} from '../../../../api/write/failedSearches';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase, makeDatabase, postgres, urlOf } from '../../../support/database';
import { bearer, ORIGIN, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const NUL = String.fromCharCode(0);

test.each([
  ['âmenerrasûlü', 'âmenerrasûlü'],
  ['  iki \t\n  kelime ', 'iki kelime'],
  ['Büyük HARF', 'Büyük HARF'],
  [`a${NUL}b\u0007c\u009F`, 'a b c'],
  ['a \uD83D b\uDE00', 'a b'],
  ['😀', '😀'],
  [` ${NUL}\uD83D `, ''],
  ['', ''],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  [`${'x'.repeat(199)} yz`, 'x'.repeat(199)],
])('%j is counted as %j', (query, text) => {
  expect(countedText(query)).toBe(text);
  expect(countedText(text)).toBe(text);
});

const silent = pino({ level: 'silent' });
const count = (database: Database, ...queries: string[]) =>
  queries.forEach((query) => countFailedSearch({ database, log: silent }, query));
const refine = (database: Database, query: string, refinedTo: string) =>
  countRefinedSearch({ database, log: silent }, query, refinedTo);
const rowsOf = ({ prisma }: Database) =>
  prisma.failedSearch.findMany({ orderBy: [{ count: 'desc' }, { query: 'asc' }] });
const writesIn = (statements: string[]) =>
  statements.filter((statement) => /INSERT INTO/.test(statement));

describeEachDatabase('failed searches', (databases) => {
  describe('counting', () => {
    const database = databases.use('migrated');
    beforeEach(() => database().prisma.failedSearch.deleteMany());

    test('stores each query once with its count, and nothing else', async () => {
      const started = Date.now();
      count(database(), 'kürsi', 'nur', ' kürsi ', ' ', '');
      expect(await rowsOf(database())).toEqual([]);
      await writeFailedSearches(database());
      const [first] = await rowsOf(database());
      expect(await rowsOf(database())).toMatchObject([
        { query: 'kürsi', count: 2 },
        { query: 'nur', count: 1 },
      ]);
      expect(Math.abs((first?.firstAt.getTime() ?? 0) - started)).toBeLessThan(60_000);
      expect(first?.lastAt).toEqual(first?.firstAt);

      await sleep(5);
      count(database(), 'kürsi');
      await writeFailedSearches(database());
      const [again] = await rowsOf(database());
      expect(again).toMatchObject({ query: 'kürsi', count: 3, firstAt: first?.firstAt });
      expect(again?.lastAt.getTime()).toBeGreaterThan(first?.lastAt.getTime() ?? NaN);
      expect(await database().prisma.contentRevision.count()).toBe(0);
      expect(await database().prisma.revision.count()).toBe(0);
    });

    test('stores how often a query was refined and to what last, beside its failures', async () => {
      count(database(), 'kürsi', 'kürsi', 'nur');
      expect(refine(database(), ' kürsi ', 'ayetel')).toBe(true);
      expect(refine(database(), 'kürsi', ` ayetel${NUL} kürsi `)).toBe(true);
      expect(refine(database(), 'only refined', '2:255')).toBe(true);
      await writeFailedSearches(database());
      expect(await rowsOf(database())).toMatchObject([
        { query: 'kürsi', count: 2, refinedCount: 2, lastRefinedTo: 'ayetel kürsi' },
        { query: 'nur', count: 1, refinedCount: 0, lastRefinedTo: null },
        { query: 'only refined', count: 0, refinedCount: 1, lastRefinedTo: '2:255' },
      ]);

      // A failure alone keeps what it was refined to.
      count(database(), 'only refined', 'kürsi');
      refine(database(), 'nur', '24:35');
      refine(database(), 'kürsi', 'x'.repeat(201));
      await writeFailedSearches(database());
      expect(await rowsOf(database())).toMatchObject([
        { query: 'kürsi', count: 3, refinedCount: 3, lastRefinedTo: 'x'.repeat(200) },
        { query: 'nur', count: 1, refinedCount: 1, lastRefinedTo: '24:35' },
        { query: 'only refined', count: 1, refinedCount: 1, lastRefinedTo: '2:255' },
      ]);
    });

    test.each([
      ['', 'sabır'],
      ['sabır', ' '],
      ['sabır', NUL],
      ['Sabır', 'SABİR'],
      ['الرَّحْمَٰنِ', 'الرحمن'],
    ])('does not count that %j was refined to %j', async (query, refinedTo) => {
      expect(refine(database(), query, refinedTo)).toBe(false);
      expect(await statementsOf(database(), () => writeFailedSearches(database()))).toEqual([]);
    });

    test('stores queries with any characters unchanged', async () => {
      const texts = ['{NULL}', 'NULL', '"a\\b", \'c\'', '%s $1 --', 'آية الكرسي', '😀', '\\', '{"'];
      count(database(), ...texts);
      await writeFailedSearches(database());
      const stored = (await rowsOf(database())).map(({ query }) => query);
      expect(stored.sort()).toEqual([...texts].sort());
    });

    test('sends no statement at first, then one for all counts after five seconds', async () => {
      let isCounted = false;
      const statements = await statementsOf(database(), async () => {
        count(database(), 'bir', 'iki', 'bir');
        await sleep(3000);
        count(database(), 'üç');
        for (let waited = 0; waited < 100 && !isCounted; waited++) {
          await sleep(100);
          isCounted = (await rowsOf(database())).length === 3;
        }
      });
      expect(isCounted).toBe(true);
      expect(writesIn(statements)).toHaveLength(1);
      // Nothing is pending anymore.
      expect(await statementsOf(database(), () => writeFailedSearches(database()))).toEqual([]);
    });

    test('holds at most a thousand pending queries, whose counts still increase', async () => {
      const texts = Array.from({ length: 1100 }, (_, index) => `metin ${index}`);
      count(database(), ...texts, 'metin 7', 'metin 1050');
      const statements = await statementsOf(database(), () => writeFailedSearches(database()));
      expect(writesIn(statements)).toHaveLength(1);
      const rows = await rowsOf(database());
      expect(rows).toHaveLength(1000);
      expect(rows[0]).toMatchObject({ query: 'metin 7', count: 2 });
      expect(rows.some(({ query }) => query === 'metin 1050')).toBe(false);
    });

    test('keeps at most a thousand rows; new rare ones replace each other', async () => {
      const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
      const row = (query: string, times: number, minute: number) => ({
        query,
        count: times,
        firstAt: at(0),
        lastAt: at(minute),
      });
      await database().prisma.failedSearch.createMany({
        data: [
          row('often, oldest', 5, 1),
          row('once, oldest', 1, 2),
          row('once, old', 1, 3),
          ...Array.from({ length: 997 }, (_, index) => row(`new ${index}`, 1, 10 + index)),
        ],
      });
      count(database(), 'a', 'b', 'b', 'b', 'b');
      await writeFailedSearches(database());
      const left = new Set((await rowsOf(database())).map(({ query }) => query));
      expect(left.size).toBe(1000);
      expect(
        ['often, oldest', 'once, oldest', 'new 0', 'new 897', 'new 898', 'new 899', 'a', 'b'].map(
          (query) => left.has(query),
        ),
      ).toEqual([true, true, true, false, false, true, true, true]);
    });

    test('a query that was often refined is not rare', async () => {
      const lastAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
      await database().prisma.failedSearch.createMany({
        data: [
          { query: 'seldom', count: 1, refinedCount: 3, lastAt: lastAt(1000) },
          { query: 'often', count: 1, refinedCount: 4, lastAt: lastAt(1001) },
          { query: 'only refined', count: 0, refinedCount: 5, lastAt: lastAt(1002) },
          ...Array.from({ length: 997 }, (_, index) => ({
            query: `rare ${index}`,
            lastAt: lastAt(index),
          })),
        ],
      });
      // A flood of refinements replaces its own rows, too.
      for (let index = 0; index < 101; index++) refine(database(), `flood ${index}`, 'other');
      await writeFailedSearches(database());
      const left = new Set((await rowsOf(database())).map(({ query }) => query));
      expect(left.size).toBe(1000);
      expect(['seldom', 'often', 'only refined', 'rare 0'].map((one) => left.has(one))).toEqual([
        false,
        true,
        true,
        true,
      ]);
    });

    test('holds at most a thousand pending queries, failed and refined ones together', async () => {
      for (let index = 0; index < 600; index++) {
        count(database(), `failed ${index}`);
        refine(database(), `refined ${index}`, 'other');
      }
      await writeFailedSearches(database());
      expect(await database().prisma.failedSearch.count()).toBe(1000);
    });

    test('accepts a new query when all rows are frequent ones', async () => {
      await database().prisma.failedSearch.createMany({
        data: Array.from({ length: 1000 }, (_, index) => ({
          query: `often ${index}`,
          count: 5,
          lastAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      });
      count(database(), 'new');
      await writeFailedSearches(database());
      const left = new Set((await rowsOf(database())).map(({ query }) => query));
      expect(left.size).toBe(1000);
      expect(['new', 'often 0', 'often 999', 'often 900'].map((one) => left.has(one))).toEqual([
        true,
        true,
        true,
        false,
      ]);
    });

    test('loses no counts in concurrent writes', async () => {
      const texts = Array.from({ length: 300 }, (_, index) => `aynı ${index}`);
      const writes: Promise<void>[] = [];
      for (let time = 0; time < 10; time++) {
        count(database(), ...(time % 2 ? texts : [...texts].reverse()));
        writes.push(writeFailedSearches(database()));
      }
      await Promise.all(writes);
      const rows = await rowsOf(database());
      expect(rows).toHaveLength(300);
      expect(rows.every((row) => row.count === 10)).toBe(true);
    });

    test('logs and drops a failed write, and the next one succeeds', async () => {
      const log: Record<string, unknown>[] = [];
      const logger = pino({}, { write: (line: string) => log.push(JSON.parse(line)) });
      const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
      let isFull = true;
      const broken: Database = {
        ...database(),
        sql: (parts, ...values) =>
          isFull ? Promise.reject(full) : database().sql(parts, ...values),
      };
      countFailedSearch({ database: broken, log: logger }, 'lost');
      await writeFailedSearches(broken);
      expect(log).toMatchObject([{ level: 40, msg: 'failed searches could not be counted' }]);
      isFull = false;
      countFailedSearch({ database: broken, log: logger }, 'kept');
      await writeFailedSearches(broken);
      expect(await rowsOf(database())).toMatchObject([{ query: 'kept' }]);
      expect(log).toHaveLength(1);
    });
  });

  test('pending counts are written before the database is closed', async () => {
    const closing = await databases.open('migrated');
    const statements = await statementsOf(closing, async () => {
      count(closing, 'son anda');
      await closing.close();
    });
    expect(writesIn(statements)).toHaveLength(1);
    // A count after closing is only logged.
    count(closing, 'çok geç');
    await expect(writeFailedSearches(closing)).resolves.toBeUndefined();
  });

  describe('reading', () => {
    const database = databases.use('migrated');
    let app: TestApp;
    let token: string;
    const times = ['00:00:00.001', '00:00:00.999', '00:00:00.999', '12:34:56.789', '23:59:59.123'];
    const at = (time: string) => `2026-11-21T${time}Z`;

    beforeAll(async () => {
      app = makeTestApp(database());
      token = await signInNewAdmin(database(), app, 'a');
      await database().prisma.failedSearch.createMany({
        data: times.map((time, index) => ({
          query: `arama ${index}`,
          count: [3, 1, 3, 9, 0][index],
          refinedCount: [0, 3, 0, 0, 1][index],
          lastRefinedTo: [null, '2:255', null, null, 'sabır'][index],
          firstAt: at('00:00:00.000'),
          lastAt: at(time),
        })),
      });
    });

    interface Page {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
      edges: { cursor: string; node: { query: string; count: number } }[];
    }
    const ask = (args: string) =>
      send<{ failedSearches: Page }>(
        app,
        `{ failedSearches${args} { totalCount pageInfo { hasNextPage endCursor startCursor }
          edges { cursor node { query count refinedCount lastRefinedTo firstAt lastAt } } } }`,
        {},
        bearer(token),
      );
    const read = async (args = '') => {
      const { data, errors } = await ask(args);
      if (!data) throw new Error(JSON.stringify(errors));
      return data.failedSearches;
    };
    const queriesOf = ({ edges }: Page) => edges.map(({ node }) => Number(node.query.slice(6)));

    test('lists the newest first, with their times', async () => {
      const page = await read();
      expect(page.totalCount).toBe(5);
      expect(queriesOf(page)).toEqual([4, 3, 2, 1, 0]);
      expect(page.edges[1]?.node).toEqual({
        query: 'arama 3',
        count: 9,
        refinedCount: 0,
        lastRefinedTo: null,
        firstAt: at('00:00:00.000'),
        lastAt: at('12:34:56.789'),
      });
      expect(page.edges[3]?.node).toMatchObject({
        count: 1,
        refinedCount: 3,
        lastRefinedTo: '2:255',
      });
    });

    test.each([
      ['NEWEST', [4, 3, 2, 1, 0]],
      ['MOST_FREQUENT', [3, 1, 2, 0, 4]],
    ])('paginates by %s in both directions', async (order, expected) => {
      const forth: number[] = [];
      for (let after = '', goesOn = true; goesOn;) {
        const page = await read(`(order: ${order}, first: 1 ${after})`);
        forth.push(...queriesOf(page));
        after = `, after: "${page.pageInfo.endCursor}"`;
        goesOn = page.pageInfo.hasNextPage;
      }
      expect(forth).toEqual(expected);
      const back: number[] = [];
      for (let before = ''; back.length < 5;) {
        const page = await read(`(order: ${order}, last: 2 ${before})`);
        back.unshift(...queriesOf(page));
        before = `, before: "${page.pageInfo.startCursor}"`;
      }
      expect(back).toEqual(expected);
    });

    test.each([
      ['NEWEST', 'at:9999999999999:999999999', true],
      ['NEWEST', 'at:-9999999999999:-999999999', true],
      ['NEWEST', 'at:99999999999999:1', false],
      ['NEWEST', 'at:1:9999999999', false],
      ['NEWEST', 'at:1', false],
      ['MOST_FREQUENT', 'at:999999999:999999999', true],
      ['MOST_FREQUENT', 'at:9999999999:1', false],
    ])('%s after the cursor %s is accepted: %s', async (order, place, isTaken) => {
      const cursor = Buffer.from(place).toString('base64url');
      const { errors } = await ask(`(order: ${order}, after: "${cursor}")`);
      const codes = errors?.map(({ extensions }) => extensions?.code);
      expect(codes).toEqual(isTaken ? undefined : ['BAD_USER_INPUT']);
    });

    test('is refused to anyone but admins', async () => {
      const { errors } = await app.answer('{ failedSearches { totalCount } }');
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    });
  });
});

describeEachDatabase('the report of a refined search', (databases) => {
  const database = databases.use('migrated');
  let app: TestApp;
  beforeAll(() => {
    app = makeTestApp(database());
  });

  const report = (
    query: string,
    refinedTo: string,
    headers: Record<string, string> = { origin: ORIGIN },
  ) =>
    send<{ countRefinedSearch: { isCounted: boolean } }>(
      app,
      `mutation ($input: CountRefinedSearchInput!) { countRefinedSearch(input: $input) { isCounted } }`,
      { input: { query, refinedTo } },
      headers,
    );

  test('is counted without a user, a cookie and statements at once', async () => {
    let answer: Awaited<ReturnType<typeof report>> | undefined;
    const statements = await statementsOf(database(), async () => {
      answer = await report('ayet ul kursi', '2:255');
    });
    expect(writesIn(statements)).toEqual([]);
    expect(answer?.data).toEqual({ countRefinedSearch: { isCounted: true } });
    expect(answer?.response.headers.get('set-cookie')).toBeNull();
    expect((await report('sabır', 'SABIR')).data?.countRefinedSearch.isCounted).toBe(false);
    await writeFailedSearches(database());
    const rows = await rowsOf(database());
    expect(rows).toMatchObject([
      { query: 'ayet ul kursi', count: 0, refinedCount: 1, lastRefinedTo: '2:255' },
    ]);
    // No column for a person.
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['count', 'firstAt', 'id', 'lastAt', 'lastRefinedTo', 'query', 'refinedCount'].sort(),
    );
  });

  test('is refused from other sites and by GET, and writes no text to the log', async () => {
    await database().prisma.failedSearch.deleteMany();
    app.log.splice(0);
    for (const headers of [{}, { origin: 'https://a.example' }] as Record<string, string>[]) {
      const { errors } = await report('gizli', 'başka', headers);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    const mutation =
      'mutation { countRefinedSearch(input: { query: "a", refinedTo: "b" }) { isCounted } }';
    const byGet = await app.fetch(`/graphql?query=${encodeURIComponent(mutation)}`, {
      headers: { origin: ORIGIN },
    });
    expect(byGet.status).toBe(405);
    await report('gizli', 'başka');
    expect(JSON.stringify(app.log)).not.toMatch(/gizli|başka/);
    await writeFailedSearches(database());
    expect(await rowsOf(database())).toMatchObject([{ query: 'gizli', refinedCount: 1 }]);
  });
});

const onPostgres = postgres.isHere() ? test : test.skip;

onPostgres('concurrent writes of two processes lose no counts', async () => {
  const name = await makeDatabase(postgres, 'migrated');
  const [one, other] = [await openPostgres(urlOf(name)), await openPostgres(urlOf(name))];
  const texts = Array.from({ length: 990 }, (_, index) => `aynı ${index}`);
  for (let time = 0; time < 10; time++) {
    count(one, ...texts, `bir ${time}`);
    count(other, ...[...texts].reverse(), `iki ${time}`);
    await Promise.all([writeFailedSearches(one), writeFailedSearches(other)]);
  }
  const rows = await rowsOf(one);
  expect(rows.length).toBeLessThanOrEqual(1000);
  expect(rows.filter((row) => row.count === 20)).toHaveLength(990);
  await Promise.all([one.close(), other.close()]);
  await postgres.drop(name);
});
