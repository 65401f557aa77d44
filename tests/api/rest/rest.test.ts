/** The REST API: every route, its errors, and what it shares with GraphQL. */
import { openApi } from '../../../api/rest/openApi';
import { makeTestApp, type TestApp } from '../../support/app';
import {
  insertElement,
  insertPost,
  insertTerm,
  LETTER,
  NEW_ELEMENT,
  SIGN,
} from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { restOf } from '../../support/rest';
import { ORIGIN, PASSWORD, signInNewAdmin } from '../../support/signIn';
import { watchStatements } from '../../support/statements';

interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}

const NEW_POST = {
  section: 'faithInAllah',
  number: 3,
  turkishTitle: 'Başlık',
  turkishNote: '<p onclick="x()">Not</p>',
  englishTitle: 'Title',
  englishNote: '<p>Note</p>',
  verseReferences: ['2:255', '1:1'],
};
const SAVED_POST_VERSE = {
  turkishTranslation: 'Yalnız burada',
  turkishTranslationHtml: '<p>Yalnız <b>burada</b></p>',
  englishTranslation: 'Only here',
  englishTranslationHtml: '<p>Only here</p>',
};

describeOneDatabase('REST', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let rest: ReturnType<typeof restOf>;
  let asAdmin: ReturnType<typeof restOf>;
  let postId: number;
  let termId: number;
  let elementId: number;

  beforeAll(async () => {
    app = makeTestApp(database());
    rest = restOf(app);
    const jwt = await signInNewAdmin(database(), app, 'ayşe');
    asAdmin = restOf(app, { authorization: `Bearer ${jwt}` });
    await insertPost(database(), ['1:1'], { id: 1, section: 'introduction', number: 0 });
    postId = await insertPost(database(), ['2:255', '112:1']);
    termId = await insertTerm(database(), 'Names');
    elementId = await insertElement(database(), termId, ['1:1:3', '1:3:1']);
    await database().prisma.character.create({ data: { id: 1, ...LETTER } });
    await database().prisma.readingSign.create({ data: SIGN });
  });

  const reads: [string, (data: never) => unknown, () => unknown][] = [
    ['/posts', (data: Row[]) => data.map(({ id }) => id), () => [1, postId]],
    ['/posts/1', ({ verses }: { verses: Row[] }) => verses.map(({ id }) => id)[0], () => 999_999],
    [
      '/posts/POST',
      ({ verseReferences }: { verseReferences: string[] }) => verseReferences,
      () => ['2:255', '112:1'],
    ],
    ['/posts/bySection/quran', (data: Row[]) => data.map(({ id }) => id), () => [postId]],
    ['/posts/usesVerse/262', (data: Row[]) => data.map(({ id }) => id), () => [postId]],
    [
      '/verses/query?queryParameter=dinde+zorlama',
      (data: { exactElements: number; results: Row[] }) => [
        data.exactElements,
        data.results[0]?.verseReference,
      ],
      () => [1, '2:256'],
    ],
    [
      '/translations?languages=en',
      (data: Row[]) => data.map(({ slug, language }) => [slug, language]),
      () => [['en-saheeh', 'en']],
    ],
    [
      '/verses/262/translations?slugs=tr-rowwad,en-saheeh',
      (data: { translation: Row; notes: null }[]) =>
        data.map(({ translation, notes }) => [translation.id, notes]),
      () => [
        [1, null],
        [2, null],
      ],
    ],
    [
      '/references?text=bakara+255;+3:18',
      (data: { kind: string; runs: Row[] }) => [
        data.kind,
        data.runs.map(({ firstVerseReference }) => firstVerseReference),
      ],
      () => ['verses', ['2:255', '3:18']],
    ],
    [
      '/verses?reference=2:255-256',
      (data: Row[]) => data.map(({ key, arabicText }) => [key, arabicText !== '']),
      () => [
        ['2:255', true],
        ['2:256', true],
      ],
    ],
    ['/verses/262', ({ verseReference }: Row) => verseReference, () => '2:255'],
    [
      '/verses/bySurahNumberAndNumberInSurah/2/255',
      ({ id, words, posts }: { id: number; words: Row[]; posts: Row[] }) => [
        id,
        words.length,
        posts.length,
      ],
      () => [262, 50, 1],
    ],
    [
      '/pages/42',
      ({ firstVerseReference, nextNumber, verses }: Row & { verses: Row[] }) => [
        firstVerseReference,
        nextNumber,
        verses.map(({ verseReference, juz }) => [verseReference, juz]),
        verses.every(({ arabicText }) => arabicText !== ''),
      ],
      () => ['2:253', 43, [253, 254, 255, 256].map((number) => [`2:${number}`, 3]), true],
    ],
    [
      '/juz/30',
      ({ firstPage, lastPage, firstVerseReference, lastVerseReference, nextNumber }: Row) => [
        [firstPage, lastPage],
        [firstVerseReference, lastVerseReference],
        nextNumber,
      ],
      () => [[582, 604], ['78:1', '114:6'], null],
    ],
    ['/postVerses/POSTVERSE', ({ surahNumber }: Row) => surahNumber, () => 2],
    ['/terms', (data: Row[]) => data.map(({ url }) => url), () => [`/termTables/${termId}`]],
    [
      '/terms/TERM',
      (data: { termElements: { verses: { verseReference: string }[] }[] }) =>
        data.termElements.map(({ verses }) => verses.map(({ verseReference }) => verseReference)),
      () => [['1:1', '1:3']],
    ],
    ['/termElements', (data: Row[]) => data.map(({ id }) => id), () => [elementId]],
    ['/characters', (data: Row[]) => data.map(({ turkishLetter }) => turkishLetter), () => ['a']],
    [
      '/characters/signs',
      (data: Row[]) => data.map(({ kind, sign }) => [kind, sign]),
      () => [['pause', '۩']],
    ],
    [
      '/surahs/details',
      (data: Row[]) => [data.length, data[1]?.turkishNameTranscription],
      () => [114, 'Bakara'],
    ],
    [
      '/changes?since=1&kinds=surah',
      ({ oldestRevision, hasNextPage, changes }: Row) => [oldestRevision, hasNextPage, changes],
      () => [1, false, []],
    ],
    [
      '/surahs/112',
      ({ number, verses }: Row & { verses: Row[] }) => [
        number,
        verses.map(({ verseReference }) => verseReference),
      ],
      () => [112, ['112:1', '112:2', '112:3', '112:4']],
    ],
    [
      '/surahs/surahOptions',
      (data: object[]) => data[1],
      () => ({
        value: 2,
        numberOfVerses: 286,
        turkishLabel: '2 - Bakara',
        englishLabel: '2 - Al-Baqarah',
      }),
    ],
  ];

  const withIds = async (path: string) => {
    const [postVerse] = await database().prisma.postVerse.findMany({ where: { postId } });
    return path
      .replace('POSTVERSE', String(postVerse?.id))
      .replace('POST', String(postId))
      .replace('TERM', String(termId));
  };

  test.each(reads)('GET %s', async (path, pick, expected) => {
    const { status, data } = await rest(`GET ${await withIds(path)}`);
    expect([status, pick(data as never)]).toEqual([200, expected()]);
  });

  test('every GET route is tested above', () => {
    const { paths } = openApi() as { paths: Record<string, object> };
    const gets = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}));
    expect(reads).toHaveLength(gets.length);
  });

  test.each(['/pages/0', '/pages/605', '/juz/31'])('GET %s is a 404', async (path) => {
    expect(await rest(`GET ${path}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a verse has its place in the mushaf', async () => {
    const { data } = await rest<Row>('GET /verses/1160');
    expect(data).toMatchObject({
      page: 176,
      juz: 9,
      hizb: 18,
      quarter: 70,
      manzil: 2,
      prostration: 1,
    });
  });

  test('a page of this site signs in, refreshes its token and signs out', async () => {
    const login = await rest('POST /authentication/login', {
      username: 'ayşe',
      password: PASSWORD,
    });
    expect(login).toMatchObject({ status: 200, data: { username: 'ayşe', authority: 'admin' } });
    const cookies = login.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/Path=\/api\/authentication; HttpOnly/));
    const cookie = cookies[0]?.split(';')[0] ?? '';
    const page = restOf(app, { origin: ORIGIN, cookie });
    const refreshed = await page<{ jwt: string }>('PUT /authentication/refreshJwt');
    expect(refreshed).toMatchObject({ status: 200, data: { username: 'ayşe' } });
    const next = refreshed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const elsewhere = restOf(app, { origin: 'https://elsewhere.example', cookie: next });
    expect((await elsewhere('PUT /authentication/refreshJwt')).status).toBe(403);
    const left = await restOf(app, { origin: ORIGIN, cookie: next })(
      'DELETE /authentication/logout',
    );
    expect(left).toMatchObject({ status: 200, data: null });
    const after = restOf(app, { origin: ORIGIN, cookie: next });
    expect((await after('PUT /authentication/refreshJwt')).status).toBe(401);
  });

  test('a wrong password is a 401 in the envelope', async () => {
    const answer = await rest('POST /authentication/login', { username: 'a', password: 'b' });
    expect(answer).toMatchObject({ status: 401, success: false, code: 'UNAUTHENTICATED' });
  });

  test('a post is created, saved and deleted; a response can be sent back as a body', async () => {
    const made = await asAdmin<Row>('POST /posts', NEW_POST);
    expect(made).toMatchObject({
      status: 200,
      data: { ...NEW_POST, turkishNote: '<p>Not</p>', turkishDropdownLabel: '3 - Başlık' },
    });
    const { id } = made.data;
    const saved = await asAdmin<Row>(`PUT /posts/${id}`, { ...made.data, englishTitle: 'Other' });
    expect(saved.data).toMatchObject({ id, englishTitle: 'Other', version: 2 });
    expect(await rest(`GET /posts/${id}`)).toMatchObject({ data: { englishTitle: 'Other' } });
    expect(await asAdmin(`DELETE /posts/${id}`)).toMatchObject({ status: 200, data: null });
    expect(await rest(`GET /posts/${id}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await asAdmin(`DELETE /posts/${id}`)).status).toBe(404);
  });

  test('an invalid post is refused with all its problems', async () => {
    const answer = await asAdmin('POST /posts', {
      ...NEW_POST,
      turkishTitle: ' ',
      verseReferences: ['2:255', '2-255', '2:287'],
    });
    expect(answer.problems?.map(({ field }) => field).sort()).toEqual([
      'turkishTitle',
      'verseReferences.1',
      'verseReferences.2',
    ]);
    expect(answer.errorMessage).toContain('Required fields must be filled');
    expect(answer.errorMessage).toContain('2-255');
  });

  test('a missing field counts as empty', async () => {
    const answer = await asAdmin('POST /posts', { ...NEW_POST, englishNote: undefined });
    expect(answer).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      errorMessage: 'Required fields must be filled',
      problems: [{ field: 'englishNote' }],
    });
  });

  test('a verse is saved', async () => {
    const body = { turkishTranslation: '<p>Bir</p>', englishTranslation: '<p>One</p>' };
    const { data } = await asAdmin<Row>('PUT /verses/10', body);
    expect(data).toMatchObject({
      turkishTranslation: 'Bir',
      turkishTranslationAdmin: '<p>Bir</p>',
    });
    const { data: read } = await rest<Row>('GET /verses/10');
    expect(read).toMatchObject({ englishTranslation: 'One', version: 2 });
    expect(read).not.toHaveProperty('turkishTranslationAdmin');
    expect((await asAdmin<Row>('GET /verses/10')).data).toHaveProperty('turkishTranslationAdmin');
  });

  test('a verse of a post is saved by its own key and by those of post and verse', async () => {
    const [place] = await database().prisma.postVerse.findMany({ where: { postId } });
    const first = await asAdmin<Row>(`PUT /postVerses/${place?.id}`, {
      postId,
      ...SAVED_POST_VERSE,
    });
    expect(first.data).toMatchObject({
      turkishTranslation: 'Yalnız burada',
      turkishTranslationHtml: '<p>Yalnız <strong>burada</strong></p>',
    });
    const other = { ...SAVED_POST_VERSE, englishTranslationHtml: '<p>There</p>' };
    const second = await asAdmin<Row>(`PUT /postVerses/post/${postId}/verse/262`, other);
    expect(second.data).toMatchObject({ id: place?.id, englishTranslation: 'There' });
    const missing = await asAdmin(`PUT /postVerses/post/${postId}/verse/1`, other);
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('the plain text of a verse of a post is saved where there is no HTML', async () => {
    const [place] = await database().prisma.postVerse.findMany({ where: { postId } });
    const address = `PUT /postVerses/${place?.id}`;
    const plain = { turkishTranslation: 'Hayat < sonsuz\n"Diri"', englishTranslation: 'Living' };
    const saved = await asAdmin<Row>(address, plain);
    expect(saved.data).toMatchObject({
      ...plain,
      turkishTranslationHtml: '<p>Hayat &lt; sonsuz</p><p>"Diri"</p>',
      englishTranslationHtml: '<p>Living</p>',
    });
    const restored = await asAdmin<Row>(address, {
      ...saved.data,
      turkishTranslationHtml: null,
    });
    expect(restored.data).toMatchObject({
      turkishTranslationHtml: null,
      englishTranslationHtml: '<p>Living</p>',
    });
    const empty = await asAdmin(address, { turkishTranslationHtml: '<p>Diri</p>' });
    expect(empty).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(empty.problems).toMatchObject([{ field: 'englishTranslationHtml', code: 'REQUIRED' }]);
  });

  test('a verse of a post is not saved if the body has the key of another post', async () => {
    const [place] = await database().prisma.postVerse.findMany({ where: { postId } });
    for (const address of [`/postVerses/${place?.id}`, `/postVerses/post/${postId}/verse/262`]) {
      const refused = await asAdmin(`PUT ${address}`, { ...SAVED_POST_VERSE, postId: 1 });
      expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
      expect(refused.errorMessage).toContain(`the verse is in post ${postId}`);
    }
    const unknown = await asAdmin('PUT /postVerses/987654', { ...SAVED_POST_VERSE, postId });
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a word is saved as it was read, with its elements', async () => {
    const { data: verse } = await rest<{ words: Row[] }>('GET /verses/1');
    const word = verse.words[2] as Row;
    expect(word.termElements).toMatchObject([{ id: elementId }]);
    const saved = await asAdmin<Row>(`PUT /words/${word.id}`, {
      ...word,
      englishTranslation: 'Merciful',
    });
    const date = new Date().toISOString().slice(0, 10);
    expect(saved.data).toEqual({
      ...word,
      englishTranslation: 'Merciful',
      englishSource: { kind: 'EDITOR', format: null, date },
      version: 2,
    });
    const { data: after } = await rest<Row>('GET /verses/1');
    expect(after.englishTranslationNeedsUpdate).toBe(true);
  });

  test('a term, its order and its elements are saved', async () => {
    const names = { turkishName: 'İsimler', englishName: 'Names' };
    expect(await asAdmin(`PUT /terms/${termId}`, names)).toMatchObject({ data: names });
    const made = await asAdmin<Row>('POST /termElements', {
      termId,
      ...NEW_ELEMENT,
      numberOfOccurencesInQuran: 2,
      verses: [{ verseReference: '1:3' }, { verseReference: '2:163' }],
    });
    expect(made.data).toMatchObject({
      termId,
      elementOrder: 2,
      numberOfOccurencesInQuran: 2,
      numberOfOccurrencesInQuran: 2,
    });
    expect(made.data.verses).toMatchObject([
      { verseReference: '1:3' },
      { verseReference: '2:163' },
    ]);
    const { id } = made.data;
    const counted = await asAdmin<Row>(`PUT /termElements/${id}`, {
      numberOfOccurrencesInQuran: 1,
    });
    expect(counted.data).toMatchObject({ numberOfOccurencesInQuran: 1 });
    const edited = { ...counted.data, numberOfOccurrencesInQuran: 6 };
    expect(await asAdmin(`PUT /termElements/${id}`, edited)).toMatchObject({
      status: 400,
      errorMessage: expect.stringContaining('differ'),
    });
    const saved = await asAdmin<Row>(`PUT /termElements/${id}`, { englishMeaning: 'Merciful' });
    expect(saved.data).toMatchObject({
      englishMeaning: 'Merciful',
      turkishMeaning: 'Merhamet eden',
    });
    const ordered = await asAdmin<{ termElements: Row[] }>(`POST /terms/${termId}/organize`);
    expect(ordered.data.termElements.map((element) => element.id)).toEqual([elementId, id]);
  });

  test('a letter and a surah are saved', async () => {
    const letter = await asAdmin<Row>('PUT /characters/1', { ...LETTER, englishLetter: 'A' });
    expect(letter.data).toMatchObject({ englishLetter: 'A', version: 2 });
    const { data } = await rest<Row[]>('GET /surahs/details');
    const surah = await asAdmin<Row>('PUT /surahs/1', { ...data[0], revelationYear: 611 });
    expect(surah.data).toMatchObject({ revelationYear: 611, numberOfVerses: 7 });
  });

  test('a save over a newer version is a 409 with the current row', async () => {
    const { data } = await rest<Row>('GET /verses/20');
    const save = (text: string) =>
      asAdmin<Row>('PUT /verses/20', {
        turkishTranslation: text,
        englishTranslation: text,
        version: data.version,
      });
    expect((await save('first')).status).toBe(200);
    const second = await save('second');
    expect(second).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(second.current).toMatchObject({ turkishTranslation: 'first', version: 2 });
    expect(second.changedFields).toContain('turkishTranslationAdmin');
  });

  test('without a token every write is refused, without a database statement', async () => {
    const { paths } = openApi() as {
      paths: Record<string, Record<string, { security: object[] }>>;
    };
    const writes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) =>
        security.some((required) => 'accessToken' in required)
          ? [`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`]
          : [],
      ),
    );
    expect(writes).toHaveLength(13);
    const statements: string[] = [];
    const stop = watchStatements(database(), (statement) => statements.push(statement));
    for (const call of writes) {
      const answer = await rest(call, {});
      expect([call, answer.status, answer.code]).toEqual([call, 403, 'FORBIDDEN']);
    }
    stop();
    expect(statements).toEqual([]);
  });

  test.each([
    ['GET /nothing', 404, 'NOT_FOUND'],
    ['GET /verses/6237', 404, 'NOT_FOUND'],
    ['GET /verses/0', 404, 'NOT_FOUND'],
    ['GET /verses/99999999999999999999', 404, 'NOT_FOUND'],
    ['GET /verses/two', 400, 'BAD_USER_INPUT'],
    ['GET /verses/bySurahNumberAndNumberInSurah/2/287', 404, 'NOT_FOUND'],
    ['GET /posts/bySection/nowhere', 400, 'BAD_USER_INPUT'],
    ['GET /verses/query?queryParameter=a&pageSize=0', 400, 'BAD_USER_INPUT'],
    ['GET /verses/query?queryParameter=a&pageIndex=-1', 400, 'BAD_USER_INPUT'],
    ['GET /verses/query?queryParameter=a&pageIndex=99999999999', 400, 'BAD_USER_INPUT'],
    ['PATCH /posts', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE /surahs/details', 405, 'METHOD_NOT_ALLOWED'],
    ['POST /verses/1', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s is a %d in the envelope', async (call, status, code) => {
    const answer = await rest(call);
    expect(answer).toMatchObject({ status, success: false, code });
    expect(answer.errorMessage).toMatch(/^\S.*\S$/);
  });

  test.each(['abc', '1000', '1.5', '1e1'])(
    'pageSize=%s is refused with what is expected',
    async (size) => {
      const answer = await rest(`GET /verses/query?queryParameter=a&pageSize=${size}`);
      expect(answer).toMatchObject({
        status: 400,
        errorMessage: 'pageSize: A whole number from 1 to 100.',
        problems: [{ field: 'pageSize' }],
      });
    },
  );

  test.each(['', '&pageSize=', '&pageSize=%205'])(
    'the page size "%s" is accepted',
    async (size) => {
      const path = `GET /verses/query?queryParameter=dinde+zorlama${size}`;
      expect((await rest(path)).status).toBe(200);
    },
  );

  test('a 405 lists the allowed methods', async () => {
    expect((await rest('PATCH /posts')).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test.each([
    ['text/plain', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', `{"username": "${'x'.repeat(300_000)}"}`, 413],
  ])('a malformed login of the type %s is refused (case %#)', async (type, body, status) => {
    const response = await app.fetch('/api/authentication/login', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, errorMessage: expect.any(String) }),
    ]);
  });

  test('a public response has an ETag and is cached; the second needs no statement', async () => {
    const first = await app.fetch('/api/surahs/details');
    const statements: string[] = [];
    const stop = watchStatements(database(), (statement) => statements.push(statement));
    const second = await app.fetch('/api/surahs/details');
    const etag = second.headers.get('etag') ?? '';
    const third = await app.fetch('/api/surahs/details', { headers: { 'if-none-match': etag } });
    stop();
    expect(statements).toEqual([]);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 304]);
    expect(await second.text()).toBe(await first.text());
    for (const answer of [first, second, third]) {
      expect(answer.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=1');
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect(second.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a save is visible to the next read', async () => {
    const path = 'GET /verses/30';
    expect((await rest<Row>(path)).data.version).toBe(1);
    await asAdmin('PUT /verses/30', { turkishTranslation: 'Yeni', englishTranslation: 'New' });
    expect((await rest<Row>(path)).data).toMatchObject({ version: 2, englishTranslation: 'New' });
  });

  test('a response to an admin is not cached for others', async () => {
    const { headers } = await asAdmin('GET /verses/31');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await rest<Row>('GET /verses/31')).data).not.toHaveProperty('turkishTranslationAdmin');
  });

  test('lists longer than a page are complete', async () => {
    const verses = Array.from({ length: 130 }, (_, index) => `2:${index + 1}`);
    const id = await insertPost(database(), verses, { section: 'alms' });
    const { data } = await rest<{ verseReferences: string[]; verses: Row[] }>(`GET /posts/${id}`);
    expect(data.verseReferences).toEqual(verses);
    expect(data.verses).toHaveLength(130);
  });

  test('an anonymous address has a budget; a cached response costs nothing', async () => {
    const limited = restOf(makeTestApp(database(), { rateLimit: 10 }));
    const first = await limited('GET /verses/1');
    expect(first.headers.get('ratelimit-remaining')).toBe('5');
    await limited('GET /verses/2');
    const third = await limited('GET /verses/3');
    expect(third).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited('GET /verses/1')).status).toBe(200);
    const forged = restOf(makeTestApp(database(), { rateLimit: 10 }), {
      authorization: 'Bearer forged',
    });
    await forged('GET /verses/1');
    await forged('GET /verses/1');
    expect((await forged('GET /verses/1')).status).toBe(429);
  });

  test('the OpenAPI document is served as JSON', async () => {
    const response = await app.fetch('/api/openapi.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=1');
    expect(await response.json()).toEqual(openApi());
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    const again = await app.fetch('/api/openapi.json', { headers });
    expect([again.status, again.headers.get('etag')]).toEqual([304, headers['if-none-match']]);
  });
});
