/** Verses and topics inside other sites: pages for frames, and oEmbed. */
import { SaxesParser } from 'saxes';
import { embedPage, MAX_PAGE_BYTES } from '../../../api/embed/embedPage';
import { embedKey } from '../../../api/embed/embedRequest';
import { embedStyles } from '../../../api/embed/embedStyles';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertPost } from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { siteClient } from '../../support/siteClient';
import { bearer, send, signInNewAdmin } from '../../support/signIn';
import { statementsOf } from '../../support/statements';

const FONT = '/assets/quran-test.woff2';
const ORIGIN = 'http://localhost';

describeOneDatabase('embedding', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let post: number;
  beforeAll(async () => {
    post = await insertPost(database(), ['112:1', '112:2'], {
      englishTitle: 'One & "only" <God>',
      englishNote: '<p>See <a href="/verses/2:255">2:255</a> <em>too</em>.</p>',
    });
    app = makeTestApp(database(), { client: { ...siteClient(), quranFont: FONT } });
  });

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.fetch(path, { headers });
    return { response, html: await response.text() };
  };

  test('a verse is a small page without scripts that any site may frame', async () => {
    const { response, html } = await read('/embed/verses/2:255?lang=en');
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=1');
    expect(headers.get('cache-tag')).toContain('v262');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toMatch(/script|unsafe/);
    expect(html).not.toMatch(/<script|<link rel="stylesheet"| on\w+=/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    expect(html).toContain('<html lang="en" data-theme="auto">');
    expect(html).toMatch(/<p class="arabic" lang="ar" dir="rtl">\u0671\u0644/);
    expect(html).toContain('Saheeh International');
    expect(html).toContain(
      'free to copy unaltered, naming the source; it may have been edited here',
    );
    expect(html).toContain('CC BY 3.0');
    // Search engines show the page of the site, which they may read here.
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/verses/2:255">`);
    expect(html).toContain(`url('${FONT}')`);
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(2);
    for (const tag of links) expect(tag).toContain('target="_blank" rel="noopener"');
  });

  test('no other page may be framed', async () => {
    for (const path of ['/verses/2:255', '/oembed', '/api/verses/1', '/embedded']) {
      const { headers } = await app.fetch(path);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test.each([
    ['/embed/verses/2:255?lang=tr&theme=dark', 'tr', 'dark', 'Bakara 2:255'],
    ['/embed/verses/2:255-257?lang=en&theme=light', 'en', 'light', 'Al-Baqarah 2:255-257'],
    ['/embed/verses/2:255?theme=%22%3E', 'tr', 'auto', 'Bakara 2:255'],
  ])('%s has its language and theme', async (path, language, theme, title) => {
    const { html } = await read(path);
    expect(html).toContain(`<html lang="${language}" data-theme="${theme}">`);
    expect(html).toContain(`<title>${title} · Tibyan</title>`);
  });

  test('the language is that of the browser unless the address names one', async () => {
    const accepted = { 'accept-language': 'de, en;q=0.8' };
    expect((await read('/embed/verses/1:1', accepted)).html).toContain('lang="en"');
    expect((await read('/embed/verses/1:1?lang=tr', accepted)).html).toContain('lang="tr"');
  });

  test('a long run shows as many verses as fit, and links to the others', async () => {
    const { html } = await read('/embed/verses/2:1-286?lang=en');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    const shown = html.match(/class="arabic"/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(3);
    expect(html).toContain(`${286 - shown} more verses`);
    const longest = await read('/embed/verses/2:282?lang=tr');
    expect(Buffer.byteLength(longest.html)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    expect(longest.html.match(/class="arabic"/g)).toHaveLength(1);
  });

  test('a topic has its note and verses, and all is escaped', async () => {
    const { html } = await read(`/embed/posts/${post}?lang=en`);
    expect(html).toContain('One &amp; &quot;only&quot; &lt;God&gt;');
    expect(html).toContain(
      `<a href="${ORIGIN}/verses/2:255" target="_blank" rel="noopener">2:255</a> <em>too</em>`,
    );
    expect(html.match(/class="arabic"/g)).toHaveLength(2);
  });

  test.each([
    '/embed/verses/2:287',
    '/embed/verses/115:1',
    '/embed/verses/2:9-3',
    '/embed/verses/x',
    '/embed/verses/%',
    '/embed/posts/999999',
    '/embed/posts/0',
    '/embed/roots/x',
  ])('%s is a 404 in the same form', async (path) => {
    const { response, html } = await read(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<main><h1>');
  });

  test('is cached by what it depends on only, until its text changes', async () => {
    await read('/embed/verses/112:1?lang=en');
    const statements = await statementsOf(database(), () =>
      read('/embed/verses/112:1?x=1&lang=en&theme=none', {
        cookie: 'settings=x',
        'accept-language': 'tr',
      }),
    );
    expect(statements).toEqual([]);
    const jwt = await signInNewAdmin(database(), app, 'veli');
    await send(
      app,
      `mutation { updateVerse(input: { databaseId: 6222, expectedVersion: null, englishTranslation: "<p>Changed</p>", turkishTranslation: "<p>Değişti</p>" }) { __typename } }`,
      {},
      bearer(jwt),
    );
    expect((await read('/embed/verses/112:1?lang=en')).html).toContain('Changed');
  });

  const describePage = async (url: string, rest = '') => {
    const response = await app.fetch(`/oembed?url=${encodeURIComponent(url)}${rest}`);
    return {
      response,
      data: (await response
        .clone()
        .json()
        .catch(() => null)) as Record<string, unknown>,
    };
  };

  test('oEmbed describes pages by a frame', async () => {
    const { response, data } = await describePage(`${ORIGIN}/verses/2:255?lang=en`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(data).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Al-Baqarah 2:255',
      provider_name: 'Tibyan',
      width: 600,
      thumbnail_url: `${ORIGIN}/share/verses/2:255.en.png`,
    });
    const src = /src="([^"]+)"/.exec(data.html as string)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(src).toBe(`${ORIGIN}/embed/verses/2:255?lang=en`);
    expect((await describePage(`${ORIGIN}/verses/2%3A255`)).response.status).toBe(200);
    expect((await describePage(`${ORIGIN}/verses/%zz`)).response.status).toBe(404);
    expect((await app.fetch(src)).status).toBe(200);
    const small = await describePage(`${ORIGIN}/surahs/112`, '&maxwidth=320&maxheight=240');
    expect(small.data).toMatchObject({ width: 320, height: 240 });
    expect(small.data).not.toHaveProperty('thumbnail_url');
    expect(small.data.html).toContain('/embed/verses/112:1-4');
    const topic = await describePage(`${ORIGIN}/posts/quran/${post}?lang=en`);
    expect(topic.data.title).toBe('One & "only" <God>');
    expect(topic.data.html).toContain('title="One &amp; &quot;only&quot; &lt;God&gt;"');
  });

  test('pages as they were and other methods are refused', async () => {
    const past = await describePage(`${ORIGIN}/verses/2:255?at=1`);
    expect(past.response.status).toBe(404);
    expect(past.data.error).toContain('an earlier revision');
    for (const path of ['/embed/verses/2:255', '/oembed?url=x']) {
      const response = await app.fetch(path, { method: 'POST' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test('oEmbed in XML is well-formed', async () => {
    const url = encodeURIComponent(`${ORIGIN}/posts/${post}?lang=en`);
    const response = await app.fetch(`/oembed?url=${url}&format=xml`);
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const parser = new SaxesParser();
    const names: string[] = [];
    let text = '';
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => names.push(name));
    parser.on('text', (part) => (text += part));
    parser.write(await response.text()).close();
    expect(names.slice(0, 3)).toEqual(['oembed', 'version', 'type']);
    expect(text).toContain('One & "only" <God>');
  });

  test.each([
    ['a page without verses', `${ORIGIN}/about`, '', 404],
    ['a verse that does not exist', `${ORIGIN}/verses/2:300`, '', 404],
    ['another site', 'https://example.com/verses/2:255', '', 400],
    ['no address', 'verses/2:255', '', 400],
    ['another format', `${ORIGIN}/verses/2:255`, '&format=yaml', 501],
    ['a size that is none', `${ORIGIN}/verses/2:255`, '&maxwidth=wide', 400],
  ])('oEmbed refuses %s', async (_what, url, rest, status) => {
    const { response, data } = await describePage(url, rest);
    expect(response.status).toBe(status);
    expect(data.error).toBeTruthy();
  });

  test('pages that can be embedded say so', async () => {
    const discovered = async (path: string) => {
      const { html } = await read(path);
      return [...html.matchAll(/type="(\w+\/\w+)\+oembed" href="([^"]+)"/g)].map(
        ([, type, href = '']) => [type, href.replaceAll('&amp;', '&')] as const,
      );
    };
    for (const path of ['/verses/2:255', '/surahs/112', `/posts/quran/${post}`]) {
      const links = await discovered(path);
      expect(links.map(([type]) => type)).toEqual(['application/json', 'text/xml']);
      for (const [, href] of links) expect((await app.fetch(href)).status).toBe(200);
    }
    expect(await discovered('/about')).toEqual([]);
  });

  test('llms.txt names what there is, by addresses that answer', async () => {
    const { response, html: text } = await read('/llms.txt');
    expect(response.headers.get('content-type')).toContain('text/markdown');
    expect(text).toMatch(/^# Tibyan\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(10);
    for (const part of ['/feeds/', '/api#listChanges', '/api/translations', 'citation%28']) {
      expect(links.join(' ')).toContain(part);
    }
    // These are sent something by POST, or are of a topic that this database lacks.
    const others = ['/mcp', '/graphql', '/posts/2.txt'];
    const existing = links.filter((link) => !others.some((end) => link.endsWith(end)));
    for (const link of existing)
      expect([link, (await app.fetch(link)).status]).toEqual([link, 200]);
  });
});

test('the key of an embedded page has only what the page depends on', () => {
  const same = '/embed/verses/2:255';
  expect(embedKey(`${same}?lang=tr`, '')).toBe(embedKey(`${same}-255?theme=x&y=2`, 'tr-TR'));
  expect(embedKey(same, 'en')).not.toBe(embedKey(same, 'tr'));
  expect(embedKey(`${same}?theme=dark`, '')).not.toBe(embedKey(same, ''));
  expect(embedKey('/embed/verses/2:287', '')).toBeUndefined();
  // The page reads another value, and no fragment.
  expect(embedKey(`${same}?lang=en?`, 'tr')).toBe(embedKey(same, 'tr'));
  expect(embedKey(`${same}?lang=en#?lang=tr`, 'tr')).toBe(embedKey(`${same}?lang=en`, 'tr'));
});

test('a note with hostile HTML is harmless', () => {
  const page = embedPage(
    {
      title: '</title><script>1</script>',
      path: '/posts/1',
      note: '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x">b</a><img src=x></p><style>*{}</style>',
      verses: [],
      total: 0,
    },
    { language: 'english', theme: 'auto', origin: ORIGIN, styles: embedStyles(undefined) },
  );
  expect(page).not.toMatch(/<script|onclick|javascript:|<img|alert/);
  expect(page.match(/<style>/g)).toHaveLength(1);
});
