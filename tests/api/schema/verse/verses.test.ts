import { describeEachDatabase } from '../../../support/database';
import { makeTestApp, type TestApp } from '../../../support/app';

const VERSES = `query Verses(
  $first: Int, $last: Int, $after: String, $before: String, $surah: Int, $keys: [String!]
) {
  verses(first: $first, last: $last, after: $after, before: $before, surah: $surah, keys: $keys) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { databaseId key } }
    nodes { databaseId key }
  }
}`;

interface Verses {
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { cursor: string; node: VerseName }[];
  nodes: VerseName[];
}

interface VerseName {
  databaseId: number;
  key: string;
}

interface Arguments {
  first?: number;
  last?: number;
  after?: string | null;
  before?: string | null;
  surah?: number;
  keys?: string[];
}

describeEachDatabase('verses', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const read = async (args: Arguments) => {
    const { verses } = await app.query<{ verses: Verses }>(VERSES, args);
    expect(verses.nodes).toEqual(verses.edges.map(({ node }) => node));
    return verses;
  };
  const keysOf = ({ edges }: Verses) => edges.map(({ node }) => node.key);
  const idsOf = ({ edges }: Verses) => edges.map(({ node }) => node.databaseId);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  /** Reads page by page, with a limit above the number of pages that the Qur'an has. */
  async function readAll(args: Arguments, step: (page: Verses) => Arguments | undefined) {
    const pages: Verses[] = [];
    for (let next: Arguments | undefined = args; next && pages.length < 100;) {
      const page = await read(next);
      pages.push(page);
      next = step(page);
    }
    return pages;
  }

  test('forward pagination by 97 covers all verses without gaps or duplicates', async () => {
    const pages = await readAll({ first: 97 }, ({ pageInfo }) =>
      pageInfo.hasNextPage ? { first: 97, after: pageInfo.endCursor } : undefined,
    );
    expect(pages.flatMap(idsOf)).toEqual(upTo(6236));
    expect(pages).toHaveLength(Math.ceil(6236 / 97));
    expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([6236]));
    expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([
      false,
      ...pages.slice(1).map(() => true),
    ]);
  });

  test('backward pagination by 100 covers all verses without gaps or duplicates', async () => {
    const pages = await readAll({ last: 100 }, ({ pageInfo }) =>
      pageInfo.hasPreviousPage ? { last: 100, before: pageInfo.startCursor } : undefined,
    );
    expect(pages.reverse().flatMap(idsOf)).toEqual(upTo(6236));
    expect(pages).toHaveLength(63);
  });

  test('a page between two cursors ends before the second', async () => {
    const { edges } = await read({ first: 10 });
    const between = { after: edges[1]?.cursor, before: edges[8]?.cursor };
    expect(idsOf(await read({ first: 100, ...between }))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(idsOf(await read({ first: 2, ...between }))).toEqual([3, 4]);
    expect(idsOf(await read({ last: 2, ...between }))).toEqual([7, 8]);
  });

  test.each<[string, Arguments, string[], number, Partial<Verses['pageInfo']>]>([
    [
      'the default page size, 20',
      {},
      upTo(7)
        .map((n) => `1:${n}`)
        .concat(upTo(13).map((n) => `2:${n}`)),
      6236,
      { hasNextPage: true, hasPreviousPage: false },
    ],
    [
      'a surah',
      { surah: 108 },
      ['108:1', '108:2', '108:3'],
      3,
      { hasNextPage: false, hasPreviousPage: false },
    ],
    [
      'the end of a surah',
      { surah: 114, last: 2 },
      ['114:5', '114:6'],
      6,
      { hasNextPage: false, hasPreviousPage: true },
    ],
    [
      'an unknown surah',
      { surah: 115 },
      [],
      0,
      { startCursor: null, endCursor: null, hasNextPage: false },
    ],
    [
      'keys, in the order of the mushaf',
      { keys: ['114:6', '1:1', '2:255'] },
      ['1:1', '2:255', '114:6'],
      3,
      {},
    ],
    ['unknown and duplicate keys', { keys: ['2:287', '1:1', '1:1', '115:1'] }, ['1:1'], 1, {}],
    ['no keys', { keys: [] }, [], 0, { hasNextPage: false }],
    ['keys within a surah', { keys: ['1:1', '2:1'], surah: 2 }, ['2:1'], 1, {}],
    [
      'keys in pages',
      { keys: ['1:1', '1:2', '1:3'], first: 2 },
      ['1:1', '1:2'],
      3,
      { hasNextPage: true },
    ],
    ['first: 0', { first: 0 }, [], 6236, { startCursor: null, endCursor: null }],
    ['first: 1', { first: 1 }, ['1:1'], 6236, { hasNextPage: true }],
    ['last: 1', { last: 1 }, ['114:6'], 6236, { hasNextPage: false, hasPreviousPage: true }],
  ])('%s', async (_what, args, keys, totalCount, pageInfo) => {
    const verses = await read(args);
    expect(keysOf(verses)).toEqual(keys);
    expect(verses.totalCount).toBe(totalCount);
    expect(verses.pageInfo).toMatchObject(pageInfo);
  });

  test('malformed keys do not affect the others', async () => {
    const args = { keys: ['1:1', '1', '', '2:x', '0:0', '114:6'] };
    const { verses } = await app.query<{
      verses: { totalCount: number; edges: { node: { key: string } }[] };
    }>(VERSES, args);
    expect(verses.edges.map(({ node }) => node.key)).toEqual(['1:1', '114:6']);
    expect(verses.totalCount).toBe(2);
  });

  test.each<[string, Arguments, RegExp]>([
    ['first: 101', { first: 101 }, /^`first` must be 0 to 100; got 101\.$/],
    ['first: -1', { first: -1 }, /^`first` must be 0 to 100; got -1\.$/],
    ['last: 101', { last: 101 }, /^`last` must be 0 to 100; got 101\.$/],
    ['last: -5', { last: -5 }, /^`last` must be 0 to 100; got -5\.$/],
    ['first and last', { first: 1, last: 1 }, /^Use `first` or `last`, not both\.$/],
    ['a foreign cursor', { after: 'eA' }, /must be a `cursor` of this API/],
    ['an empty cursor', { after: '' }, /must be a `cursor` of this API/],
    ['an empty cursor before', { before: '', last: 5 }, /must be a `cursor` of this API/],
    ['a cursor that is not base64', { before: '%%%' }, /must be a `cursor` of this API/],
    [
      'a cursor that is too large',
      { after: Buffer.from('id:99999999999').toString('base64url') },
      /`cursor`/,
    ],
    ['301 keys', { keys: upTo(301).map((n) => `2:${n}`) }, /^`keys` may have at most 300 items\.$/],
  ])('%s is refused', async (_what, args, message) => {
    const { data, errors } = await app.answer(VERSES, args);
    expect(data ?? null).toBeNull();
    expect(errors?.map((error) => error.extensions?.code)).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(message);
  });

  test('300 keys are accepted', async () => {
    const keys = upTo(300).map((n) => `2:${n}`);
    expect((await read({ keys })).totalCount).toBe(286);
  });
});
