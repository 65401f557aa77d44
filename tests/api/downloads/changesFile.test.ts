/** The changes between two revisions as a file, whose rows stay as they were. */
import { gunzipSync } from 'node:zlib';
import { readContentRevision } from '../../../api/database/contentRevision';
import type { Sql } from '../../../api/database/database';
import { changesFile } from '../../../api/downloads/changesFile';
import { saveWords } from '../../../api/exchange/saveWords';
import type { SentResponse } from '../../../api/http/appEnv';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';
import { bytesOf, manifestOf } from '../../support/downloads';
import { EDIT, EVERY_EDIT, insertEditedContent, type Edit } from '../../support/edits';
import { fc } from '../../support/fastCheck';
import { makeAdmin } from '../../support/mutations';
import { restOf } from '../../support/rest';
import { signInNewAdmin } from '../../support/signIn';
import { IS_SOAK } from '../../support/soak';

const RANDOM_EDITS = IS_SOAK ? 200 : 20;
const EDITS_PER_FILE = 5;
const IMPORT = {
  format: 'qul',
  dryRun: false,
  overwriteEdited: true,
  changeArabic: true,
  onProgress: () => undefined,
};

interface Page {
  contentRevision: number;
  hasNextPage: boolean;
  endCursor: string | null;
  changes: object[];
}

describeOneDatabase('the file of changes', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let save: (edit: Edit) => Promise<unknown>;

  const revision = () => readContentRevision(database());
  const pathOf = (since: number, until?: number) =>
    `/downloads/changes.jsonl.gz?since=${since}${until === undefined ? '' : `&until=${until}`}`;
  const textOf = async (path: string) => gunzipSync(await bytesOf(app, path)).toString();
  const rowsOf = async (path: string) =>
    (await textOf(path))
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);

  /** The rows of all pages of /api/changes, which are those of now. */
  async function presentChanges(since: number): Promise<{ until: number; rows: object[] }> {
    const rest = restOf(app);
    const rows: object[] = [];
    for (let after = ''; ;) {
      const { data } = await rest(`GET /changes?since=${since}&first=50&after=${after}`);
      const page = data as Page;
      rows.push(...page.changes);
      if (!page.hasNextPage) return { until: page.contentRevision, rows };
      after = page.endCursor ?? '';
    }
  }

  const changeWords = async (count: number) => {
    const { prisma } = database();
    await prisma.$executeRaw`UPDATE "Word" SET "englishTranslation" = "englishTranslation" || '!' WHERE id <= ${count}`;
    await prisma.contentRevision.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  };

  beforeAll(async () => {
    app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'ayşe');
    const admin = makeAdmin(
      () => app,
      () => token,
    );
    save = ({ name, input }) => admin(name, input);
    await insertEditedContent(database(), admin);
    await changeWords(1);
  });

  test('has the rows that /api/changes had when its last revision was the present one', async () => {
    const edits = [...EVERY_EDIT, ...fc.sample(EDIT, RANDOM_EDITS)];
    const first = await revision();
    const files: { since: number; until: number; rows: object[] }[] = [];
    for (let index = 0; index < edits.length; index += EDITS_PER_FILE) {
      const since = await revision();
      for (const edit of edits.slice(index, index + EDITS_PER_FILE)) await save(edit);
      files.push({ since, ...(await presentChanges(since)) });
      files.push({ since: first, ...(await presentChanges(first)) });
    }
    const words = [4, 5, 6].map(
      (id) => [id, { arabicText: 'ٱلْعَـٰلَمِينَ', root: 'علم', turkishTranslation: 'bir söz' }] as const,
    );
    await saveWords(database(), new Map(words), IMPORT);
    files.push({ since: first, ...(await presentChanges(first)) });
    await save({ name: 'deletePost', input: { databaseId: 2 } });
    for (const { since, until, rows } of files) {
      expect(await rowsOf(pathOf(since, until))).toEqual(rows);
    }
    expect(files.some(({ rows }) => rows.length > 10)).toBe(true);
  });

  test('is named by its revisions, and may be kept for ever if both are given', async () => {
    const since = await revision();
    await changeWords(2);
    await database().prisma.$executeRaw`
      UPDATE "ContentChange" SET "changedAt" = '2026-01-01T00:00:00.5Z' WHERE revision = ${since + 1}`;
    const exact = await app.fetch(pathOf(since, since + 1));
    const headers = {
      'accept-ranges': null,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `attachment; filename="changes-${since}-${since + 1}.jsonl.gz"`,
      'content-encoding': null,
      'content-type': 'application/gzip',
      'last-modified': 'Thu, 01 Jan 2026 00:00:01 GMT',
      'x-content-revision': String(since + 1),
    };
    const headersOf = (response: Response) =>
      Object.fromEntries(Object.keys(headers).map((name) => [name, response.headers.get(name)]));
    expect([exact.status, headersOf(exact)]).toEqual([200, headers]);
    const text = gunzipSync(Buffer.from(await exact.arrayBuffer())).toString();
    const latest = await app.fetch(pathOf(since), { headers: { 'accept-encoding': 'gzip' } });
    expect(headersOf(latest)).toEqual({ ...headers, 'cache-control': 'public, no-cache' });
    expect(gunzipSync(Buffer.from(await latest.arrayBuffer())).toString()).toBe(text);

    const etag = exact.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await app.fetch(pathOf(since), { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
    await changeWords(3);
    const changed = await app.fetch(pathOf(since), { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
    expect(await textOf(pathOf(since, since + 1))).toBe(text);
  });

  test('follows a manifest, and is empty as long as nothing changes', async () => {
    const { contentRevision, changesPath } = await manifestOf(makeTestApp(database()));
    expect(changesPath).toBe(pathOf(contentRevision));
    expect(await textOf(changesPath)).toBe('');
    expect(await textOf(pathOf(contentRevision, contentRevision))).toBe('');
  });

  test.each([
    ['', 400, '`since` must be a content revision, a whole number from 0; got nothing.'],
    ['?since=x', 400, '`since` must be a content revision, a whole number from 0; got "x".'],
    ['?since=-1', 400, 'got "-1".'],
    ['?since=2147483648', 400, 'got "2147483648".'],
    [
      '?since=2&until=',
      400,
      '`until` must be a content revision, a whole number from 0; got nothing.',
    ],
    ['?since=3&until=2', 400, '`until` must be 3, the revision of `since`, or later; got 2.'],
    ['?since=0&until=2', 410, 'The changes since revision 0 are not known'],
    ['?since=2&until=1000000', 410, 'this server does not know 1000000'],
    ['?since=1000000', 410, 'this server does not know 1000000'],
  ])('refuses "%s" with %d', async (query, status, message) => {
    const response = await app.fetch(`/downloads/changes.jsonl.gz${query}`);
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({
        success: false,
        errorMessage: expect.stringContaining(message) as string,
      }),
    ]);
  });

  test('is read in pages while it is sent, paid by its rows, and its size is logged', async () => {
    const since = await revision();
    await changeWords(600);
    const sent: SentResponse[] = [];
    const limited = makeTestApp(database(), {
      rateLimit: 100,
      onResponse: (response) => sent.push(response),
    });
    const response = await limited.fetch(pathOf(since, since + 1));
    expect(response.headers.get('Content-Length')).toBeNull();
    expect(response.headers.get('X-Request-Cost')).toBe('7');
    expect(sent).toEqual([]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const ids = gunzipSync(bytes)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
    expect(sent).toMatchObject([{ status: 200, bytes: bytes.length }]);
  });

  test('ends without its end if its rows cannot be read, and reports why', async () => {
    const since = await revision();
    await changeWords(600);
    const { sql } = database();
    let isOut = false;
    const failing = ((...statement: Parameters<Sql>) =>
      isOut ? Promise.reject(new Error('gone')) : sql(...statement)) as Sql;
    const file = await changesFile(failing, { since: String(since), until: undefined });
    isOut = true;
    const reported: unknown[] = [];
    const body = new Response(file.open((error) => reported.push(error)));
    await expect(body.arrayBuffer()).rejects.toThrow('gone');
    expect(reported).toEqual([new Error('gone')]);
  });
});
