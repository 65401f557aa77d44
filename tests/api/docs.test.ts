/** docs/api.md is accurate: its examples are run, and its figures are measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { readConfig } from '../../api/config';
import { LIMITS } from '../../api/http/limits/limits';
import { MAX_PAGE_SIZE } from '../../api/read/pagination';
import { schema } from '../../api/schema';
import { SOURCES } from '../../text/sources';
import { makeTestApp, type TestApp } from '../support/app';
import { differences, ELLIPSIS, examplesIn, parseCurl } from '../support/curl';
import { describeOneDatabase } from '../support/database';
import { manifestOf } from '../support/downloads';
import { insertAdmin, send, signIn } from '../support/signIn';

const TEXT = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');
const examples = examplesIn(TEXT);
const STRICT = { accept: 'application/graphql-response+json' };

/** A number that the document states; the expression has one capture group. */
function said(expression: RegExp): number {
  const [, digits] = expression.exec(TEXT) ?? [];
  if (!digits) throw new Error(`docs/api.md does not match ${String(expression)}.`);
  return Number(digits.replaceAll(',', ''));
}

/** The GraphQL query that the expression captures. */
function saidQuery(expression: RegExp): string {
  const [, query] = expression.exec(TEXT.replace(/\s+/g, ' ')) ?? [];
  if (!query) throw new Error(`docs/api.md has no query that matches ${String(expression)}.`);
  return query;
}

describeOneDatabase('docs/api.md', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  let variables: Record<string, string>;
  beforeAll(async () => {
    await insertAdmin(database(), 'editor');
    app = makeTestApp(database());
    variables = { TOKEN: (await signIn(app, 'editor')).jwt };
  });

  test('every curl command is parsed as an example', () => {
    expect(examples.length).toBeGreaterThan(15);
    expect(examples).toHaveLength(TEXT.match(/^curl/gm)?.length ?? NaN);
    expect(examples.filter(({ shown }) => shown !== undefined).length).toBeGreaterThan(12);
  });

  test.each(examples.map((example) => [example.command.replace(/\s+/g, ' '), example] as const))(
    '%s',
    async (_command, { command, status, shown }) => {
      const { path, ...init } = parseCurl(command, variables);
      const answer = await app.fetch(path, init);
      expect(answer.status).toBe(status);
      if (shown === undefined) return;
      expect(differences(shown, await answer.json())).toEqual([]);
    },
  );

  const cost = async (document: string) => {
    const limited = makeTestApp(database(), { rateLimit: 1_000_000 });
    const { response } = await send(limited, document);
    return 1_000_000 - Number(response.headers.get('RateLimit-Remaining'));
  };

  test('states the cost of all verses', async () => {
    const page = saidQuery(/all verses with their words.*?"query": "(\{.*?\})"/).replace(
      /\\"/g,
      '"',
    );
    const pages = Math.ceil(6236 / MAX_PAGE_SIZE);
    const units = await cost(page);
    expect(said(/A page costs (\d+) units/)).toBe(units);
    expect(said(/so all (\d+) pages/)).toBe(pages);
    expect(said(/pages cost ([\d,]+) units/)).toBe(units * pages);
    const seconds = ((units * pages - said(/^\| Budget of an address +\| (\d+)/m)) / 300) * 60;
    expect(said(/about (\d+) seconds/)).toBe(Math.round(seconds));
  });

  const costs = [...TEXT.matchAll(/^\| `(\{.*\})` +\| ([\d,]+) +\| (\d+) +\|$/gm)];
  test('states costs in a table', () => expect(costs.length).toBeGreaterThan(5));
  test.each(costs.map(([, query, ...figures]) => [query, ...figures] as const))(
    'states the cost of %s: complexity %s, units %s',
    async (query, complexity, units) => {
      const response = await app.fetch('/graphql', json({ query, extensions: { cost: true } }));
      const { errors, extensions } = (await response.json()) as {
        errors?: unknown;
        extensions?: { cost: { requestedUnits: number; complexity: number } };
      };
      expect(errors).toBeUndefined();
      expect(extensions?.cost).toMatchObject({
        complexity: Number(complexity.replaceAll(',', '')),
        requestedUnits: Number(units),
      });
    },
  );

  test('states the cost of all downloads', async () => {
    const limited = makeTestApp(database(), { rateLimit: 1_000_000, now: () => 0 });
    const { files } = await manifestOf(limited);
    let remaining = NaN;
    for (const { path } of files) {
      const { headers } = await limited.fetch(path);
      remaining = Number(headers.get('RateLimit-Remaining'));
    }
    expect(said(/all files together\s+cost (\d+) units/)).toBe(1_000_000 - remaining);
  });

  test('states the cost of a REST call', async () => {
    const limited = makeTestApp(database(), { rateLimit: 1_000_000 });
    const units: (string | null)[] = [];
    for (let time = 0; time < 2; time++) {
      const { headers } = await limited.fetch('/api/verses/1');
      units.push(headers.get('RateLimit-Remaining'));
    }
    // A cached response costs nothing and has no RateLimit headers.
    expect(units).toEqual([String(1_000_000 - said(/A REST call costs (\d+) units/)), null]);
  });

  const ask = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
  const deep = `{ verse(key: "1:1") { ${'words { verse { '.repeat(6)} key ${'} }'.repeat(6)} } }`;
  test.each<[code: string, status: number, path: string, init: RequestInit]>([
    ['GRAPHQL_PARSE_FAILED', 200, ask('{'), {}],
    ['GRAPHQL_PARSE_FAILED', 400, ask('{'), { headers: STRICT }],
    ['GRAPHQL_VALIDATION_FAILED', 200, ask('{ nothing }'), {}],
    ['GRAPHQL_VALIDATION_FAILED', 400, ask('{ nothing }'), { headers: STRICT }],
    ['BAD_USER_INPUT', 200, ask('{ verse(key: "1-8") { key } }'), {}],
    ['LIMIT_EXCEEDED', 400, ask(deep), {}],
    ['INVALID_API_KEY', 401, ask('{ __typename }'), { headers: { 'x-api-key': 'wrong' } }],
    ['FORBIDDEN', 403, ask('{ revisions { totalCount } }'), {}],
    ['BAD_REQUEST', 400, '/graphql', {}],
    ['OPERATION_RESOLUTION_FAILURE', 400, ask('query A { __typename } query B { __typename }'), {}],
    ['PERSISTED_QUERY_NOT_FOUND', 404, '/graphql?documentId=unknown', {}],
    ['METHOD_NOT_ALLOWED', 405, '/graphql', { method: 'DELETE' }],
    ['PAYLOAD_TOO_LARGE', 413, '/graphql', post('x'.repeat(LIMITS.bytes + 1))],
    ['UNSUPPORTED_MEDIA_TYPE', 415, '/graphql', { method: 'POST', body: '{}' }],
  ])('states that %s is a %i', async (code, status, path, init) => {
    const answer = await app.fetch(path, init);
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect([answer.status, errors[0]?.extensions.code]).toEqual([status, code]);
    const [row] = new RegExp(`^\\| \`${code}\`.*$`, 'm').exec(TEXT) ?? [];
    expect(row?.split('|')[2]).toContain(String(status));
  });
});

const json = (body: object) => post(JSON.stringify(body));

function post(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

describe('docs/api.md', () => {
  test.each([
    ['the body', /^\| Body +\| (\d+) KiB/m, LIMITS.bytes / 1024],
    ['tokens', /^\| Tokens +\| ([\d,]+)/m, LIMITS.tokens],
    ['depth', /^\| Depth +\| (\d+)/m, LIMITS.depth],
    ['one field', /^\| Repetitions of a field +\| (\d+)/m, LIMITS.aliases],
    ['complexity', /^\| Complexity +\| ([\d,]+)/m, LIMITS.complexity],
    ['complexity for admins', /([\d,]+) for a signed-in admin/, LIMITS.complexityForAdmins],
    ['a page', /^\| Page of a list +\| (\d+)/m, MAX_PAGE_SIZE],
    ['unknown keys', /send (\d+) unknown\s+keys per minute/, readConfig({}).rateLimit / 5],
    ['the budget', /^\| Budget of an address +\| (\d+) units a minute/m, readConfig({}).rateLimit],
  ])('states the server’s limit for %s', (_what, expression, limit) => {
    expect(said(expression)).toBe(limit);
  });

  test('states the complexity that the server computes for its example', () => {
    const query = saidQuery(/For example, `(\{.*?\})`/);
    const { complexity } = complexityFromQuery(query, { schema, ctx: {}, variables: {} });
    expect(said(/has the complexity\s+([\d,]+)/)).toBe(complexity);
    expect(said(/and costs\s+(\d+) units/)).toBe(
      Math.ceil(complexity / said(/One unit is a\s+complexity of (\d+)/)),
    );
  });

  test.each(Object.entries(SOURCES))('names the source of %s', (_name, { licence, url }) => {
    expect(TEXT).toContain(licence);
    if (url) expect(TEXT).toContain(url);
  });
});

test.each<[string, unknown, unknown, number]>([
  ['an equal value', { a: [1, { b: 'text' }] }, { a: [1, { b: 'text' }] }, 0],
  ['a different value', { a: [1, { b: 'text' }] }, { a: [1, { b: 'test' }] }, 1],
  ['a missing field', { a: 1, b: 2 }, { a: 1 }, 1],
  ['a field that is not shown', { a: 1 }, { a: 1, b: 2 }, 1],
  ['fields left out', { a: 1, [ELLIPSIS]: null }, { a: 1, b: 2 }, 0],
  ['items left out', [1, ELLIPSIS], [1, 2, 3], 0],
  ['items missing', [1, 2], [1, 2, 3], 1],
  ['a different first item', [2, ELLIPSIS], [1, 2, 3], 1],
  ['a text cut off by an ellipsis', 'eyJ…', 'eyJabc', 0],
  ['a different text before the ellipsis', 'eyK…', 'eyJabc', 1],
])('comparing a documented response with the real one: %s', (_what, shown, real, count) => {
  expect(differences(shown, real).length > 0 ? 1 : 0).toBe(count);
});

test('a curl command is parsed as the shell and curl would', () => {
  const command = `curl -s --get localhost:4000/graphql -H "Authorization: Bearer $TOKEN" \\
    --data-urlencode 'query={ a(b: "c d") }' | head -2`;
  expect(parseCurl(command, { TOKEN: 'x' })).toEqual({
    path: '/graphql?query=%7B%20a(b%3A%20%22c%20d%22)%20%7D',
    method: 'GET',
    headers: { accept: '*/*', authorization: 'Bearer x' },
  });
  expect(() => parseCurl('curl --fail localhost:4000/', {})).toThrow('--fail');
});
