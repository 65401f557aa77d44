/** Conditional requests and ranges of the downloads. */
import {
  isNotModified,
  modifiedAt,
  requestedRange,
  type ByteRange,
} from '../../../api/downloads/conditions';
import { fc } from '../../support/fastCheck';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';
import { bytesOf, MANIFEST } from '../../support/downloads';

const lastModified = new Date('2026-11-28T12:00:00Z');
const validators = { etag: '"abc"', lastModified };
const headersOf = (headers: Record<string, string>) => (name: string) => headers[name];

const DATE = 'Sat, 28 Nov 2026 12:00:00 GMT';
const BEFORE = 'Sat, 28 Nov 2026 11:59:59 GMT';
const AFTER = 'Sun, 29 Nov 2026 12:00:00 GMT';

test.each([
  [{}, false],
  [{ 'If-None-Match': '"abc"' }, true],
  [{ 'If-None-Match': '"x", W/"abc"' }, true],
  [{ 'If-None-Match': '*' }, true],
  [{ 'If-None-Match': '"x"' }, false],
  [{ 'If-Modified-Since': DATE }, true],
  [{ 'If-Modified-Since': AFTER }, true],
  [{ 'If-Modified-Since': BEFORE }, false],
  [{ 'If-Modified-Since': 'Saturday, 28-Nov-26 12:00:00 GMT' }, true],
  [{ 'If-Modified-Since': 'Sat Nov 28 12:00:00 2026' }, true],
  [{ 'If-Modified-Since': 'Sat Nov 28 11:59:59 2026' }, false],
  [{ 'If-Modified-Since': '2030' }, false],
  [{ 'If-Modified-Since': 'Sat, or so' }, false],
  [{ 'If-None-Match': '"x"', 'If-Modified-Since': AFTER }, false],
])('with %j the copy is known: %s', (headers, isKnown) => {
  expect(isNotModified(headersOf(headers), validators)).toBe(isKnown);
});

const FULL = undefined;
const UNSATISFIABLE = null;
const range = (first: number, last: number): ByteRange => ({ first, last });

test.each<[Record<string, string>, ByteRange | null | undefined]>([
  [{}, FULL],
  [{ Range: 'bytes=0-0' }, range(0, 0)],
  [{ Range: 'bytes=10-19' }, range(10, 19)],
  [{ Range: 'Bytes= 10-19 ' }, range(10, 19)],
  [{ Range: 'bytes=10-' }, range(10, 99)],
  [{ Range: 'bytes=10-1000' }, range(10, 99)],
  [{ Range: 'bytes=-10' }, range(90, 99)],
  [{ Range: 'bytes=-1000' }, range(0, 99)],
  [{ Range: 'bytes=100-' }, UNSATISFIABLE],
  [{ Range: `bytes=${'9'.repeat(400)}-` }, UNSATISFIABLE],
  [{ Range: 'bytes=-0' }, UNSATISFIABLE],
  [{ Range: 'bytes=-' }, FULL],
  [{ Range: 'bytes=20-10' }, FULL],
  [{ Range: 'bytes=0-1,5-6' }, FULL],
  [{ Range: 'lines=0-1' }, FULL],
  [{ Range: 'bytes=a-b' }, FULL],
  [{ Range: 'bytes=10-', 'If-Range': '"abc"' }, range(10, 99)],
  [{ Range: 'bytes=10-', 'If-Range': '"other"' }, FULL],
  [{ Range: 'bytes=10-', 'If-Range': 'W/"abc"' }, FULL],
  [{ Range: 'bytes=10-', 'If-Range': DATE }, FULL],
  [{ Range: 'bytes=10-', 'If-Range': AFTER }, FULL],
  [{ Range: 'bytes=10-', 'If-Range': 'yesterday' }, FULL],
  [{ Range: 'bytes=200-', 'If-Range': '"other"' }, FULL],
])('with %j the range of 100 bytes is %j', (headers, expected) => {
  expect(requestedRange(headersOf(headers), validators, 100)).toEqual(expected);
});

test('without a date, no date of a caller matches', () => {
  const undated = { etag: '"abc"', lastModified: undefined };
  expect(isNotModified(headersOf({ 'If-Modified-Since': AFTER }), undated)).toBe(false);
});

test('successive contents have successive dates in whole seconds, not before their change', () => {
  const times = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1 });
  fc.assert(
    fc.property(times, (changes) => {
      let former: Date | undefined;
      for (const at of changes.sort((one, other) => one - other)) {
        const date = modifiedAt(new Date(at), former);
        expect(date.getTime() % 1000).toBe(0);
        expect(date.getTime()).toBeGreaterThanOrEqual(at);
        if (former) expect(date.getTime()).toBeGreaterThan(former.getTime());
        former = date;
      }
    }),
  );
});

describeOneDatabase('downloads in parts', (databases) => {
  const database = databases.use('tiny');
  const FILE = '/downloads/verses.json.gz';
  let app: TestApp;
  let whole: Buffer;
  beforeAll(async () => {
    const changedAt = new Date('2026-01-01T00:00:00.5Z');
    const ofContent = { create: { changedAt }, update: { changedAt }, where: { id: 1 } };
    await database().prisma.contentRevision.upsert(ofContent);
    app = makeTestApp(database());
    whole = await bytesOf(app, FILE);
  });

  test('parts that are joined are the file', async () => {
    const first = await app.fetch(FILE, { headers: { range: 'bytes=0-999' } });
    expect(first.status).toBe(206);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
      'content-length': '1000',
      'content-range': `bytes 0-999/${whole.length}`,
      'content-type': 'application/gzip',
      'last-modified': 'Thu, 01 Jan 2026 00:00:01 GMT',
    });
    expect(first.headers.get('content-encoding')).toBeNull();
    const etag = first.headers.get('ETag') ?? '';
    const rest = await app.fetch(FILE, { headers: { range: 'bytes=1000-', 'if-range': etag } });
    expect([rest.status, rest.headers.get('ETag')]).toEqual([206, etag]);
    // Two servers may have other content with the same date.
    const date = first.headers.get('Last-Modified') ?? '';
    const byDate = await app.fetch(FILE, { headers: { range: 'bytes=1000-', 'if-range': date } });
    expect([byDate.status, Buffer.from(await byDate.arrayBuffer())]).toEqual([200, whole]);
    const parts = [await first.arrayBuffer(), await rest.arrayBuffer()];
    expect(Buffer.concat(parts.map((part) => Buffer.from(part)))).toEqual(whole);
  });

  test('a range beyond the end is a 416 in the format of REST', async () => {
    const answer = await app.fetch(FILE, { headers: { range: `bytes=${whole.length}-` } });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    expect(await answer.json()).toEqual({
      success: false,
      errorMessage: `The file has ${whole.length} bytes: the range must begin before its end, such as bytes=0-999.`,
      code: 'RANGE_NOT_SATISFIABLE',
    });
  });

  test('HEAD has no range, and a known copy is a 304 before any range', async () => {
    const headers = { range: 'bytes=0-9' };
    const head = await app.fetch(FILE, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(whole.length)]);
    const since = head.headers.get('Last-Modified') ?? '';
    const known = await app.fetch(FILE, { headers: { ...headers, 'if-modified-since': since } });
    expect([known.status, known.headers.get('Content-Range')]).toEqual([304, null]);
    expect(known.headers.get('Last-Modified')).toBe(since);
  });

  test('the manifest has a date and no ranges', async () => {
    const part = await app.fetch(MANIFEST, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('Accept-Ranges')]).toEqual([200, null]);
    const since = part.headers.get('Last-Modified') ?? '';
    const known = await app.fetch(MANIFEST, { headers: { 'if-modified-since': since } });
    expect(known.status).toBe(304);
  });

  test('a caller pays for the part, not for the file', async () => {
    const limited = makeTestApp(database(), { rateLimit: 100 });
    const remaining = async (range: string) =>
      (await limited.fetch(FILE, { headers: { range } })).headers.get('RateLimit-Remaining');
    expect([await remaining('bytes=0-9'), await remaining('bytes=-10')]).toEqual(['99', '98']);
  });
});
