import { dataRequestsOf, useBrowser } from '../support/browser';
import { sharedOrigin } from '../support/browserServer';
import { LANGUAGES, reads } from '../support/journey';

const request = (path: string, language = 'tr') =>
  fetch(sharedOrigin() + path, {
    headers: { 'accept-language': language },
    redirect: 'manual',
  });

/** What the head of a document says: the title, and contents by the name or property of each meta. */
function readHead(html: string): Map<string, string> {
  const head = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (head.has(name)) throw new Error(`${name} stands twice in the head.`);
    head.set(
      name,
      value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    );
  };
  add('title', /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  for (const [, name, value] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    add(name!, value!);
  }
  for (const [, address] of html.matchAll(/<link rel="canonical" href="([^"]+)"/g)) {
    add('canonical', address!);
  }
  return head;
}

const PAGES = [
  {
    path: '/',
    tr: 'Tibyan: Kur’an’ı konularıyla ve kelime kelime okuyun',
    en: 'Tibyan: Read the Qur’an by topic and word by word',
    arabic: 'تِبْيَان',
  },
  {
    path: '/verses/2:255',
    tr: 'Bakara suresi, 255. ayet · Tibyan',
    en: 'Surah Al-Baqarah, verse 255 · Tibyan',
    arabic: 'ٱلْعَظِيمُ'.replace('ٱ', 'ا'),
  },
  {
    path: '/verses/1:1',
    tr: 'Fâtiha suresi, 1. ayet · Tibyan',
    en: 'Surah Al-Fatihah, verse 1 · Tibyan',
    arabic: 'بِسْمِ',
  },
  {
    path: encodeURI('/roots/كتب'),
    tr: 'ك ت ب kökü · Tibyan',
    en: 'The root ك ت ب · Tibyan',
    arabic: 'الْكِتَـٰبَ',
  },
  { path: '/roots', tr: 'Kökler · Tibyan', en: 'Roots · Tibyan', arabic: 'أ ب د' },
  { path: '/surahs', tr: 'Sureler · Tibyan', en: 'Surahs · Tibyan', arabic: 'الْبَقَرَة' },
  {
    path: '/surahs/112',
    tr: 'İhlâs suresi · Tibyan',
    en: 'Surah Al-Ikhlas · Tibyan',
    arabic: 'قُلْ هُوَ',
  },
  {
    path: '/query',
    tr: 'Kur’an’da ara · Tibyan',
    en: 'Search the Qur’an · Tibyan',
    arabic: 'الحمد لله',
  },
];

describe.each(['tr', 'en'] as const)('to a caller who reads %s', (tag) => {
  test.each(PAGES)(
    '$path is a document with everything in it',
    async ({ path, arabic, ...titles }) => {
      const response = await request(path, tag);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}"`));
      expect(html.split('<body>')[1]).toContain(`>${arabic}`);

      const head = readHead(html);
      const title = titles[tag];
      const address = sharedOrigin() + path;
      expect(head.get('title')).toBe(title);
      expect(head.get('description')!.length).toBeGreaterThan(60);
      expect(head.get('canonical')).toBe(address);
      expect(head.get('robots')).toBeUndefined();
      expect(Object.fromEntries([...head].filter(([name]) => name.startsWith('og:')))).toEqual({
        'og:title': title,
        'og:description': head.get('description'),
        'og:url': address,
        'og:type': 'website',
        'og:site_name': 'Tibyan',
        'og:locale': tag === 'tr' ? 'tr_TR' : 'en_GB',
      });
    },
  );

  test('no two pages have the same title or description', async () => {
    const heads = await Promise.all(
      PAGES.map(async ({ path }) => readHead(await (await request(path, tag)).text())),
    );
    for (const name of ['title', 'description']) {
      expect(new Set(heads.map((head) => head.get(name))).size).toBe(PAGES.length);
    }
  });

  test.each([
    ['/verses/2:287', { tr: '2:287', en: '2:287' }],
    ['/verses/115:1', { tr: '115:1', en: '115:1' }],
    ['/verses/x', { tr: '2:255 gibi', en: 'such as 2:255' }],
    ['/verses/2:0', { tr: '2:255 gibi', en: 'such as 2:255' }],
    ['/verses/02:255', { tr: '2:255 gibi', en: 'such as 2:255' }],
    ['/surahs/0', { tr: '/surahs/36 gibi', en: 'such as /surahs/36' }],
    ['/surahs/115', { tr: '115 numaralı bir sure yok', en: 'no surah 115' }],
    ['/surahs/x', { tr: '/surahs/36 gibi', en: 'such as /surahs/36' }],
    ['/surahs/007', { tr: '/surahs/36 gibi', en: 'such as /surahs/36' }],
    ['/verses', { tr: 'Bu adreste bir sayfa yok.', en: 'no page at this address' }],
    ['/nonsense', { tr: 'Bu adreste bir sayfa yok.', en: 'no page at this address' }],
  ])('%s is a 404 that helps on', async (path, says) => {
    const response = await request(path, tag);
    expect(response.status).toBe(404);
    const html = await response.text();
    const main = /<main.*<\/main>/s.exec(html)![0];
    expect(main).toContain(says[tag]);
    expect(main).toContain('href="/"');
    expect(main).toContain('href="/surahs"');
    const head = readHead(html);
    expect(head.get('robots')).toBe('noindex');
    expect(head.get('canonical')).toBeUndefined();
  });
});

test.each(['2%3A255', '2+255', '+02++255+'])(
  'a search for the numbers %s leads to the verse',
  async (typed) => {
    const response = await request(`/query?queryParameter=${typed}&pageSize=10&pageIndex=0`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/\/verses\/2:255$/);
  },
);

test('a page behind the last of a search leads to the last', async () => {
  const address = '/query?queryParameter=Allah&pageSize=100&language=turkish&pageIndex=';
  const response = await request(`${address}999`);
  expect(response.status).toBe(302);
  const last = new URL(response.headers.get('location')!, sharedOrigin());
  expect(Object.fromEntries(last.searchParams)).toMatchObject({
    queryParameter: 'Allah',
    pageSize: '100',
    language: 'turkish',
  });
  expect(Number(last.searchParams.get('pageIndex'))).toBeGreaterThan(5);
  expect((await request(last.pathname + last.search)).status).toBe(200);
});

test('of a search only the page without a term is for search engines', async () => {
  const headOf = async (path: string) => readHead(await (await request(path)).text());
  expect((await headOf('/query')).get('canonical')).toBe(`${sharedOrigin()}/query`);
  const results = await headOf('/query?queryParameter=%C3%B6r%C3%BCmcek');
  expect(results.get('title')).toBe('“örümcek” için sonuçlar · Tibyan');
  expect(results.get('canonical')).toBe(`${sharedOrigin()}/query`);
  expect((await headOf('/query?queryParameter=zzqx')).get('robots')).toBe('noindex');
});

describe('in a browser', () => {
  const open = useBrowser();

  test.each([
    ...PAGES.map(({ path }) => path),
    '/verses/2:282',
    '/verses/2:287',
    '/verses/x',
    '/surahs/2',
    '/surahs/9#5',
    '/surahs/115',
    '/nonsense',
    '/posts/1',
    '/query?queryParameter=Bakara+282',
    '/query?queryParameter=Allah&pageIndex=2',
    '/query?queryParameter=zzqx',
  ])('%s is taken over without asking for data or complaining', async (path) => {
    const page = await open(path, { settings: {}, expected: /status of 404/ });
    await page.waitForLoadState('networkidle');
    expect(dataRequestsOf(page)).toEqual([]);
  });

  test.each([
    { prefLanguage: 'english' },
    { prefTheme: 'lightGreen' },
    { alwaysShowEnglish: false },
    { useComplexCharacters: true },
  ] as const)('so is a verse under the settings %j', async (settings) => {
    const page = await open('/verses/2:255', { settings });
    await page.waitForLoadState('networkidle');
    expect(dataRequestsOf(page)).toEqual([]);
  });

  test('settings that only the browser has kept are followed after the first HTML', async () => {
    const page = await open('/verses/2:255', {
      before: (page) =>
        page.addInitScript(() => {
          localStorage.setItem('settings', '{"prefLanguage":"english","prefTheme":"lightGreen"}');
          localStorage.setItem('firstVisitSeen', 'true');
        }),
    });
    await reads(page, 'Surah Al-Baqarah, verse 255');
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES.english.tag);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('lightGreen');
    expect(dataRequestsOf(page)).toEqual([]);
  });
});
