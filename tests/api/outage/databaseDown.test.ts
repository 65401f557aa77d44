/** PostgreSQL becomes unreachable under load and comes back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readContentRevision } from '../../../api/database/contentRevision';
import type { Database } from '../../../api/database/database';
import { openPostgres } from '../../../api/database/postgres';
import { makeTestApp, type TestApp } from '../../support/app';
import { makeDatabase, postgres, urlOf } from '../../support/database';
import { proxyTo, type Proxy } from '../../support/proxy';
import { restOf } from '../../support/rest';
import { saveVerse, storedVerse } from '../../support/save';
import { siteClient } from '../../support/siteClient';
import { bearer, insertAdmin, signIn } from '../../support/signIn';

const block = postgres.isHere() ? describe : describe.skip;
const UNAVAILABLE = { status: 503, success: false, code: 'SERVICE_UNAVAILABLE' };
/** On a machine that isn't busy, a listening connection without its peer is replaced in 2 s. */
const REPLACED_MS = 10_000;
const READ = '/graphql?query={ verse(key: "2:255") { key words { arabicText } } }';

block('a PostgreSQL that goes away', () => {
  let name: string;
  let proxy: Proxy;
  let database: Database;
  let app: TestApp;
  let headers: Record<string, string>;

  beforeAll(async () => {
    name = await makeDatabase(postgres, 'small');
    const url = new URL(urlOf(name));
    proxy = await proxyTo(url.hostname, Number(url.port || 5432));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    database = await openPostgres(url.href);
    app = makeTestApp(database);
    await insertAdmin(database, 'a');
    headers = bearer((await signIn(app, 'a')).jwt);
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await postgres.drop(name);
  });

  test('cached responses continue, all else is a 503, and recovery takes at most 2 s', async () => {
    const kept = await (await app.fetch(READ)).json();
    await proxy.cut();
    app.log.length = 0;

    const again = await app.fetch(READ);
    expect([again.status, await again.json()]).toEqual([200, kept]);
    const read = await app.fetch('/graphql?query={ verse(key: "3:1") { key } }');
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await read.json()).toMatchObject({
      data: { verse: null },
      errors: [
        {
          message: 'The database is not responding. Try again in a moment.',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        },
      ],
    });
    expect(await restOf(app)('GET /verses/200')).toMatchObject(UNAVAILABLE);
    expect(await saveVerse(app, headers, 1, 'lost')).toMatchObject(UNAVAILABLE);
    const login = await restOf(app)('POST /authentication/login', { username: 'a', password: 'b' });
    expect(login).toMatchObject(UNAVAILABLE);
    expect(app.log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'the database is unavailable' }),
    );

    await proxy.restore();
    await sleep(2000);
    expect((await restOf(app)('GET /verses/200')).status).toBe(200);
    expect((await saveVerse(app, headers, 1, 'saved')).status).toBe(200);
    expect(await (await app.fetch('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('a page that is not cached is a 503 in the language of the reader', async () => {
    const pages = makeTestApp(database, { client: siteClient() });
    const kept = await (await pages.fetch('/verses/1:1')).text();
    await proxy.cut();
    try {
      expect(await (await pages.fetch('/verses/1:1')).text()).toBe(kept);
      for (const path of [
        '/verses/2:34',
        '/surahs/5',
        '/posts/3',
        '/roots',
        '/roots/رحم',
        '/tables',
        '/termTables/2',
        '/query?queryParameter=sabr',
      ]) {
        const turkish = await pages.fetch(path);
        expect([path, turkish.status, turkish.headers.get('retry-after')]).toEqual([
          path,
          503,
          '2',
        ]);
        const html = await turkish.text();
        expect(html).toMatch(/<html lang="tr".*<h1[^>]*>Site şu anda veritabanına ulaşamıyor</s);
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        expect(html).not.toContain('<script type="module"');
        const english = await pages.fetch(path, { headers: { 'accept-language': 'en' } });
        expect(await english.text()).toContain('The site can’t reach its database right now');
      }
    } finally {
      await proxy.restore();
    }
    expect((await pages.fetch('/verses/2:34')).status).toBe(200);
  });

  test('a process started without the database answers 503 until it is back', async () => {
    await proxy.cut();
    const late = makeTestApp(database);
    try {
      // Rows that were read before are in memory, and those of other verses are not.
      const other = `/graphql?query=${encodeURIComponent('{ verse(key: "2:77") { words { key } } }')}`;
      expect((await late.fetch(other)).status).toBe(503);
      expect(await restOf(late)('GET /verses/90')).toMatchObject(UNAVAILABLE);
    } finally {
      await proxy.restore();
    }
    expect((await late.fetch(READ)).status).toBe(200);
  });

  test('a listening connection without its peer is replaced, and saves elsewhere arrive', async () => {
    const elsewhere = await openPostgres(urlOf(name));
    try {
      const heard = new Promise<number>((resolve) => database.onRevision(resolve));
      proxy.freeze();
      const other = makeTestApp(elsewhere);
      expect((await saveVerse(other, headers, 2, 'saved elsewhere')).status).toBe(200);
      const saved = performance.now();
      expect(await heard).toBe(await readContentRevision(elsewhere));
      expect(performance.now() - saved).toBeLessThan(REPLACED_MS);
    } finally {
      await elsewhere.close();
      await proxy.cut();
      await proxy.restore();
    }
  });

  test('under load no acknowledged save is lost, and none is partial', async () => {
    const verses = [11, 12, 13, 14, 15, 16, 17, 18];
    const acknowledged = new Map<number, number>(verses.map((id) => [id, 1]));
    const statuses = new Map<number, number>();
    let isOver = false;
    const editing = verses.map(async (id) => {
      for (let edit = 0; !isOver; edit++) {
        const { status, data } = await saveVerse(app, headers, id, `${id} ${edit}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) acknowledged.set(id, data.version);
      }
    });
    for (let time = 0; time < 3; time++) {
      await sleep(400);
      await proxy.cut();
      await sleep(200);
      await proxy.restore();
    }
    await sleep(2000);
    const before = statuses.get(200) ?? 0;
    await sleep(300);
    isOver = true;
    await Promise.all(editing);

    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(statuses.get(200)).toBeGreaterThan(before);
    for (const id of verses) {
      const { version, revisions, englishTranslation } = await storedVerse(database, id);
      // A save may be stored although its acknowledgment was lost, so the version may be higher.
      expect(version).toBeGreaterThanOrEqual(acknowledged.get(id) ?? NaN);
      expect(revisions).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 2));
      expect(englishTranslation).toMatch(new RegExp(`^${id} \\d+$`));
    }
  });
});
