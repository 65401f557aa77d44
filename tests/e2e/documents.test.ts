import { dataRequestsOf, useBrowser } from '../support/browser';
import { sharedOrigin } from '../support/browserServer';
import { LANGUAGES, expectHeading } from '../support/journey';

const request = (path: string, language = 'tr') =>
  fetch(sharedOrigin() + path, {
    headers: { 'accept-language': language },
    redirect: 'manual',
  });

/** The title, and the metadata of the head by name, property or kind of link. */
function readHead(html: string): Map<string, string> {
  const head = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (head.has(name)) throw new Error(`${name} occurs twice in the head.`);
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
  for (const [, tag, address] of html.matchAll(
    /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g,
  )) {
    add(`alternate ${tag}`, address!);
  }
  return head;
}

/** The structured data (JSON-LD) of a document, by schema.org type. */
function readThings(html: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script><\/head>/.exec(
    html,
  )?.[1];
  if (!json) return {};
  const graph = JSON.parse(json) as { '@context': string; '@graph': { '@type': string }[] };
  expect(graph['@context']).toBe('https://schema.org');
  return Object.fromEntries(graph['@graph'].map((thing) => [thing['@type'], thing]));
}

/** Names and paths of the breadcrumbs. */
function stepsIn(html: string): [name: string, path: string][] {
  const { itemListElement } = readThings(html).BreadcrumbList ?? {};
  const items = (itemListElement ?? []) as { position: number; name: string; item: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
  return items.map(({ name, item }) => [name, decodeURI(item).replace(sharedOrigin(), '')]);
}

interface CompletePage {
  path: string;
  /** Titles. */
  tr: string;
  en: string;
  arabic: string;
  /** Its own preview picture, and how its description begins; other pages share the picture of the site. */
  own?: { picture: string; tr: string; en: string };
}

const PAGES: CompletePage[] = [
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
    arabic: 'ٱلْعَظِيمُ',
    own: {
      picture: 'verses/2:255',
      tr: "Allah; O'ndan başka hakkıyla ibadete layık",
      en: 'Allāh - there is no deity except Him, the Ever-Living',
    },
  },
  {
    path: '/verses/1:1',
    tr: 'Fâtiha suresi, 1. ayet · Tibyan',
    en: 'Surah Al-Fatihah, verse 1 · Tibyan',
    arabic: 'بِسْمِ',
    own: {
      picture: 'verses/1:1',
      tr: 'Bismillâhirrahmânirrahîm',
      en: 'In the name of Allāh, the Entirely Merciful',
    },
  },
  {
    path: encodeURI('/roots/كتب'),
    tr: 'ك ت ب kökü · Tibyan',
    en: 'The root ك ت ب · Tibyan',
    arabic: 'ٱلْكِتَـٰبَ',
    own: { picture: `roots/${encodeURIComponent('كتب')}`, tr: 'yazmak', en: 'to write' },
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
    tr: 'Kur’an’da arama · Tibyan',
    en: 'Search the Qur’an · Tibyan',
    arabic: 'الحمد لله',
  },
];

const alternatesIn = (head: Map<string, string>) =>
  Object.fromEntries([...head].filter(([name]) => name.startsWith('alternate ')));

const alternatesOf = (path: string) => ({
  'alternate tr': `${sharedOrigin()}${path}?lang=tr`,
  'alternate en': `${sharedOrigin()}${path}?lang=en`,
  'alternate x-default': sharedOrigin() + path,
});

describe.each(['tr', 'en'] as const)('for a reader of %s', (tag) => {
  test.each(PAGES)('$path is a complete document', async ({ path, arabic, own, ...titles }) => {
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
    const description = head.get('description')!;
    if (own) expect(description.startsWith(own[tag])).toBe(true);
    else expect(description.length).toBeGreaterThan(60);
    expect(head.get('canonical')).toBe(address);
    expect(head.get('robots')).toBeUndefined();
    expect(Object.fromEntries([...head].filter(([name]) => name.startsWith('og:')))).toEqual({
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:site_name': 'Tibyan',
      'og:locale': tag === 'tr' ? 'tr_TR' : 'en_GB',
      'og:locale:alternate': tag === 'tr' ? 'en_GB' : 'tr_TR',
      'og:image': own
        ? (expect.stringMatching(/\.png\?v=[0-9a-f]{8}$/) as string)
        : `${sharedOrigin()}/share-${tag}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(
        own ? title.replace(' · Tibyan', `: ${own[tag]}`) : 'تبيان',
      ) as string,
    });
    const image = head.get('og:image')!;
    if (own) expect(image.split('?')[0]).toBe(`${sharedOrigin()}/share/${own.picture}.${tag}.png`);
    const picture = await fetch(image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(head.get('twitter:card')).toBe('summary_large_image');
    expect(alternatesIn(head)).toEqual(alternatesOf(path));
  });

  test.each(PAGES)('$path is in the language of its address', async ({ path, tr, en }) => {
    // The address outranks Accept-Language.
    const response = await request(`${path}?lang=${tag}`, tag === 'tr' ? 'en' : 'tr');
    const html = await response.text();
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}"`));
    const head = readHead(html);
    const address = `${sharedOrigin()}${path}?lang=${tag}`;
    expect(head.get('title')).toBe({ tr, en }[tag]);
    expect([head.get('canonical'), head.get('og:url')]).toEqual([address, address]);
    expect(alternatesIn(head)).toEqual(alternatesOf(path));
  });

  test('no two pages have the same title or description', async () => {
    const heads = await Promise.all(
      PAGES.map(async ({ path }) => readHead(await (await request(path, tag)).text())),
    );
    for (const name of ['title', 'description']) {
      expect(new Set(heads.map((head) => head.get(name))).size).toBe(PAGES.length);
    }
  });

  test.each(['/', '/posts', '/posts/faith'])('%s names the feed of its language', async (path) => {
    const html = await (await request(path, tag)).text();
    const address = `${sharedOrigin()}/feeds/topics.${tag}.atom`;
    expect(html).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="${address}"`,
      ),
    );
    const feed = await fetch(address);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
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
    ['/nonsense', { tr: 'Bu adreste bir sayfa yok.', en: 'no page at this address' }],
  ])('%s is a 404 with a reason and links', async (path, says) => {
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
    expect(head.get('og:url')).toBeUndefined();
    expect(alternatesIn(head)).toEqual({});
    expect(readThings(html)).toEqual({});
  });
});

describe('structured data', () => {
  const read = async (path: string) => (await request(path)).text();

  test.each<[path: string, steps: [name: string, path: string][]]>([
    ['/surahs', [['Sureler', '/surahs']]],
    [
      '/verses/2:255?lang=en',
      [
        ['Surahs', '/surahs?lang=en'],
        ['Surah Al-Baqarah', '/surahs/2?lang=en'],
        ['Surah Al-Baqarah, verse 255', '/verses/2:255?lang=en'],
      ],
    ],
    [
      '/roots/كتب',
      [
        ['Kökler', '/roots'],
        ['ك ت ب kökü', '/roots/كتب'],
      ],
    ],
    [
      '/termTables/2',
      [
        ['Tablolar', '/tables'],
        ['Allah’ın İsimleri', '/termTables/2'],
      ],
    ],
    [
      '/posts/faith?section=faithInAllah',
      [
        ['İman', '/posts/faith'],
        ['Allah’a iman', '/posts/faith?section=faithInAllah'],
      ],
    ],
    ['/posts/quran', [['Kur’an', '/posts/quran']]],
    ['/about', [['Hakkında', '/about']]],
  ])('%s has breadcrumbs', async (path, steps) => {
    const html = await read(encodeURI(path));
    const home = path.includes('lang=en') ? '/?lang=en' : '/';
    expect(stepsIn(html)).toEqual([['Tibyan', home], ...steps]);
  });

  test('a topic has its section in its breadcrumbs', async () => {
    const list = await read('/posts/faith?section=faithInAllah');
    const path = /href="(\/posts\/faithInAllah\/\d+)"/.exec(list)?.[1] ?? '';
    const html = await read(path);
    expect(stepsIn(html).slice(1, 3)).toEqual([
      ['İman', '/posts/faith'],
      ['Allah’a iman', '/posts/faith?section=faithInAllah'],
    ]);
    expect(stepsIn(html)[3]?.[1]).toBe(path);
    expect(readThings(html).Article).toMatchObject({
      url: sharedOrigin() + path,
      inLanguage: 'tr',
      articleSection: 'Allah’a iman',
    });
  });

  test('a verse is a quotation from the Qur’an', async () => {
    expect(readThings(await read('/verses/112:1')).Quotation).toMatchObject({
      name: 'İhlâs suresi, 1. ayet',
      inLanguage: 'tr',
      position: 1,
      isPartOf: { '@type': 'Chapter', position: 112, isPartOf: { name: 'Kur’an' } },
    });
    const { text } = readThings(await read('/verses/112:1?lang=en')).Quotation ?? {};
    expect(text).toContain('Say, "He is Allāh');
  });

  test('the search address of the site works', async () => {
    const { potentialAction } = readThings(await read('/')).WebSite ?? {};
    const { target } = potentialAction as { target: { urlTemplate: string } };
    const address = target.urlTemplate.replace('{search_term_string}', 'rahmet');
    const results = await request(address.replace(sharedOrigin(), ''));
    expect(results.status).toBe(200);
    expect(await results.text()).toContain('“rahmet” için sonuçlar');
  });

  test('tables are sets of terms, and roots are terms', async () => {
    expect(readThings(await read('/termTables/2')).DefinedTermSet).toBeDefined();
    expect(readThings(await read(encodeURI('/roots/كتب'))).DefinedTerm).toMatchObject({
      inDefinedTermSet: { name: 'Kökler' },
    });
  });

  test.each(['tr', 'en'])('the preview image of a shared link exists: %s', async (tag) => {
    const response = await request(`/share-${tag}.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test.each(['2%3A255', '2+255', '+02++255+'])(
  'a search for %s redirects to the verse',
  async (typed) => {
    const response = await request(`/query?queryParameter=${typed}&pageSize=10&pageIndex=0`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/\/verses\/2:255$/);
  },
);

test('a page beyond the last of a search redirects to the last', async () => {
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

test('search results point crawlers to the empty search', async () => {
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
    '/verses/2:282?lang=en',
    '/query?lang=en&queryParameter=Allah&pageIndex=2',
    '/posts/1?lang=en',
    '/termTables/2?lang=tr',
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
  ])('%s hydrates without data requests or console messages', async (path) => {
    const page = await open(path, { settings: {}, expected: /status of 404/ });
    await page.waitForLoadState('networkidle');
    expect(dataRequestsOf(page)).toEqual([]);
  });

  test.each([
    { prefLanguage: 'english' },
    { prefTheme: 'lightGreen' },
    { alwaysShowEnglish: false },
    { useComplexCharacters: false },
  ] as const)('a verse hydrates without data requests under the settings %j', async (settings) => {
    const page = await open('/verses/2:255', { settings });
    await page.waitForLoadState('networkidle');
    expect(dataRequestsOf(page)).toEqual([]);
  });

  test('settings kept only in the browser apply after the first HTML', async () => {
    const page = await open('/verses/2:255', {
      before: (page) =>
        page.addInitScript(() => {
          localStorage.setItem('settings', '{"prefLanguage":"english","prefTheme":"lightGreen"}');
          localStorage.setItem('firstVisitSeen', 'true');
        }),
    });
    await expectHeading(page, 'Surah Al-Baqarah, verse 255');
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES.english.tag);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('lightGreen');
    expect(dataRequestsOf(page)).toEqual([]);
  });
});
