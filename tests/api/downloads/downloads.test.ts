/** Downloads for other software: complete, exact and public. */
import { gunzipSync } from 'node:zlib';
import { csvOf, frameOf, type PrintedValue } from '../../../api/downloads/print';
import { SOURCES } from '../../../text/sources';
import { makeTestApp, type TestApp } from '../../support/app';
import {
  insertAlias,
  insertElement,
  insertPost,
  insertRoot,
  insertTerm,
} from '../../support/content';
import { describeEachDatabase, VERSES_OF_SMALL, WORDS_OF_SMALL } from '../../support/database';
import {
  bytesOf,
  MANIFEST,
  manifestOf,
  rowsOf,
  sha256,
  textOf,
  type Manifest,
  type Row,
} from '../../support/downloads';
import { statementsOf } from '../../support/statements';

interface Edges<Node> {
  edges: { node: Node }[];
}

const COUNTS = {
  surahs: 114,
  verses: VERSES_OF_SMALL,
  words: WORDS_OF_SMALL,
  posts: 1,
  postVerses: 2,
  terms: 1,
};
const NOTE = '<p>One, "two"\r\nthree — الله</p>';
/** Parses CSV character by character; an empty unquoted field is null. */
function parseCsv(text: string): (string | null)[][] {
  const lines: (string | null)[][] = [];
  let line: (string | null)[] = [];
  for (let at = 0; at < text.length;) {
    let value: string | null = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        value += text.charAt(at);
      }
      at++;
    } else {
      const end = text.slice(at, at + 100_000).search(/,|\r\n/);
      value = text.slice(at, at + end) || null;
      at += end;
    }
    line.push(value);
    if (text[at] === ',') at++;
    else {
      if (text.slice(at, at + 2) !== '\r\n') throw new Error(`No line ends at ${at}.`);
      at += 2;
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

/** A JSON value as a CSV cell. */
const asCell = (value: PrintedValue) =>
  value === null ? null : typeof value === 'object' ? value.join(' ') : String(value);

/** Hashes of the files of each kind of database, which have the same content. */
const seen: string[][] = [];

/** Another database was filled at another time. */
async function hashesWithoutTimes(app: TestApp): Promise<string[]> {
  const hashes: string[] = [];
  for (const { name } of (await manifestOf(app)).tables) {
    const text = (await textOf(app, `${name}.json`)).replace(/"updatedAt":"[^"]*"/g, '');
    hashes.push(sha256(Buffer.from(text)));
  }
  return hashes;
}

describeEachDatabase('downloads', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let manifest: Manifest;
  beforeAll(async () => {
    const at = database();
    await insertPost(at, ['2:255', '1:1'], { section: 'faithInAllah', englishNote: NOTE });
    await insertPost(at, ['1:2'], { englishTitle: 'Deleted post', deletedAt: new Date() });
    const term = await insertTerm(at, 'Names');
    await insertElement(at, term, ['1:1:3', '1:3:1']);
    await insertElement(at, term, ['1:1:3'], {
      englishLabel: 'Deleted element',
      deletedAt: new Date(),
    });
    await insertRoot(at, 'رحم', ['1:1:3', '1:1:4', '1:3:1']);
    await insertAlias(at, 'Âmenerrasûlü', '2:285', { lastVerseId: 293 });
    await insertAlias(at, 'Deleted name', '2:255', { deletedAt: new Date() });
    const joined = { turkishGlossOf: 2, turkishSource: 'editor 2026-11-25 Ayşe Kara' };
    await at.prisma.word.updateMany({ where: { key: { in: ['1:1:1', '1:1:2'] } }, data: joined });
    await at.prisma.word.update({ where: { key: '1:1:3' }, data: { rootSource: 'import qac' } });
    app = makeTestApp(at);
    manifest = await manifestOf(app);
  });

  test('the manifest has the row counts, sizes and hashes of the served files', async () => {
    expect(manifest.files).toHaveLength(28);
    const counts = Object.fromEntries(manifest.files.map(({ table, rows }) => [table, rows]));
    expect(counts).toMatchObject({
      ...COUNTS,
      termElements: 1,
      characters: 0,
      readingSigns: 0,
      roots: 1,
      verseAliases: 1,
    });
    for (const file of manifest.files) {
      const bytes = await bytesOf(app, file.path);
      const plain = gunzipSync(bytes);
      expect([bytes.length, sha256(bytes)]).toEqual([file.bytes, file.sha256]);
      expect([plain.length, sha256(plain)]).toEqual([file.plainBytes, file.plainSha256]);
      expect(bytes.readUInt32LE(4)).toBe(0);
    }
    expect(Date.parse(manifest.contentChangedAt)).not.toBeNaN();
  });

  test('JSON has one object per line; CSV has the same rows and column names', async () => {
    for (const { name, columns } of manifest.tables) {
      const text = await textOf(app, `${name}.json`);
      const rows = JSON.parse(text) as Row[];
      if (rows.length > 0) expect(text.trimEnd().split('\n')).toHaveLength(rows.length + 2);
      const names = columns.map((column) => column.name);
      rows.slice(0, 1).forEach((row) => expect(Object.keys(row)).toEqual(names));
      const [header, ...lines] = parseCsv(await textOf(app, `${name}.csv`));
      expect(header).toEqual(names);
      expect(lines).toEqual(rows.map((row) => (Object.values(row) as PrintedValue[]).map(asCell)));
    }
  });

  test('words have their groups and provenance, without the names of editors', async () => {
    const words = await rowsOf(app, 'words');
    const provenance = { turkishSource: 'editor 2026-11-25', englishSource: 'package' };
    expect(words.slice(0, 3)).toMatchObject([
      { turkishGlossOf: 2, englishGlossOf: null, ...provenance, rootSource: null },
      { turkishGlossOf: 2, ...provenance },
      { turkishGlossOf: null, turkishSource: null, rootSource: 'import qac' },
    ]);
    for (const file of ['words.json', 'words.csv']) {
      expect(await textOf(app, file)).not.toContain('Kara');
    }
  });

  test('the manifest lists every source, and its columns refer to all of them', () => {
    expect(manifest.sources).toEqual(SOURCES);
    const columns = manifest.tables.flatMap((table) => table.columns);
    const named = columns.flatMap(({ source }) => source ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(SOURCES).sort());
  });

  test('each verse has its place in the mushaf', async () => {
    const place = 'page juz hizb quarter ruku manzil prostration';
    const { verses } = await app.query<{ verses: Edges<Row> }>(
      `{ verses(first: 100) { edges { node { key ${place} } } } }`,
    );
    const rows = await rowsOf(app, 'verses');
    expect(rows.slice(0, 100)).toMatchObject(verses.edges.map(({ node }) => node));
    const { tables } = manifest;
    const columns = tables.find(({ name }) => name === 'verses')?.columns ?? [];
    expect(columns.filter(({ source }) => source === 'revelation').map(({ name }) => name)).toEqual(
      place.split(' '),
    );
  });

  test('the rows match GraphQL', async () => {
    const { verse } = await app.query<{ verse: { words: Row[] } }>(`{ verse(key: "2:255") { words {
      key arabicText pauseAfter englishTranslation turkishTranscription } } }`);
    const words = await rowsOf(app, 'words');
    const own = words.filter(({ verseKey }) => verseKey === '2:255');
    expect(own).toMatchObject(verse.words);
    expect(own).toHaveLength(verse.words.length);
    expect(words.find(({ key }) => key === '1:1:3')).toMatchObject({ rootLetters: 'رحم' });
    expect(words.find(({ key }) => key === '1:1:3')?.termElementIds).toHaveLength(1);

    const { posts } = await app.query<{ posts: Edges<Row & { verses: Edges<Row> }> }>(
      `{ posts { edges { node { databaseId section englishNote
        verses { edges { node { databaseId position turkishTranslation verse { key } } } } } } } }`,
    );
    const [{ node }] = posts.edges as [{ node: Row & { verses: Edges<Row> } }];
    const { verses, ...shown } = node;
    const [post] = await rowsOf(app, 'posts');
    expect(post).toMatchObject({ ...shown, verseKeys: ['2:255', '1:1'] });
    expect(post).toMatchObject({ section: 'FAITH_IN_ALLAH', englishNote: NOTE });
    const places = verses.edges.map(({ node: { verse, ...rest } }) => ({
      ...rest,
      verseKey: (verse as Row).key,
    }));
    const postVerses = await rowsOf(app, 'postVerses');
    expect(
      postVerses.sort((one, other) => Number(one.position) - Number(other.position)),
    ).toMatchObject(places);
    const [element] = await rowsOf(app, 'termElements');
    expect(element).toMatchObject({ numberOfOccurrencesInQuran: 2, verseKeys: ['1:1', '1:3'] });
    expect(await rowsOf(app, 'verseAliases')).toEqual([
      {
        databaseId: expect.any(Number),
        language: 'TURKISH',
        name: 'Âmenerrasûlü',
        firstVerseKey: '2:285',
        lastVerseKey: '2:286',
        version: 1,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as string,
      },
    ]);
    expect(await rowsOf(app, 'roots')).toMatchObject([{ letters: 'رحم', numberOfOccurrences: 3 }]);
  });

  test('deleted rows and admin-only fields are left out', async () => {
    const names = manifest.tables.flatMap(({ columns }) => columns.map(({ name }) => name));
    expect(names.filter((name) => /admin|deleted|created|password/i.test(name))).toEqual([]);
    for (const { table, format } of manifest.files) {
      const text = await textOf(app, `${table}.${format}`);
      expect(/Deleted (post|element|name)/.test(text)).toBe(false);
    }
  });

  test('a file is a cacheable attachment with an ETag; HEAD sends no body', async () => {
    const answer = await app.fetch('/downloads/words.csv.gz', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="words.csv.gz"',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'x-content-revision': String(manifest.contentRevision),
    });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    for (const path of ['/downloads/words.csv.gz', MANIFEST]) {
      const etag = (await app.fetch(path)).headers.get('ETag') ?? '';
      for (const tag of [etag, `"x", W/${etag}`]) {
        const known = await app.fetch(path, { headers: { 'if-none-match': tag } });
        expect([known.status, await known.text()]).toEqual([304, '']);
        expect(known.headers.get('ETag')).toBe(etag);
      }
      const head = await app.fetch(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('ETag')).toBe(etag);
      expect(Number(head.headers.get('Content-Length'))).toBe((await bytesOf(app, path)).length);
    }
  });

  test('/downloads redirects to the manifest; unknown names are a 404', async () => {
    const answer = await app.fetch('/downloads');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, MANIFEST]);
    for (const name of [
      'users.json.gz',
      'words.json',
      'words.xml.gz',
      'a/b',
      '..%2fwords.csv.gz',
    ]) {
      const missing = await app.fetch(`/downloads/${name}`);
      expect(missing.status).toBe(404);
      expect(await missing.json()).toEqual({
        success: false,
        errorMessage: 'There is nothing at this address.',
        code: 'NOT_FOUND',
      });
    }
  });

  test.each(['/downloads', MANIFEST, '/downloads/words.csv.gz', '/downloads/nothing'])(
    'POST %s is a 405 in the format of REST',
    async (path) => {
      const refused = await app.fetch(path, { method: 'POST', body: 'x' });
      expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
      expect(await refused.json()).toEqual({
        success: false,
        errorMessage: 'This address supports GET, HEAD only.',
        code: 'METHOD_NOT_ALLOWED',
      });
    },
  );

  test('a failure has the format of REST', async () => {
    const closed = await databases.open('migrated');
    await closed.close();
    const failed = await makeTestApp(closed).fetch(MANIFEST);
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await failed.json()).toMatchObject({
      success: false,
      errorMessage: expect.any(String),
      code: expect.stringMatching(/^(INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)$/),
    });
  });

  test('files are generated once for concurrent requests, deterministically', async () => {
    const other = makeTestApp(database());
    const paths = [MANIFEST, '/downloads/words.json.gz', '/downloads/roots.csv.gz'];
    const made = await statementsOf(database(), () =>
      Promise.all(paths.map((path) => other.fetch(path))),
    );
    expect(made.filter((statement) => /FROM "Surah" s\)/.test(statement))).toHaveLength(1);
    const again = await statementsOf(database(), () => other.fetch(MANIFEST));
    expect(again).toEqual([]);
    expect((await manifestOf(other)).files).toEqual(manifest.files);
    seen.push(await hashesWithoutTimes(other));
    expect(seen).toEqual(seen.map(() => seen[0]));
  });

  test('without the database they stay, and are a 503 if they were not made before', async () => {
    const gone = await databases.open('migrated');
    const there = makeTestApp(gone);
    expect((await there.fetch('/downloads/characters.json.gz')).status).toBe(200);
    await gone.close();
    expect(await rowsOf(there, 'posts')).toEqual([]);
    const answer = await makeTestApp(gone).fetch(MANIFEST);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The database is not responding.');
  });
});

test('CSV keeps every text unchanged', () => {
  const texts = [
    '',
    ' ',
    null,
    '"',
    '""',
    ',',
    '\r\n',
    '\n',
    '\r',
    'a,"b"\r\nc',
    'ٱللَّهِ',
    '=1',
    '\t',
  ];
  const columns = ['one', 'two'];
  const rows = texts.flatMap((one) => texts.map((two) => ({ one, two })));
  const text = frameOf('csv', columns).join(csvOf(rows, columns));
  expect(parseCsv(text).slice(1)).toEqual(rows.map(({ one, two }) => [one, two]));
});
