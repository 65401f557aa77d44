/** Pages and other parts of the mushaf. */
import {
  describeEachDatabase,
  describeOneDatabase,
  keepSomeVerses,
} from '../../../support/database';
import { makeTestApp, type TestApp } from '../../../support/app';
import { statementsOf } from '../../../support/statements';
import {
  countOf,
  DIVISIONS,
  partOf,
  PROSTRATIONS,
  versesOfPart,
} from '../../../../api/read/mushaf';
import { JUZ_COUNT, NUMBER_OF_VERSES, PAGE_COUNT } from '../../../../text/quranCounts';

const PLACE = 'page juz hizb quarter ruku manzil prostration';

interface Part {
  number: number;
  previousNumber: number | null;
  nextNumber: number | null;
  firstVerse: { key: string };
  lastVerse: { key: string };
  verses: { totalCount: number; edges: { node: { key: string } }[] };
}

describe('the parts of the mushaf', () => {
  test('are as many as the Madinah mushaf has', () => {
    const counts = { page: 604, juz: 30, hizb: 60, quarter: 240, ruku: 556, manzil: 7 };
    expect(Object.fromEntries(DIVISIONS.map((name) => [name, countOf(name)]))).toEqual(counts);
    expect([countOf('page'), countOf('juz')]).toEqual([PAGE_COUNT, JUZ_COUNT]);
    expect(PROSTRATIONS).toHaveLength(15);
  });

  test.each(DIVISIONS)('each %s follows the one before without a gap', (division) => {
    let next = 1;
    for (let number = 1; number <= countOf(division); number++) {
      const run = versesOfPart(division, number);
      expect(run?.first).toBe(next);
      expect([partOf(division, run?.first ?? 0), partOf(division, run?.last ?? 0)]).toEqual([
        number,
        number,
      ]);
      next = (run?.last ?? 0) + 1;
    }
    expect(next).toBe(NUMBER_OF_VERSES + 1);
    expect(versesOfPart(division, 0)).toBeUndefined();
    expect(versesOfPart(division, countOf(division) + 1)).toBeUndefined();
  });
});

describeEachDatabase('verses of the mushaf', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const place = async (key: string) =>
    (await app.query<{ verse: object }>(`{ verse(key: "${key}") { ${PLACE} } }`)).verse;

  test.each([
    ['1:1', [1, 1, 1, 1, 1, 1, null]],
    ['2:142', [22, 2, 3, 9, 18, 1, null]],
    ['2:255', [42, 3, 5, 17, 35, 1, null]],
    ['7:206', [176, 9, 18, 70, 145, 2, 1]],
    ['18:75', [302, 16, 31, 121, 261, 4, null]],
    ['38:24', [454, 23, 46, 182, 392, 6, 11]],
    ['96:19', [597, 30, 60, 239, 538, 7, 15]],
    ['114:6', [604, 30, 60, 240, 556, 7, null]],
  ])('%s is at its place', async (key, [page, juz, hizb, quarter, ruku, manzil, prostration]) => {
    expect(await place(key)).toEqual({ page, juz, hizb, quarter, ruku, manzil, prostration });
  });

  test.each([
    ['1:1', 1],
    ['2:1', 1],
    ['2:7', 1],
    ['2:8', 2],
    ['2:286', 40],
    ['36:83', 5],
    ['114:6', 1],
  ])('%s is in ruku %i of its surah', async (key, rukuInSurah) => {
    expect(await app.query(`{ verse(key: "${key}") { rukuInSurah } }`)).toEqual({
      verse: { rukuInSurah },
    });
  });

  const list = async (args: string) =>
    (
      await app.query<{ verses: Part['verses'] }>(
        `{ verses(first: 100, ${args}) { totalCount edges { node { key } } } }`,
      )
    ).verses;
  const keysOf = ({ edges }: Part['verses']) => edges.map(({ node }) => node.key);

  test.each([
    ['page: 604', 15, '112:1', '114:6'],
    ['juz: 30, page: 604', 15, '112:1', '114:6'],
    ['juz: 3, surah: 2', 34, '2:253', '2:286'],
    ['hizb: 5, page: 42', 4, '2:253', '2:256'],
    ['quarter: 17', 10, '2:253', '2:262'],
    ['ruku: 556', 6, '114:1', '114:6'],
    ['manzil: 1, surah: 1', 7, '1:1', '1:7'],
    ['juz: 30, hasProstration: true', 2, '84:21', '96:19'],
    ['page: 176, hasProstration: false', 10, '7:196', '7:205'],
    ['juz: 3, keys: ["2:252", "2:255"]', 1, '2:255', '2:255'],
  ])('verses(%s) are %i, from %s to %s', async (args, totalCount, first, last) => {
    const verses = await list(args);
    expect(verses.totalCount).toBe(totalCount);
    expect(verses.edges).toHaveLength(totalCount);
    expect([keysOf(verses)[0], keysOf(verses).at(-1)]).toEqual([first, last]);
  });

  test('parts that have no verse in common have none', async () => {
    expect(await list('juz: 1, page: 604')).toEqual({ totalCount: 0, edges: [] });
  });

  test.each([
    ['page: 605', '`page` must be 1 to 604; got 605.'],
    ['juz: 0', '`juz` must be 1 to 30; got 0.'],
    ['hizb: 61', '`hizb` must be 1 to 60; got 61.'],
    ['quarter: -1', '`quarter` must be 1 to 240; got -1.'],
    ['ruku: 557', '`ruku` must be 1 to 556; got 557.'],
    ['manzil: 8', '`manzil` must be 1 to 7; got 8.'],
  ])('verses(%s) says what is expected', async (args, message) => {
    const { errors } = await app.answer(`{ verses(${args}) { totalCount } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  const PART =
    'number previousNumber nextNumber firstVerse { key } lastVerse { key } verses { totalCount edges { node { key } } }';

  test('a page has its verses', async () => {
    const { page } = await app.query<{ page: Part & { juz: number; hizb: number } }>(
      `{ page(number: 42) { ${PART} juz hizb } }`,
    );
    expect(page).toMatchObject({ number: 42, previousNumber: 41, nextNumber: 43, juz: 3, hizb: 5 });
    expect([page.firstVerse.key, page.lastVerse.key]).toEqual(['2:253', '2:256']);
    expect(page.verses.totalCount).toBe(4);
    expect(keysOf(page.verses)).toEqual(['2:253', '2:254', '2:255', '2:256']);
  });

  test('a juz has its verses in pages', async () => {
    const { juz } = await app.query<{ juz: Part & { firstPage: number; lastPage: number } }>(
      `{ juz(number: 30) { ${PART} firstPage lastPage } }`,
    );
    expect(juz).toMatchObject({
      previousNumber: 29,
      nextNumber: null,
      firstPage: 582,
      lastPage: 604,
    });
    expect([juz.firstVerse.key, juz.lastVerse.key]).toEqual(['78:1', '114:6']);
    expect([juz.verses.totalCount, juz.verses.edges.length]).toEqual([564, 20]);
  });

  test('there is nothing before the first and after the last', async () => {
    expect(
      await app.query(`{ first: page(number: 1) { previousNumber } last: page(number: 604) { nextNumber }
        no: page(number: 605) { number } none: page(number: 0) { number } noJuz: juz(number: 31) { number } }`),
    ).toEqual({
      first: { previousNumber: null },
      last: { nextNumber: null },
      no: null,
      none: null,
      noJuz: null,
    });
  });

  test('no page has more verses than one page of a list', () => {
    const sizes = Array.from({ length: PAGE_COUNT }, (_, index) => {
      const { first, last } = versesOfPart('page', index + 1) ?? { first: 0, last: Infinity };
      return last - first + 1;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  });

  test('the place of a verse takes no statement of its own', async () => {
    const statements = await statementsOf(database(), () =>
      app.query(`{ verses(juz: 30, first: 100) { edges { node { key ${PLACE} } } } }`),
    );
    expect(statements).toHaveLength(1);
  });
});

describeOneDatabase('prostrations', (databases) => {
  const database = databases.use('whole');

  test('are where the Arabic text has its mark', async () => {
    const marked = await database().sql<{ id: number }>`
      SELECT DISTINCT "verseId" AS id FROM "Word" WHERE "pauseAfter" LIKE '%۩%' ORDER BY 1`;
    expect(marked.map(({ id }) => id)).toEqual(PROSTRATIONS);
  });
});

describeOneDatabase('a database without all verses', (databases) => {
  const database = databases.use('small');

  test('a part whose verses were never imported is null, with a reason', async () => {
    await keepSomeVerses(database());
    const app = makeTestApp(database());
    const { data, errors } = await app.answer<{ page: Part | null; juz: Part | null }>(
      '{ page(number: 300) { firstVerse { key } } juz(number: 20) { lastVerse { key } } }',
    );
    expect(data).toEqual({ page: null, juz: null });
    expect(errors).toMatchObject([
      {
        message: 'The database of this server has no verse 18:54.',
        extensions: { code: 'NOT_FOUND' },
      },
      {
        message: 'The database of this server has no verse 29:45.',
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
    expect((await app.fetch('/api/juz/20')).status).toBe(404);
  });
});
