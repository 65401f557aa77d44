/** Hostile requests to every operation: nothing breaks or leaks, and a refused request changes nothing. */
import type { Database } from '../../api/database/database';
import { makeTestApp, type TestApp } from './app';
import { insertElement, insertPost, insertRoot, insertTerm } from './content';
import { describeEachDatabase, type Kind } from './database';
import { operations, type HostileRequest, type Operation } from './hostileRequests';
import { bearer, insertAdmin, signIn } from './signIn';
import { fc } from './fastCheck';

/** Passwords are hashed slowly on purpose. */
const isSlow = ({ name }: Operation) => /login|changePassword/.test(name);
const MAX_SLOW_CASES = 20;

const LEAK =
  /\\n\s+at |node_modules|\.[cm]?[jt]sx?:\d|prisma|pglite|SELECT .*FROM|INSERT INTO|byte sequence|RangeError|TypeError|Something went wrong/i;

interface Body {
  data?: Record<string, { __typename?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
  success?: boolean;
  errorMessage?: string;
  code?: string;
}

/** The counters that every change of content increments. */
async function countersOf({ sql }: Database) {
  const [counters] = await sql<{ revision: number; kept: number }>`
    SELECT revision, (SELECT count(*)::int FROM "Revision") AS kept FROM "ContentRevision"`;
  return counters ?? { revision: 0, kept: 0 };
}

const insertLetter = ({ prisma }: Database, arabicLetter: string) => {
  const texts = { turkishLetter: 'x', englishLetter: 'x' };
  const readings = {
    arabicPronunciation: 'x',
    turkishPronunciation: 'x',
    englishPronunciation: 'x',
  };
  return prisma.character.create({ data: { arabicLetter, ...texts, ...readings } });
};

/** Checksums of all tables except those of failed searches and logins, which any caller may change. */
async function checksumsOf({ prisma }: Database) {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('FailedSearch', 'FailedLogin') ORDER BY 1`;
  const sums: Record<string, unknown> = {};
  for (const { name } of tables) {
    sums[name] = await prisma.$queryRawUnsafe(
      `SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) FROM "${name}" t`,
    );
  }
  return sums;
}

/** @returns true if the request succeeded */
async function expectHarmless(app: TestApp, { path, ...init }: HostileRequest): Promise<boolean> {
  app.log.splice(0);
  const response = await app.fetch(path, init);
  const text = await response.text();
  expect(app.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(response.status).toBeLessThan(500);
  expect(text).not.toMatch(LEAK);
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  const { data, errors = [], ...rest } = (isJson ? JSON.parse(text) : {}) as Body;
  if (rest.success === false) {
    errors.push({ message: rest.errorMessage ?? '', extensions: { code: rest.code } });
  }
  for (const { message, extensions } of errors) {
    expect(message).not.toBe('');
    expect(extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
  }
  const isFailure = Object.values(data ?? {}).some((of) => of?.__typename?.endsWith('Error'));
  return response.ok && errors.length === 0 && !isFailure;
}

/** @param requests total number of requests to each kind of database */
export function testHostileInput(requests: Record<Kind['name'], number>): void {
  describeEachDatabase('hostile input', (databases) => {
    // Each operation is called by an anonymous caller and by an admin.
    const usual = Math.ceil(requests[databases.kind] / 2 / operations.length);
    const runs = (operation: Operation) => ({
      numRuns: isSlow(operation) ? Math.min(usual, MAX_SLOW_CASES) : usual,
      // No shrinking: repeated requests no longer make the same change, which would hide the cause.
      endOnFailure: true,
    });
    const named = operations.map((operation) => ({ operation, name: operation.name }));

    const database = databases.use('small');
    let app: TestApp;
    beforeAll(async () => {
      app = makeTestApp(database(), { trustProxy: 1 });
      await insertAdmin(database(), 'admin');
      for (const section of ['quran', 'faith', 'other'] as const) {
        await insertPost(database(), ['1:1', '2:255'], { section });
      }
      const term = await insertTerm(database(), 'names');
      for (const word of ['1:1:1', '1:1:2', '1:1:3']) await insertElement(database(), term, [word]);
      await insertRoot(database(), 'قول', ['1:1:4']);
      for (const letter of ['ا', 'ب', 'ت']) await insertLetter(database(), letter);
    });

    describe('of an anonymous caller', () => {
      let before: unknown;
      beforeAll(async () => {
        before = await checksumsOf(database());
      });

      test.each(named)('$name', async ({ operation }) => {
        const check = async (request: HostileRequest) => {
          await expectHarmless(app, request);
        };
        await fc.assert(fc.asyncProperty(operation.requests, check), runs(operation));
      });

      test('has changed no row of any table except counted searches', async () => {
        expect(await checksumsOf(database())).toEqual(before);
      });
    });

    describe('of an admin', () => {
      let headers: Record<string, string>;
      const begin = async () => {
        headers = bearer((await signIn(app, 'admin')).jwt);
      };
      beforeAll(begin);

      const asAdmin = (request: HostileRequest) => ({
        ...request,
        headers: { ...request.headers, ...headers },
      });

      test.each(named)('$name', async ({ operation }) => {
        let before = await countersOf(database());
        const check = async (request: HostileRequest) => {
          const isDone = await expectHarmless(app, asAdmin(request));
          const now = await countersOf(database());
          const raised = now.revision - before.revision;
          const isKept = now.kept > before.kept;
          before = now;
          expect(raised).toBeLessThanOrEqual(isDone && operation.mayChange ? 1 : 0);
          expect(isKept).toBe(raised === 1);
        };
        await fc.assert(fc.asyncProperty(operation.requests, check), runs(operation));
        // The operation has ended all sessions of the admin.
        if (operation.name.includes('logoutEverywhere')) await begin();
      });

      test('leaves the admin signed in', async () => {
        const body = JSON.stringify({ query: '{ viewer { username } }' });
        const init = {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': 'application/json' },
        };
        const response = await app.fetch('/graphql', init);
        expect(await response.json()).toEqual({ data: { viewer: { username: 'admin' } } });
      });
    });
  });
}
