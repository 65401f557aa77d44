import { readFileSync } from 'node:fs';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { networkOf } from '../../../../api/http/caller';
import { RateLimit } from '../../../../api/http/limits/rateLimit';
import { schema } from '../../../../api/schema';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const nested = (depth: number) =>
  `{ verse(key: "1:1") { ${'words { verse { '.repeat(depth / 2)} key ${'} }'.repeat(depth / 2)} } }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: verse(key: "1:1") { key }`).join(' ')} }`;
const HEAVY =
  '{ verses(first: 100) { edges { node { words { verse { words { id key arabicText turkishTranscription englishTranscription englishTranslation } } } } } } }';
/** Each post includes up to 100 of its verses by default. */
const POSTS =
  '{ posts(first: 100) { edges { node { verses { edges { node { verse { key version surah { number } } } } } } } } }';
const PAGE = `{ verses(first: 100) {
  edges { node { key turkishTranslation englishTranslation words {
    arabicText pauseAfter turkishTranscription turkishTranslation englishTranscription englishTranslation root { letters }
  } } } totalCount pageInfo { hasNextPage endCursor } } }`;

describeOneDatabase('limits', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const refusal = async (document: string, headers = {}) => {
    const { response, data, errors } = await send(app, document, {}, headers);
    const { message, extensions } = errors?.[0] ?? {};
    const { code, limit } = extensions ?? {};
    return { status: response.status, data: data ?? null, message, code, limit };
  };

  test.each([
    ['depth', nested(12), /^The depth of a request must be at most 12; this one has 14\.$/],
    [
      'aliases',
      aliases(16),
      /^`verse` may be selected at most 15 times in one selection, fragments included \(found 16\)\.$/,
    ],
    [
      'aliases',
      `{ ...on Query ${aliases(8)} ... { ...A } } fragment A on Query ${aliases(8)}`,
      /^`verse` may be selected at most 15 times in one selection, fragments included \(found 16\)\.$/,
    ],
    [
      'complexity',
      '{ surahs { verses { words { key } } } }',
      /^The complexity of a request must be at most 60000; this one has \d+\.$/,
    ],
    [
      'complexity',
      HEAVY,
      /^The complexity of a request must be at most 60000; this one has \d+\.$/,
    ],
    [
      'complexity',
      POSTS,
      /^The complexity of a request must be at most 60000; this one has \d+\.$/,
    ],
    [
      'tokens',
      `{ ${'__typename '.repeat(1001)} }`,
      /^A request may have at most 1000 tokens; this one has more\.$/,
    ],
  ])(
    '%s: the error names the limit, and nothing is executed (case %#)',
    async (limit, document, message) => {
      const answer = await refusal(document);
      expect(answer.message).toMatch(message);
      expect(answer).toMatchObject({ status: 400, data: null, code: 'LIMIT_EXCEEDED', limit });
    },
  );

  test.each([
    nested(6),
    aliases(15),
    `{ ...A ...B } fragment A on Query ${aliases(8)} fragment B on Query ${aliases(7)}`,
    '{ surahs { verses { key } } }',
  ])('%s is accepted', async (document) => {
    expect((await refusal(document)).message).toBeUndefined();
  });

  test('a light operation in the document does not hide the executed heavy one', async () => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `query Light { __typename } query Heavy ${HEAVY}`,
        operationName: 'Heavy',
      }),
    });
    expect((await response.text()).slice(0, 300)).toContain(
      'The complexity of a request must be at most 60000',
    );
  });

  test('an admin has a higher complexity limit', async () => {
    const token = await signInNewAdmin(database(), app, 'a');
    expect((await refusal(HEAVY, bearer(token))).message).toBeUndefined();
  });

  const post = (body: BodyInit, type?: string) =>
    app.fetch('/graphql', {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });

  test('a body over 256 kB is a 413, even before a stream ends', async () => {
    const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(256 * 1024)}` });
    expect((await post(large, 'application/json')).status).toBe(413);
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
    let chunks = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(chunk);
      },
    });
    expect((await post(stream, 'application/json')).status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])(
    'a body of the type %s is a 415',
    async (type) => {
      expect((await post('{"query":"{ __typename }"}', type)).status).toBe(415);
    },
  );

  test.each(['[{"query":"{ __typename }"}]', '"x"', 'null', '{', '', '{"query":1}'])(
    'the body %s is a 400',
    async (body) => {
      expect((await post(body, 'application/json')).status).toBe(400);
    },
  );

  test('reading the whole text costs at most ten minutes of the default budget', async () => {
    const limited = makeTestApp(database(), { rateLimit: 1_000_000 });
    const { response, data } = await send<{ verses: { totalCount: number } }>(limited, PAGE);
    const cost = 1_000_000 - Number(response.headers.get('RateLimit-Remaining'));
    const spent = cost * Math.ceil((data?.verses.totalCount ?? NaN) / 100);
    expect(cost).toBeGreaterThan(1);
    expect(spent).toBeLessThanOrEqual(3000);
  });

  test('a surah with its text is cheap, and all words of all surahs exceed the limit', async () => {
    const limited = makeTestApp(database(), { rateLimit: 1_000_000 });
    const verses = 'verses { key arabicText turkishTranslation englishTranslation }';
    const { response } = await send(limited, `{ surah(number: 2) { number ${verses} } }`);
    const cost = 1_000_000 - Number(response.headers.get('RateLimit-Remaining'));
    expect(cost).toBe(Math.ceil((2 + 286 * 4) / 400));
    const words =
      '{ surahs { verses { words { arabicText turkishTranscription root { letters } } } } }';
    expect((await refusal(words)).limit).toBe('complexity');
  });

  test('fragments that contain each other are refused without counting forever', async () => {
    const answer = await refusal(
      '{ ...A } fragment A on Query { ...B __typename } fragment B on Query { ...A }',
    );
    expect(answer).toMatchObject({ data: null, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  const costOf = async (document: string, variables: object = {}) => {
    const limited = makeTestApp(database(), { rateLimit: 100_000 });
    const { response } = await send(limited, document, variables);
    return 100_000 - Number(response.headers.get('RateLimit-Remaining'));
  };

  test('a page of results costs little more than the search itself', async () => {
    const persisted = JSON.parse(
      readFileSync('client/__generated__/persistedQueries.json', 'utf8'),
    ) as Record<string, string>;
    const page = Object.values(persisted).find((text) =>
      text.startsWith('query QueryResultsQuery('),
    );
    const variables = {
      query: 'mercy',
      language: 'ENGLISH',
      pageSize: 10,
      pageIndex: 0,
      filter: {},
      order: 'RELEVANCE',
    };
    expect(await costOf(page ?? '', variables)).toBeLessThan(25);
    expect((await send(app, page ?? '', { ...variables, pageSize: 100 })).errors).toBeUndefined();
  });

  test('each id of a list counts, and refused requests cost a unit', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => btoa(`Verse:${index + 1}`));
    const words = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Verse { words { id key } } } }';
    expect(await costOf(words, { ids })).toBe(Math.ceil((1 + 100 * 21) / 400));
    expect(await costOf(words, { ids: ids.slice(0, 1) })).toBe(1);
    const { errors } = await send(app, words, { ids: [...ids, ids[0]] });
    expect(errors?.[0]?.message).toBe('`ids` may have at most 100 items; got 101.');

    const limited = makeTestApp(database(), { rateLimit: 3 });
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push((await send(limited, `{ ${name} }`)).response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('a large request costs units before it is parsed', async () => {
    const limited = makeTestApp(database(), { rateLimit: 20 });
    const invalid = `{ ${Array.from({ length: 900 }, (_, index) => `field${index}`).join(' ')} }`;
    const statuses = [];
    for (let count = 0; count < 3; count++) {
      statuses.push((await send(limited, `${invalid} # ${count}`)).response.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('invalid variables have a code, and the status of their media type', async () => {
    const query = 'query ($key: String!) { verse(key: $key) { key } }';
    for (const [accept, status] of [
      ['application/json', 200],
      ['application/graphql-response+json', 400],
    ] as const) {
      const { response, errors } = await send(app, query, { key: 5 }, { accept });
      expect([response.status, errors?.[0]?.extensions?.code]).toEqual([status, 'BAD_USER_INPUT']);
    }
  });

  test('a REST body is charged by its size before it is parsed', async () => {
    const limited = makeTestApp(database(), { rateLimit: 100 });
    const login = async (body: string) =>
      (
        await limited.fetch('/api/authentication/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status;
    expect([await login('{'), await login('['.repeat(200_000)), await login('{')]).toEqual([
      400, 429, 400,
    ]);
    expect(limited.log.map(({ units }) => units)).toEqual([1, 0, 1]);
  });

  test('a caller over the budget gets a 429; cached responses cost nothing', async () => {
    const limited = makeTestApp(database(), { rateLimit: 30 });
    const kept = '{ verse(key: "1:1") { key } }';
    await send(limited, kept);
    const heavy = (after: number) =>
      send(
        limited,
        `{ verses(first: 100) { edges { node { words { key id arabicText } } } } a${after}: __typename }`,
      );
    await heavy(1);
    const statuses = [];
    for (let index = 2; index < 8; index++) statuses.push(await heavy(index));
    const refused = statuses.find(({ response }) => response.status === 429);
    expect(refused?.errors?.[0]?.message).toMatch(
      /^Anonymous callers may use 30 cost units per minute and address/,
    );
    expect(Number(refused?.response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused?.response.headers.get('RateLimit-Remaining')).toBe('0');
    // Until all of it is back, not until the next request is allowed.
    expect(Number(refused?.response.headers.get('RateLimit-Reset'))).toBeGreaterThan(
      Number(refused?.response.headers.get('Retry-After')),
    );
    expect((await send(limited, kept)).response.status).toBe(200);
  });
});

/** The field itself, and the fields of its items. */
test.each([
  ['posts { totalCount }', 20 + 20],
  ['posts(first: 5) { totalCount }', 20 + 5],
  ['terms { totalCount }', 20 + 20],
  ['termElements { totalCount }', 20 + 20],
  ['verseAliases { totalCount }', 20 + 20],
  ['roots { totalCount }', 400 + 20],
  ['roots(first: 100) { edges { node { letters } } }', 400 + 100 * 3],
  ['roots(first: 100) { nodes { letters } }', 400 + 100 * 2],
  ['nodes(ids: ["a", "b"]) { id }', 1 + 2],
  ['suggest(query: "a") { label }', 100 + 8],
  ['search(query: "a") { totalElements }', 400 + 10],
  ['search(query: "a", pageSize: 100) { results { verse { key } } }', 400 + 100 * 3],
  ['characters { arabicLetter }', 1 + 29],
  ['rootInitials { letter }', 1 + 28],
  ['surahs { number }', 1 + 114],
  ['findRoots(text: "a") { letters }', 100 + 24],
  ['verseCounts { roots(first: 0, text: "a") { count } }', 100 + 100 + 1],
  ['verseCounts { roots(first: 30) { count } }', 100 + 100 + 30],
  ['verseCounts { posts { count } elements(first: 5) { count } }', 100 + (20 + 20) + (20 + 5)],
  ['verses { totalCount }', 1 + 20],
])('the complexity of %s is %d', (selection, complexity) => {
  const query = complexityFromQuery(`{ ${selection} }`, { ctx: {}, schema, variables: {} });
  expect(query.complexity).toBe(complexity);
});

test('fifteen reports of refined searches cost as much as fifteen searches', () => {
  const report = 'countRefinedSearch(input: { query: "a", refinedTo: "b" }) { isCounted }';
  const reports = Array.from({ length: 15 }, (_, index) => `r${index}: ${report}`).join(' ');
  const query = complexityFromQuery(`mutation { ${reports} }`, { ctx: {}, schema, variables: {} });
  expect(query.complexity).toBe(15 * (400 + 1));
});

test('a budget refills evenly', () => {
  let now = 0;
  const limit = new RateLimit(60, { now: () => now });
  expect(limit.charge('a', 60)).toEqual({ limit: 60, remaining: 0, reset: 60 });
  expect(() => limit.charge('a', 1)).toThrow('Try again in 1 s.');
  expect(limit.charge('b', 1)?.remaining).toBe(59);
  now = 10_000;
  expect(limit.charge('a', 10)?.remaining).toBe(0);
  now = 120_000;
  expect(limit.charge('a', 1)?.remaining).toBe(59);
  expect(limit.charge('c', 500)?.remaining).toBe(0);
  expect(new RateLimit(0).charge('a', 1e9)).toBeUndefined();
});

test.each([-1, 1])('a change of the clock of the system by %d h changes no limit', (hours) => {
  const budget = new RateLimit(60);
  budget.charge('a', 60);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
  try {
    // Refilled by a unit a second.
    const { remaining = NaN, reset = NaN } = budget.charge('a', 0) ?? {};
    expect(remaining).toBeLessThan(10);
    expect(reset).toBeGreaterThan(50);
  } finally {
    clock.mockRestore();
  }
});

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['[2001:db8:1:3::7]:443', '2001:db8:1:3::/64'],
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:5123', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['unknown', 'unknown'],
])('the address %s counts for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
