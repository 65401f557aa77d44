/** Public pages, rendered once for each content revision, language and theme. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeTranslation } from '../../../../api/exchange/translations/saveTranslation';
import { DEFAULT_SETTINGS, type Settings } from '../../../../client/settings/settings';
import { formatCookie } from '../../../../client/settings/settingsCookie';
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertPost } from '../../../support/content';
import { describeOneDatabase } from '../../../support/database';
import { siteClient } from '../../../support/siteClient';
import { saveVerse } from '../../../support/save';
import { bearer, signInNewAdmin } from '../../../support/signIn';
import { GERMAN, insertTranslation, URDU } from '../../../support/translations';
import { statementsOf } from '../../../support/statements';

const cookieOf = (settings: Partial<Settings>) =>
  `settings=${formatCookie({ ...DEFAULT_SETTINGS, ...settings })}`;

describeOneDatabase('pages', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let client: ReturnType<typeof siteClient>;
  let token: string;

  beforeAll(async () => {
    token = await signInNewAdmin(database(), makeTestApp(database()), 'a');
  });
  beforeEach(() => {
    client = siteClient();
    app = makeTestApp(database(), { client });
  });

  const save = async (text: string) => {
    expect((await saveVerse(app, bearer(token), 1, text)).status).toBe(200);
  };
  const rendersOf = (path: string) => client.renders.get(path) ?? 0;

  test.each([
    '/',
    '/surahs',
    '/verses/2:255',
    '/verses/2:255?lang=en&highlightTerm=2',
    '/query?queryParameter=Allah&pageSize=10&pageIndex=1&language=turkish',
    '/about?tab=details',
  ])('%s is rendered once', async (path) => {
    const first = await app.fetch(path);
    expect(first.status).toBe(200);
    const html = await first.text();
    expect(html).toMatch(/^<!DOCTYPE html>/);
    let second: Response | undefined;
    const statements = await statementsOf(database(), async () => {
      second = await app.fetch(path);
    });
    expect(statements).toEqual([]);
    expect(await second?.text()).toBe(html);
    expect(rendersOf(path)).toBe(1);
    for (const answer of [first, second]) {
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=1',
        vary: 'Cookie, Accept-Language, Accept-Encoding',
        etag: expect.stringMatching(/^W\/"/) as string,
        'x-content-revision': expect.stringMatching(/^\d+$/) as string,
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
        'x-request-id': expect.any(String) as string,
      });
    }
    expect(first.headers.get('etag')).toBe(second?.headers.get('etag'));
  });

  test('a page has the chosen further translations, and is stored if they exist', async () => {
    await insertTranslation(database(), GERMAN, (key) => ({ text: `Vers ${key}` }));
    await insertTranslation(database(), URDU, (key) => ({ text: `آیت ${key}` }));
    const post = await insertPost(database(), ['112:1', '114:6']);
    const read = async (path: string, ...translations: string[]) => {
      const response = await app.fetch(path, { headers: { cookie: cookieOf({ translations }) } });
      const isPublic = response.headers.get('cache-control')?.startsWith('public');
      return { isPublic, html: await response.text() };
    };
    for (const [path, key, last] of [
      ['/verses/2:255', '2:255', '2:255'],
      ['/surahs/2', '2:1', '2:286'],
      ['/pages/604', '112:1', '114:6'],
      ['/juz/30', '78:1', '114:6'],
      [`/posts/${post}`, '112:1', '114:6'],
    ] as const) {
      const { isPublic, html } = await read(path, GERMAN.slug, URDU.slug);
      expect([path, isPublic]).toEqual([path, true]);
      for (const text of [`Vers ${key}`, `Vers ${last}`, `آیت ${key}`, `آیت ${last}`]) {
        expect([path, html.includes(text)]).toEqual([path, true]);
      }
      const count = (text: string) => html.split(`>${text} `).length;
      expect([path, count('Vers')]).toEqual([path, count('آیت')]);
      expect(rendersOf(path)).toBe(1);
      await read(path, GERMAN.slug, URDU.slug);
      expect(rendersOf(path)).toBe(1);
    }
    const removed = await read('/verses/2:255', GERMAN.slug, 'ur-removed');
    expect(removed.html).toContain('Vers 2:255');
    expect(removed.isPublic).toBe(false);
    for (const { slug } of [GERMAN, URDU]) await removeTranslation(database(), slug);
  });

  test.each([
    ['/verses/2:255', ['s2', 'v262']],
    ['/surahs/114', ['s114', 'v6231', 'v6236']],
  ])('Cache-Tag names what %s shows and no other content', async (path, tags) => {
    const named = (await app.fetch(path)).headers.get('Cache-Tag')?.split(',');
    expect(named).toEqual(expect.arrayContaining(tags));
    expect(named).not.toContain('v2');
    expect(named).not.toContain('*');
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('Accept-Encoding %s gets the encoding %s', async (accepted, sent) => {
    const html = await (await app.fetch('/verses/1:1')).text();
    for (let time = 1; time <= 2; time++) {
      const answer = await app.fetch('/verses/1:1', { headers: { 'accept-encoding': accepted } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-encoding')).toBe(sent);
      const text = sent === 'br' ? brotliDecompressSync(bytes) : sent ? gunzipSync(bytes) : bytes;
      expect(text.toString()).toBe(html);
    }
    expect(rendersOf('/verses/1:1')).toBe(1);
  });

  test('a matching ETag gets a 304, and HEAD sends the same ETag without a body', async () => {
    const etag = (await app.fetch('/verses/1:2')).headers.get('etag') ?? '';
    const known = await app.fetch('/verses/1:2', { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    const other = await app.fetch('/verses/1:2', { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
    const head = await app.fetch('/verses/1:2', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(rendersOf('/verses/1:2')).toBe(1);
  });

  test('a page first requested by HEAD is complete for a later GET', async () => {
    await app.fetch('/verses/1:3', { method: 'HEAD' });
    expect(await (await app.fetch('/verses/1:3')).text()).toContain('</html>');
  });

  test('every language, theme and other setting has its own cached page', async () => {
    const kinds: Record<string, string>[] = [
      {},
      { 'accept-language': 'en' },
      { cookie: cookieOf({ prefTheme: 'lightGreen' }) },
      { cookie: cookieOf({ prefLanguage: 'english', prefTheme: 'lightGreen' }) },
      { cookie: cookieOf({ alwaysShowEnglish: false }) },
      { cookie: cookieOf({ useComplexCharacters: false }) },
      { cookie: cookieOf({ transcription: 'scholarly' }) },
      { cookie: cookieOf({ transcription: 'none' }) },
    ];
    const read = async (headers: Record<string, string>) =>
      (await app.fetch('/verses/1:4', { headers })).text();
    const pages: string[] = [];
    for (const headers of kinds) pages.push(await read(headers));
    expect(new Set(pages).size).toBe(kinds.length);
    for (const [index, headers] of kinds.entries()) expect(await read(headers)).toBe(pages[index]);
    expect(rendersOf('/verses/1:4')).toBe(kinds.length);
    const line = (text: string) => `<span lang="ar-Latn">${text}</span>`;
    expect(pages[0]).toContain(line('mâliki yevmi’d-dîn'));
    expect(pages[1]).toContain(line('maaliki yawmi d-deen'));
    expect(pages[6]).toContain(line('mâliki yevmi’d-dîn'));
    expect(pages[7]).not.toContain('ar-Latn');
    expect(pages[0]).toContain(
      '<html lang="tr" data-theme="darkGreen" data-text-size="normal" data-arabic-size="normal">',
    );
    expect(pages[1]).toContain(
      '<html lang="en" data-theme="darkGreen" data-text-size="normal" data-arabic-size="normal">',
    );
    expect(pages[3]).toContain(
      '<html lang="en" data-theme="lightGreen" data-text-size="normal" data-arabic-size="normal">',
    );
  });

  test('equivalent cookies share a page, even with junk in them', async () => {
    const cookies = [
      cookieOf({}),
      `other=${'x'.repeat(50)}; ${cookieOf({})}`,
      `settings=${encodeURIComponent('{"junk":1,"prefTheme":"darkGreen","prefLanguage":"tr"}')}`,
    ];
    for (const cookie of cookies) await app.fetch('/verses/1:5', { headers: { cookie } });
    expect(rendersOf('/verses/1:5')).toBe(1);
  });

  test('a save is visible on the page at once', async () => {
    for (const text of ['bir', 'iki', 'üç']) {
      const before = (await app.fetch('/verses/1:1')).headers.get('etag') ?? '';
      await save(text);
      const after = await app.fetch('/verses/1:1', { headers: { 'if-none-match': before } });
      expect(after.status).toBe(200);
      expect(await after.text()).toContain(`>${text}<`);
    }
  });

  test('a page rendered during a save is not cached', async () => {
    const { render } = client;
    client.render = async (request, options) => {
      const page = await render(request, options);
      if (rendersOf('/verses/1:1') === 1) await save('meanwhile');
      return page;
    };
    expect(await (await app.fetch('/verses/1:1')).text()).not.toContain('>meanwhile<');
    expect(await (await app.fetch('/verses/1:1')).text()).toContain('>meanwhile<');
  });

  test.each([
    ['an unknown page', '/nonsense', 404],
    ['an unknown verse', '/verses/2:287', 404],
    ['a redirect', '/query?queryParameter=2%3A255', 302],
    ['a very long address', `/verses/1:6?queryParameter=${'x'.repeat(600)}`, 200],
    // Each failed search is counted.
    ['a search that finds nothing', '/query?queryParameter=zzqx', 200],
  ])('%s is not cached', async (_what, path, status) => {
    for (const times of [1, 2]) {
      const answer = await app.fetch(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('x-content-revision')).toBeNull();
      await answer.text();
      expect(rendersOf(path)).toBe(times);
    }
  });

  test('parameters that no page reads make no new page', async () => {
    const pages: string[] = [];
    for (const parameters of ['?lang=en', '?utm_source=a&lang=en', '?lang=en&x=1&x=2']) {
      const answer = await app.fetch(`/verses/1:6${parameters}`);
      expect(answer.headers.get('etag')).not.toBeNull();
      pages.push(await answer.text());
    }
    expect(new Set(pages).size).toBe(1);
    expect([...client.renders.values()]).toEqual([1]);
  });

  test('an address has an allowance of computed pages; cached ones are free', async () => {
    const limited = makeTestApp(database(), { client, rateLimit: 10 });
    const statusOf = async (path: string) => (await limited.fetch(path)).status;
    for (const verse of [1, 2, 3, 4]) expect(await statusOf(`/verses/1:${verse}`)).toBe(200);
    const refused = await limited.fetch('/verses/1:5');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many pages were requested.');
    for (const path of ['/nonsense', '/verses/1:6?x=1', '/sitemap.xml']) {
      expect(await statusOf(path)).toBe(429);
    }
    expect((await limited.fetch('/verses/1:7', { method: 'HEAD' })).status).toBe(429);
    expect(await statusOf('/verses/1:1')).toBe(200);
    expect(await statusOf('/verses/1:2?utm_source=x')).toBe(200);
  });

  test('a large page counts as several', async () => {
    const limited = makeTestApp(database(), { client, rateLimit: 10 });
    const page = await limited.fetch('/surahs/2');
    expect((await page.text()).length).toBeGreaterThan(400_000);
    expect((await limited.fetch('/verses/1:5')).status).toBe(429);
  });

  test('canonical addresses have the configured origin, or else that of the request', async () => {
    const read = async (address: string, from = app) => (await from.fetch(address)).text();
    const canonical = (origin: string) => `<link rel="canonical" href="${origin}/verses/1:7"/>`;
    for (const origin of ['http://one.test', 'http://two.test', 'http://one.test']) {
      expect(await read(`${origin}/verses/1:7`)).toContain(canonical(origin));
    }
    const set = makeTestApp(database(), { client, publicUrl: 'https://tibyan.example' });
    expect(await read('http://one.test/verses/1:7', set)).toContain(
      canonical('https://tibyan.example'),
    );
  });
});

describeOneDatabase('a page whose data cannot be read', (databases) => {
  test('is a 500 that is not cached, and recovers when the data is back', async () => {
    // React logs the rendering error.
    const error = jest.spyOn(native.console, 'error').mockImplementation();
    const database = await databases.open('filled');
    const client = siteClient();
    const app = makeTestApp(database, { client });
    await (await app.fetch('/verses/1:1')).text();
    await database.prisma.$executeRaw`ALTER TABLE "Surah" RENAME TO "Away"`;
    for (const times of [1, 2]) {
      for (const path of ['/surahs', '/verses/2:255', '/surahs/5']) {
        const failed = await app.fetch(path);
        expect(failed.status).toBe(500);
        expect(failed.headers.get('etag')).toBeNull();
        expect(await failed.text()).toMatch(/<h1[^>]*>Bu sayfa açılamadı</);
        expect(client.renders.get(path)).toBe(times);
      }
    }
    expect((await app.fetch('/verses/1:1')).status).toBe(200);
    await database.prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "Surah"`;
    expect((await app.fetch('/surahs')).status).toBe(200);
    error.mockRestore();
  });
});
