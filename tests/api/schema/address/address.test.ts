/** Each public row has the address of its page, on the origin that the caller has asked. */
import { makeTestApp, type TestApp } from '../../../support/app';
import {
  insertElement,
  insertPost,
  insertRoot,
  insertTerm,
  LETTER,
  SIGN,
} from '../../../support/content';
import { describeOneDatabase } from '../../../support/database';
import { siteClient } from '../../../support/siteClient';

const QUERY = `{
  surah(number: 2) { url }
  verse(key: "2:255") { url words { url } postVerses { edges { node { url } } } }
  root(letters: "حمد") { url lemmas { url } }
  lemmas(text: "فِى") { url }
  post(databaseId: 1) { url }
  term(databaseId: 1) { url absolute: url(absolute: true) termElements { edges { node { url } } } }
  verseAliases { edges { node { url } } }
  characters { url }
  readingSigns { url }
  page(number: 42) { url }
  juz(number: 3) { url }
}`;

/** All values of fields named `url` or an alias of it, in the order of the response. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(addressesIn) : [];
}

const distinct = (addresses: string[]) => [
  ...new Set(addresses.map((address) => address.replace(/#word-\d+$/, '#word'))),
];

describeOneDatabase('addresses', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  const PATHS = [
    '/surahs/2',
    '/verses/2:255',
    '/verses/2:255#word',
    '/posts/1#2:255',
    `/roots/${encodeURIComponent('حمد')}`,
    `/roots/${encodeURIComponent('حمد')}?lemma=1:2:1`,
    '/posts/1',
    '/termTables/1?element=1',
    '/surahs/2#285',
    '/verses/2:255',
    '/tables/arabicCharacters?letter=1',
    '/tables/arabicCharacters',
    '/pages/42',
    '/juz/3',
  ];

  beforeAll(async () => {
    const { prisma } = database();
    app = makeTestApp(database(), { client: siteClient() });
    await insertPost(database(), ['2:255'], { id: 1 });
    await insertTerm(database(), 'Names');
    await insertElement(database(), 1, ['2:255:1']);
    await insertRoot(database(), 'حمد', ['1:2:1']);
    await prisma.word.update({ where: { key: '1:2:1' }, data: { lemma: 'حَمْد' } });
    await prisma.word.update({ where: { key: '2:255:16' }, data: { lemma: 'فِى', rootId: null } });
    await prisma.character.create({ data: { id: 1, ...LETTER } });
    await prisma.readingSign.create({ data: SIGN });
    const [first, last] = [7 + 285, 7 + 286];
    const language = 'turkish' as const;
    await prisma.verseAlias.create({
      data: { name: 'Âmenerresûlü', language, verseId: first, lastVerseId: last },
    });
  });

  test('lead to the page of each row', async () => {
    const data = await app.query<{ lemmas: { url: null }[]; term: { url: string } }>(QUERY);
    expect(data.lemmas).toEqual([{ url: null }]);
    expect(data.term.url).toBe('/termTables/1');
    const addresses = distinct(addressesIn(data)).filter((address) => !address.startsWith('/'));
    const paths = [...new Set([...PATHS, '/termTables/1'])];
    expect(addresses.sort()).toEqual(paths.map((path) => `http://localhost${path}`).sort());
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const page = await app.fetch(pathname + search);
      const { status } =
        page.status === 302 ? await app.fetch(page.headers.get('Location') ?? '') : page;
      expect({ address, status }).toEqual({ address, status: 200 });
    }
  });

  const verse = encodeURIComponent('{ verse(key: "2:255") { url } }');
  const paths = [`/graphql?query=${verse}`, '/api/verses/262', '/api/posts', '/api/surahs/details'];

  test.each(paths)('%s has the origin of each request, also from the cache', async (path) => {
    for (const host of ['http://a.example', 'https://b.example', 'http://a.example']) {
      const text = await (await app.fetch(host + path)).text();
      expect(
        [...text.matchAll(/"url":"(\w+:\/\/[\w.]+)\//g)].map(([, origin]) => origin),
      ).toContain(host);
      expect(text.replaceAll(host, '')).not.toContain('.example');
    }
  });

  test('have the public origin whatever host a request names', async () => {
    const published = makeTestApp(database(), { publicUrl: 'https://tibyan.example' });
    for (const path of paths) {
      const text = await (await published.fetch(`http://evil.example${path}`)).text();
      expect(text).toContain('"url":"https://tibyan.example/');
      expect(text).not.toContain('evil');
    }
  });
});
