/** The response cache: public responses are cached for one content revision, others never. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '../../../../api/database/database';
import { incrementContentRevision } from '../../../../api/write/changes';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase, makeDatabase, postgres } from '../../../support/database';
import { saveVerse } from '../../../support/save';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const READ =
  '{ verse(key: "1:1") { turkishTranslation } long: verse(key: "2:282") { englishTranslation } }';
const GET = `/graphql?query=${encodeURIComponent(READ)}`;

const readVerse = async (app: TestApp) =>
  (await app.query<{ verse: { turkishTranslation: string } }>(READ)).verse.turkishTranslation;

async function eventually(isTrue: () => Promise<boolean>, milliseconds: number) {
  const end = Date.now() + milliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

describeOneDatabase('the response cache', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'a');
    await app.query('{ __typename }');
  });

  test.each([
    undefined,
    'gzip',
    'br',
    'br;q=0, gzip',
    'br;q=0.1, gzip',
    'gzip, br',
    '*',
    'identity',
  ])(
    'a second GET with Accept-Encoding %s needs no statement and gets the same response',
    async (encoding) => {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
      const first = await app.fetch(GET);
      const expected = await first.text();
      let answer: Response | undefined;
      expect(
        await statementsOf(database(), async () => (answer = await app.fetch(GET, { headers }))),
      ).toEqual([]);
      const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
      const sent = answer?.headers.get('Content-Encoding');
      const text =
        sent === 'br' ? brotliDecompressSync(bytes) : sent === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(text.toString()).toBe(expected);
      expect(sent ?? null).toBe(
        {
          gzip: 'gzip',
          br: 'br',
          'br;q=0, gzip': 'gzip',
          'br;q=0.1, gzip': 'gzip',
          'gzip, br': 'br',
          '*': 'br',
        }[encoding ?? ''] ?? null,
      );
      expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=30, s-maxage=1');
      expect(answer?.headers.get('X-Content-Revision')).toMatch(/^\d+$/);
      expect(answer?.headers.get('Vary')).toMatch(/Accept-Encoding, Authorization/);
      expect(answer?.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer?.headers.get('X-Request-Id')).toBeTruthy();
    },
  );

  test('a matching ETag gets a 304 without a body, another ETag the response', async () => {
    const etag = (await app.fetch(GET)).headers.get('ETag') ?? '';
    const ask = (tag: string) => app.fetch(GET, { headers: { 'if-none-match': tag } });
    const known = await ask(`"x", ${etag}`);
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('ETag')).toBe(etag);
    expect((await ask('"x"')).status).toBe(200);
  });

  test('Cache-Control and Cache-Tag say how long, and for which content', async () => {
    const headersOf = async (query: string) => {
      const path = `/graphql?query=${encodeURIComponent(query)}`;
      const { headers } = await app.fetch(path);
      return [headers.get('Cache-Control'), headers.get('Cache-Tag')?.split(',')];
    };
    const kept = 'public, max-age=30, s-maxage=1';
    expect(await headersOf('{ verse(key: "2:255") { key } }')).toEqual([kept, ['s2', 'v262']]);
    expect(await headersOf('{ surah(number: 2) { number } }')).toEqual([kept, ['s2']]);
    expect(await headersOf('{ contentRevision }')).toEqual(['public, no-cache', ['*']]);
    const rest = await app.fetch('/api/verses/262');
    expect(rest.headers.get('Cache-Tag')?.split(',')).toContain('v262');
  });

  test('after a save everyone reads the new text at once', async () => {
    for (const text of ['bir', 'iki', 'üç']) {
      await saveVerse(app, bearer(token), 1, text);
      expect(await readVerse(app)).toBe(text);
      expect(await (await app.fetch(GET)).text()).toContain(text);
    }
  });

  test('requests with and without a token never share a response', async () => {
    const ADMIN = '{ verse(key: "1:2") { turkishTranslationAdmin } viewer { username } }';
    const admin = await send<{ viewer: object }>(app, ADMIN, {}, bearer(token));
    expect(admin.data?.viewer).toEqual({ username: 'a' });
    expect(admin.response.headers.get('Cache-Control') ?? '').not.toContain('public');
    expect((await send(app, ADMIN)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await send(app, '{ viewer { username } }')).data).toEqual({ viewer: null });
    expect((await send(app, '{ viewer { username } }', {}, bearer(token))).data).toEqual({
      viewer: { username: 'a' },
    });
  });

  test('neither mutations nor responses with errors are cached', async () => {
    const login = () =>
      send<{ login: { message: string } }>(
        app,
        'mutation { login(input: { username: "b", password: "c" }) { ... on Failure { message } } }',
      );
    expect((await login()).response.headers.get('ETag')).toBeNull();
    const statements = await statementsOf(database(), login);
    expect(statements.length).toBeGreaterThan(0);
    const wrong = await send(app, '{ verse(key: "x") { key } }');
    expect(wrong.errors).toHaveLength(1);
    expect(wrong.response.headers.get('ETag')).toBeNull();
  });

  test('variables and media types have their own responses', async () => {
    const document = 'query ($key: String!) { verse(key: $key) { key } }';
    for (const key of ['1:1', '1:2', '1:1']) {
      expect(await app.query(document, { key })).toEqual({ verse: { key } });
    }
    const types = ['application/json', 'application/graphql-response+json'];
    for (const type of [...types, ...types]) {
      const { response } = await send(app, '{ verse(key: "1:3") { key } }', {}, { accept: type });
      expect(response.headers.get('Content-Type')).toContain(type);
    }
  });
});

const onPostgres = postgres.isHere() ? describe : describe.skip;

onPostgres('two processes on one PostgreSQL', () => {
  let name: string;
  let databases: Database[];
  beforeAll(async () => {
    name = await makeDatabase(postgres, 'small');
    databases = [await postgres.open(name), await postgres.open(name)];
  });
  afterAll(async () => {
    for (const database of databases) await database.close().catch(() => undefined);
    await postgres.drop(name);
  });

  test('a save in one is visible in the other within 2 s, even after a cut connection', async () => {
    const [database, other] = databases as [Database, Database];
    const [here, there] = [makeTestApp(database), makeTestApp(other)];
    const token = await signInNewAdmin(database, here, 'a');
    await readVerse(there);

    await saveVerse(here, bearer(token), 1, 'bir');
    expect(await eventually(async () => (await readVerse(there)) === 'bir', 2000)).toBe(true);

    await database.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE ${'%ContentRevision%'} AND pid <> pg_backend_pid()`;
    await saveVerse(here, bearer(token), 1, 'iki');
    expect(await eventually(async () => (await readVerse(there)) === 'iki', 2000)).toBe(true);
  });

  test('after a save in one, the other forgets only what it affects', async () => {
    const [database, other] = databases as [Database, Database];
    const [here, there] = [makeTestApp(database), makeTestApp(other)];
    const token = await signInNewAdmin(database, here, 'b');
    const readOther = () => there.query('{ verse(key: "2:255") { words { key } } }');
    await readVerse(there);
    await readOther();

    await saveVerse(here, bearer(token), 1, 'üç');
    expect(await eventually(async () => (await readVerse(there)) === 'üç', 2000)).toBe(true);
    expect(await statementsOf(other, readOther)).toEqual([]);
  });

  const tags = (count: number) => Array.from({ length: count }, (_, index) => `v${index + 1000}`);
  test.each([
    ['parts that a notification can name is heard as it is', tags(1000), tags(1000)],
    ['more parts is heard as one of everything', tags(1500), ['*']],
  ])('a change of %s', async (_what, changed, expected) => {
    const [database, other] = databases as [Database, Database];
    const heard = new Promise<readonly string[]>((resolve) =>
      other.onRevision((_revision, affected) => resolve(affected)),
    );
    await database.prisma.$transaction((tx) => incrementContentRevision(tx, changed));
    expect(await heard).toEqual(expected);
  });
});
