/** The parameter `fields`, and verses, surahs and topics in plain forms. */
import { z } from 'zod';
import { objectIn, withFields } from '../../../api/rest/chosenFields';
import { parsedDocument } from '../../../api/rest/parsedDocuments';
import { plainKey } from '../../../api/rest/plain';
import { routes } from '../../../api/rest/routes';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertElement, insertPost, insertTerm, LETTER, SIGN } from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { statementsOf } from '../../support/statements';

type Json = Record<string, unknown>;

/** Names of all fields of a type, with those of the rows in it. */
function namesIn(type: z.ZodType, before = '', depth = 0): string[] {
  let shape: Record<string, z.ZodType>;
  try {
    const union = unionIn(type);
    shape = union
      ? Object.assign({}, ...union.map((member) => objectIn(member).shape))
      : objectIn(type).shape;
  } catch {
    return [];
  }
  return Object.entries(shape).flatMap(([name, field]) => [
    before + name,
    ...(depth < 2 ? namesIn(field, `${before}${name}.`, depth + 1) : []),
  ]);
}

function unionIn(type: z.ZodType): readonly z.ZodType[] | undefined {
  if (type instanceof z.ZodArray) return unionIn(type.element as z.ZodType);
  return type instanceof z.ZodUnion ? (type.options as readonly z.ZodType[]) : undefined;
}

const reads = routes.filter(({ method }) => method === 'GET');
const typeOf = (id: string) => reads.find((route) => route.id === id)?.data ?? z.never();

test.each(reads.map((route) => [route.id, route] as const))(
  'each field of %s can be chosen alone',
  (_id, route) => {
    for (const name of namesIn(route.data)) {
      const { document } = withFields(route, [name]);
      // Throws if it does not fit the schema.
      expect([name, parsedDocument(document).definitions.length]).toEqual([
        name,
        expect.any(Number),
      ]);
    }
  },
);

describeOneDatabase('fields of REST', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let post: number;
  const paths: Record<string, () => string> = {
    listPosts: () => '/posts',
    getPost: () => `/posts/${post}`,
    getBeginning: () => '/posts/1',
    listPostsOfVerse: () => '/posts/usesVerse/262',
    searchVerses: () => '/verses/query?queryParameter=2:255',
    resolveReference: () => '/references?text=bakara+255',
    getVerse: () => '/verses/262',
    getVerseOfSurah: () => '/verses/bySurahNumberAndNumberInSurah/2/255',
    listVerses: () => '/verses?reference=2:255-256',
    getTerm: () => '/terms/1',
    listTermElements: () => '/termElements',
    listCharacters: () => '/characters',
    listReadingSigns: () => '/characters/signs',
    listSurahOptions: () => '/surahs/surahOptions',
    getSurah: () => '/surahs/112',
  };

  beforeAll(async () => {
    await insertPost(database(), ['1:1'], { id: 1, section: 'introduction', number: 0 });
    post = await insertPost(database(), ['2:255', '112:1']);
    const term = await insertTerm(database(), 'Names');
    await insertElement(database(), term, ['1:1:3', '1:3:1']);
    await database().prisma.character.create({ data: { id: 1, ...LETTER } });
    await database().prisma.readingSign.create({ data: SIGN });
    app = makeTestApp(database());
  });

  async function get(path: string): Promise<Json> {
    const response = await app.fetch(`/api${path}`);
    const { data, errorMessage } = (await response.json()) as Json;
    if (errorMessage) throw new Error(`${path}: ${JSON.stringify(errorMessage)}`);
    return data as Json;
  }

  /** The value without all fields but the chosen one; of rows that are told apart also the `id`. */
  function only(value: unknown, [name = '', ...rest]: string[]): unknown {
    if (name === '') return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => only(item, [name, ...rest]));
      const isMixed = value.some((item) => (item as Json).verseId !== undefined);
      return isMixed
        ? items.map((item, index) => ({ ...(item as Json), id: (value[index] as Json).id }))
        : items;
    }
    if (value === null || typeof value !== 'object') return value;
    return name in value ? { [name]: only((value as Json)[name], rest) } : {};
  }

  test.each(Object.keys(paths))(
    '%s sends each chosen field as the whole answer has it',
    async (id) => {
      const path = paths[id]?.() ?? '';
      const whole = await get(path);
      const end = path.includes('?') ? '&' : '?';
      const isDeep = ['getPost', 'getBeginning', 'getVerse', 'getTerm'].includes(id);
      for (const name of namesIn(typeOf(id), '', isDeep ? 1 : 2)) {
        const chosen = await get(`${path}${end}fields=${name}`);
        expect([name, chosen]).toEqual([name, only(whole, name.split('.'))]);
      }
    },
  );

  test('fields of words that only verses have are those of verses, and others are refused', async () => {
    const { verses } = (await get('/posts/1?fields=verses.words.lemma')) as { verses: Json[] };
    expect(verses.length).toBeGreaterThan(1);
    expect(verses.filter((verse) => 'words' in verse)).toEqual([
      { id: verses.at(-1)?.id, words: expect.arrayContaining([{ lemma: null }]) },
    ]);
    const response = await app.fetch(`/api/posts/${post}?fields=verses.words.nothing`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errorMessage: expect.stringMatching(/^fields: `words` has no "nothing"\. It has .*lemma/),
    });
  });

  test('a verse for a bot has 1 kB instead of 20, costs less, and is read by as few statements', async () => {
    const limited = makeTestApp(database(), { rateLimit: 1000, now: () => 0 });
    const path = '/api/verses/bySurahNumberAndNumberInSurah/2/255';
    const left = ({ headers }: Response) => Number(headers.get('ratelimit-remaining'));
    const whole = await limited.fetch(path);
    const fields = 'key,surah.englishNameTranscription,arabicText,englishTranslation';
    const lean = await limited.fetch(`${path}?fields=${fields}`);
    expect(left(whole)).toBe(995);
    expect(left(lean)).toBe(994);
    expect(Buffer.byteLength(await whole.text())).toBeGreaterThan(20_000);
    expect(Buffer.byteLength(await lean.text())).toBeLessThan(2500);
    const names = `${path}?fields=key,englishTranslation`;
    const statements = await statementsOf(database(), () => makeTestApp(database()).fetch(names));
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  test('the order of the names is no other response', async () => {
    await app.fetch('/api/verses/262?fields=key,id');
    const statements = await statementsOf(database(), () =>
      app.fetch('/api/verses/262?fields=id,key,,id'.replace(',,', ',')),
    );
    expect(statements).toEqual([]);
    expect(Object.keys(await get('/verses/262?fields=key&fields=id')).sort()).toEqual([
      'id',
      'key',
    ]);
  });

  test.each([
    ['/verses/262?fields=nothing', 'the answer has no "nothing". It has id, verseReference'],
    ['/verses/262?fields=words.nothing', '`words` has no "nothing". It has id, numberInVerse'],
    ['/verses/262?fields=key.length', '`key` has no fields'],
    ['/verses/262?fields=', 'the answer has no ""'],
    ['/posts/POST?fields=verses.nothing', '`verses` has no "nothing". It has id, verseId'],
    ['/verses/262?fields=__proto__', 'has no "__proto__"'],
    [`/verses/262?fields=${Array.from({ length: 101 }, (_, n) => n).join()}`, 'At most 100 names'],
  ])('%s is refused with what there is', async (path, message) => {
    const response = await app.fetch(`/api${path.replace('POST', String(post))}`);
    expect(response.status).toBe(400);
    const { code, errorMessage } = (await response.json()) as Json;
    expect(code).toBe('BAD_USER_INPUT');
    expect(errorMessage).toContain(message);
  });

  test('a change refuses no fields, and ignores them', async () => {
    const response = await app.fetch('/api/verses/262?fields=nothing', { method: 'PUT' });
    expect(response.status).not.toBe(200);
    expect(((await response.json()) as Json).errorMessage).not.toContain('fields');
  });

  test.each([
    ['2:9-3', 400],
    ['2:1-40', 400],
    ['x', 400],
    ['2:300', 404],
    ['115:1', 404],
  ])('the range %s is a %i', async (reference, status) => {
    const { status: given } = await app.fetch(`/api/verses?reference=${reference}`);
    expect(given).toBe(status);
  });

  const plain = async (path: string) => {
    const response = await app.fetch(path);
    const { headers, status } = response;
    return { status, headers, type: headers.get('content-type'), text: await response.text() };
  };

  test.each([
    ['/verses/2:255', '/verses/262'],
    ['/verses/2:255-256', '/verses?reference=2:255-256'],
    ['/surahs/112', '/surahs/112'],
    ['/posts/1', '/posts/1'],
  ])('%s.json is the data of the REST answer', async (page, call) => {
    const { status, headers, type, text } = await plain(`${page}.json`);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(JSON.parse(text)).toEqual(await get(call));
  });

  test('a verse is a text with its sources and address', async () => {
    const both = await plain('/verses/2:255.txt');
    expect([both.status, both.type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(both.headers.get('x-robots-tag')).toBe('noindex');
    const lines = both.text.split('\n');
    expect(lines[0]).toBe('Bakara / Al-Baqarah 2:255');
    expect(lines[1]).toMatch(/^\u0671\u0644/);
    expect(both.text).toContain('Rowwad');
    expect(both.text).toContain('Saheeh International');
    const english = await plain('/verses/2:255-256.txt?lang=en');
    expect(english.text).toContain('Al-Baqarah 2:256');
    expect(english.text).not.toContain('Rowwad');
    expect(english.text).toMatch(/\nhttp:\/\/localhost\/surahs\/2\?lang=en#255\n$/);
  });

  test('surahs and topics are texts', async () => {
    const surah = await plain('/surahs/112.txt?lang=tr');
    expect(surah.text).toMatch(/^[^\n]+\n112:1\n/);
    expect(surah.text.match(/^112:\d$/gm)).toHaveLength(4);
    const topic = await plain(`/posts/${post}.txt?lang=en`);
    expect(topic.text).toMatch(/^A topic\nNote\n\n2:255\n\u0671/);
    const { arabicText } = await get('/verses/262?fields=arabicText');
    expect(topic.text).toContain(arabicText);
    expect((await plain('/posts/1.txt')).text).not.toContain('undefined');
  });

  test.each([
    ['/verses/2:287', 404, 'surah 2 has 286 verses'],
    ['/verses/115:1', 404, 'there are 114'],
    ['/verses/x', 400, '2:255-257'],
    ['/verses/%', 400, '2:255-257'],
    ['/surahs/115', 404, 'no such row'],
    ['/posts/x', 404, 'no row'],
  ])('%s is refused in the form that was asked for', async (page, status, message) => {
    const json = await plain(`${page}.json`);
    expect([json.status, json.type]).toEqual([status, 'application/json; charset=utf-8']);
    expect((JSON.parse(json.text) as Json).errorMessage).toContain(message);
    const text = await plain(`${page}.txt`);
    expect([text.status, text.type]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(text.text).toContain(message);
  });

  test('plain forms are cached by what they depend on only', async () => {
    await plain('/verses/112:2.txt?lang=tr');
    const statements = await statementsOf(database(), () => plain('/verses/112:2.txt?x=1&lang=tr'));
    expect(statements).toEqual([]);
    const { text } = await plain('/verses/112:2.txt?lang=en');
    // As the key of the stored text reads it, with a percent sign that encodes nothing.
    expect((await plain('/verses/112:3.txt?x=%zz&lang=%65n')).text).toMatch(/112:3\?lang=en\n$/);
    expect((await plain('/verses/112:3.txt?x=%zz&lang=en%')).text).toMatch(/112:3\n$/);
    expect(text).toContain('Saheeh');
    expect((await plain('/verses/112:2.json?fields=')).status).toBe(400);
    // The form reads another value, and no fragment.
    expect(plainKey('/verses/112:2.txt?lang=en?')).toBe(plainKey('/verses/112:2.txt'));
    expect(plainKey('/verses/112:2.txt#?lang=en')).toBe(plainKey('/verses/112:2.txt'));
  });
});
