/** Files for search engines: robots.txt, and a sitemap of every page. */
import { brotliDecompressSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { MAX_PAGES_PER_SITEMAP, sitemapIndexOf, sitemapOf } from '../../../api/site/sitemap';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertPost } from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { siteClient } from '../../support/siteClient';
import { bearer, send, signInNewAdmin } from '../../support/signIn';
import { statementsOf } from '../../support/statements';

interface Entry {
  loc: string;
  alternates: Record<string, string>;
}

/** The entries of a sitemap or of an index; throws when it is not well-formed. */
function entriesOf(xml: string): Entry[] {
  const parser = new SaxesParser();
  const entries: Entry[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (part) => (text += part));
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'url' || name === 'sitemap') entries.push({ loc: '', alternates: {} });
    const last = entries.at(-1);
    if (name === 'xhtml:link' && attributes.rel === 'alternate' && last) {
      last.alternates[String(attributes.hreflang)] = String(attributes.href);
    }
  });
  parser.on('closetag', ({ name }) => {
    const last = entries.at(-1);
    if (name === 'loc' && last) last.loc = text;
  });
  parser.write(xml).close();
  return entries;
}

const ORIGIN = 'http://localhost';
const pathOf = (address: string) => address.replace(ORIGIN, '');

describeOneDatabase('the site for search engines', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(() => {
    app = makeTestApp(database(), { client: siteClient() });
  });
  const read = async () => entriesOf(await (await app.fetch('/sitemap.xml')).text());
  /** Addresses without a language, as paths. */
  const pages = async () =>
    (await read()).map(({ loc }) => pathOf(loc)).filter((path) => !/[?&]lang=/.test(path));

  test('robots.txt excludes addresses that are not pages and names the sitemap', async () => {
    const answer = await app.fetch('/robots.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const lines = (await answer.text()).split('\n');
    for (const path of ['/graphql', '/mcp', '/api/', '/auth', '/query?*pageIndex=']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const set = makeTestApp(database(), { publicUrl: 'https://tibyan.example' });
    expect(await (await set.fetch('/robots.txt')).text()).toContain(
      'Sitemap: https://tibyan.example/sitemap.xml',
    );
  });

  test('every page is listed in both languages, with all its alternates', async () => {
    const entries = await read();
    const addresses = entries.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    const known = new Set(addresses);
    const wrong = entries.filter(({ loc, alternates }) => {
      const all = Object.values(alternates);
      return !(
        loc.startsWith(`${ORIGIN}/`) &&
        Object.keys(alternates).join() === 'tr,en,x-default' &&
        all.includes(loc) &&
        all.every((address) => known.has(address))
      );
    });
    expect(wrong).toEqual([]);
    const tabs = entries.find(({ loc }) => loc === `${ORIGIN}/about?tab=details&lang=en`);
    expect(tabs?.alternates['x-default']).toBe(`${ORIGIN}/about?tab=details`);
  });

  test('the number of pages matches the database', async () => {
    const { prisma } = database();
    const listed = await pages();
    const count = (pattern: RegExp) => listed.filter((path) => pattern.test(path)).length;
    expect(count(/^\/verses\/\d+:\d+$/)).toBe(await prisma.verse.count());
    expect(count(/^\/surahs\/\d+$/)).toBe(114);
    expect(count(/^\/pages\/\d+$/)).toBe(604);
    expect(count(/^\/juz\/\d+$/)).toBe(30);
    expect(count(/^\/posts\/(\w+\/)?\d+$/)).toBe(
      await prisma.post.count({ where: { deletedAt: null } }),
    );
    expect(count(/^\/termTables\/\d+$/)).toBe(await prisma.term.count());
    expect(count(/^\/termTables\/\d+\/elements\/\d+$/)).toBe(
      await prisma.termElement.count({ where: { deletedAt: null } }),
    );
    expect(count(/^\/roots\/./)).toBe(await prisma.root.count({ where: { words: { some: {} } } }));
    expect(count(/./)).toBeGreaterThan(8000);
  });

  test('a listed page has that canonical address, language and alternates', async () => {
    const entries = new Map((await read()).map((entry) => [pathOf(entry.loc), entry]));
    const listed = [...entries.keys()];
    const ofContent = /^\/(surahs|pages|juz|verses|termTables|roots)\/|^\/posts\/(\w+\/)?\d/;
    const fixed = listed.filter((path) => !ofContent.test(path));
    const every = (pattern: RegExp, step: number) =>
      listed.filter((path) => pattern.test(path)).filter((_path, index) => index % step === 1);
    const sample = [
      ...fixed,
      ...every(/^\/surahs\//, 40),
      ...every(/^\/(pages|juz)\//, 300),
      ...every(/^\/verses/, 3000),
      ...every(/^\/posts\/.*\d/, 40),
      ...every(/^\/termTables\/\d+$/, 40),
      ...every(/^\/termTables\/\d+\/elements/, 600),
      ...every(/^\/roots\//, 800),
    ];
    expect(sample.length).toBeGreaterThan(65);
    for (const path of sample) {
      const answer = await app.fetch(path);
      const html = await answer.text();
      const own = `${ORIGIN}${path}`.replaceAll('&', '&amp;');
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toContain(`<link rel="canonical" href="${own}"/>`);
      expect(html).not.toContain('noindex');
      expect(html).toMatch(new RegExp(`<html lang="${/lang=en/.test(path) ? 'en' : 'tr'}"`));
      const tags = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      const alternates = tags.map(([, tag, href]) => [tag, href?.replaceAll('&amp;', '&')]);
      expect(Object.fromEntries(alternates)).toEqual(entries.get(path)?.alternates);
    }
  });

  test('a topic under another section leads to its own address', async () => {
    const { status, headers } = await app.fetch('/posts/quran/23');
    expect([status, headers.get('location')]).toEqual([302, '/posts/faithInAllah/23']);
  });

  test('the sitemap is cached and compressed, and a matching ETag gets a 304', async () => {
    const accepting = { headers: { 'accept-encoding': 'gzip, br' } };
    const first = await app.fetch('/sitemap.xml', accepting);
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(first.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(entriesOf(brotliDecompressSync(bytes).toString()).length).toBeGreaterThan(20_000);
    const etag = first.headers.get('etag') ?? '';
    let known: Response | undefined;
    const statements = await statementsOf(database(), async () => {
      known = await app.fetch('/sitemap.xml', { headers: { 'if-none-match': etag } });
    });
    expect(statements).toEqual([]);
    expect(known?.status).toBe(304);
  });

  test('a deleted topic is removed at once, and is back when it is restored', async () => {
    const id = await insertPost(database(), ['1:1'], { section: 'faithInBook' });
    const jwt = await signInNewAdmin(database(), app, 'a');
    const path = `/posts/faithInBook/${id}`;
    const change = async (document: string, expectedVersion: number) => {
      const input = { databaseId: id, expectedVersion };
      const { data, errors } = await send<Record<string, { __typename: string }>>(
        app,
        document,
        { input },
        bearer(jwt),
      );
      expect(errors).toBeUndefined();
      return Object.values(data ?? {})[0]?.__typename;
    };
    const deleted = await change(
      'mutation ($input: DeletePostInput!) { deletePost(input: $input) { __typename } }',
      1,
    );
    expect(deleted).toBe('DeletePostPayload');
    expect(await pages()).not.toContain(path);
    const restored = await change(
      'mutation ($input: RestorePostInput!) { restorePost(input: $input) { __typename } }',
      2,
    );
    expect(restored).toBe('RestorePostPayload');
    expect(await pages()).toContain(path);
  });

  test('the sitemap has exactly one part', async () => {
    expect((await app.fetch('/sitemaps/1.xml')).status).toBe(200);
    for (const name of ['0.xml', '2.xml', '1', 'x.xml']) {
      expect((await app.fetch(`/sitemaps/${name}`)).status).toBe(404);
    }
  });
});

describe('sitemaps', () => {
  test('escape special characters of XML', () => {
    const [first] = entriesOf(sitemapOf('https://a.example', ['/about?tab=details']));
    expect(first?.loc).toBe('https://a.example/about?tab=details&lang=tr');
    expect(entriesOf(sitemapIndexOf(['https://a.example/x?a=1&b=2']))[0]?.loc).toBe(
      'https://a.example/x?a=1&b=2',
    );
  });

  test('stay within 50,000 addresses and 50 MB with the longest addresses', () => {
    const origin = `https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.example`;
    const paths = Array.from(
      { length: MAX_PAGES_PER_SITEMAP },
      (_path, n) => `/posts/faithInProphets/${n}`,
    );
    const xml = sitemapOf(origin, paths);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    expect(xml.match(/<loc>/g)?.length).toBeLessThan(50_000);
  });
});
