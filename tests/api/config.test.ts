/** The settings of the environment. @isolated since it replaces a module of Node. */
import { availableParallelism } from 'node:os';
import { ConfigError, readConfig } from '../../api/config';

jest.mock('node:os', () => ({
  ...jest.requireActual<object>('node:os'),
  availableParallelism: jest.fn(() => 1),
}));

const URL = 'postgresql://tibyan:s3cret@db.example:5432/tibyan';
const SECRET = 'x'.repeat(32);
const POSTGRES = { DATABASE_URL: URL, JWT_SECRET: SECRET };

test('without environment variables every setting has its default', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: undefined,
    databaseUrl: undefined,
    dataDir: './data',
    jwtSecret: undefined,
    publicUrl: undefined,
    trustProxy: 0,
    logLevel: 'info',
    rateLimit: 300,
    importOnStart: true,
    drainSeconds: undefined,
    cacheBytes: 200_000_000,
    workers: 1,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    metricsToken: undefined,
    webhookPrivateAddresses: false,
    recitation: undefined,
  });
});

test('an empty value counts as unset', () => {
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'JWT_SECRET', 'PUBLIC_URL'];
  const more = [
    'TRUST_PROXY',
    'LOG_LEVEL',
    'RATE_LIMIT',
    'IMPORT_ON_START',
    'WORKERS',
    'METRICS_PORT',
  ];
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [
    { DATABASE_URL: URL, JWT_SECRET: SECRET },
    { databaseUrl: URL, jwtSecret: SECRET },
  ],
  [{ DATABASE_URL: 'postgres://h/d', JWT_SECRET: SECRET }, { databaseUrl: 'postgres://h/d' }],
  [{ JWT_SECRET: 'ş'.repeat(16) }, { jwtSecret: 'ş'.repeat(16) }],
  [{ PUBLIC_URL: 'https://example.org/' }, { publicUrl: 'https://example.org' }],
  [{ PUBLIC_URL: 'http://localhost:4000/a?b' }, { publicUrl: 'http://localhost:4000' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ RATE_LIMIT: '0' }, { rateLimit: 0 }],
  [{ IMPORT_ON_START: '0' }, { importOnStart: false }],
  [{ IMPORT_ON_START: '1' }, { importOnStart: true }],
  [{ WEBHOOK_PRIVATE_ADDRESSES: '1' }, { webhookPrivateAddresses: true }],
  [{ WORKERS: '3', DATABASE_URL: URL, JWT_SECRET: SECRET }, { workers: 3 }],
  [{ WORKERS: '1' }, { workers: 1 }],
  [{ CACHE_BYTES: '1000000' }, { cacheBytes: 1_000_000 }],
  [{ DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
  [
    { METRICS_PORT: '9100', METRICS_HOST: '10.0.0.1' },
    { metricsPort: 9100, metricsHost: '10.0.0.1' },
  ],
  [{ METRICS_TOKEN: 'x'.repeat(16) }, { metricsToken: 'x'.repeat(16), metricsPort: undefined }],
  [
    { METRICS_TOKEN: 'x'.repeat(16), METRICS_PORT: '0', WORKERS: '2', ...POSTGRES },
    { metricsPort: 0, workers: 2 },
  ],
  [{ DRAIN_SECONDS: '600' }, { drainSeconds: 600 }],
])('%j is accepted', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [32, 4],
])('number of cores: %i, default of WORKERS on PostgreSQL: %i', (cores, workers) => {
  jest.mocked(availableParallelism).mockReturnValue(cores);
  expect(readConfig(POSTGRES).workers).toBe(workers);
  expect(readConfig({}).workers).toBe(1);
});

const VERSES = 'https://sound.example/{surah3}{verse3}.mp3';

test('recordings are those of verses, of words or of both', () => {
  const both = {
    RECITATION_VERSE_URL: VERSES,
    RECITATION_WORD_URL: '/sound/{surah}/{verse}/{word3}.ogg?quality=1',
    RECITATION_NAME: ' Mahmud Halil el-Husarî ',
    RECITATION_LICENSE: 'CC-BY-4.0',
    RECITATION_TIMINGS: 'timings.tsv',
    PUBLIC_URL: 'https://quran.example',
  };
  expect(readConfig(both).recitation).toEqual({
    reciter: 'Mahmud Halil el-Husarî',
    licence: 'CC-BY-4.0',
    verseUrl: VERSES,
    wordUrl: '/sound/{surah}/{verse}/{word3}.ogg?quality=1',
    timings: 'timings.tsv',
  });
  const { RECITATION_WORD_URL, RECITATION_NAME } = both;
  expect(readConfig({ RECITATION_WORD_URL, RECITATION_NAME }).recitation).toMatchObject({
    verseUrl: undefined,
    licence: undefined,
  });
});

const verseUrl =
  'RECITATION_VERSE_URL must be an address of http:// or https:// or a path of this site, which contains {surah} or {surah3}, {verse} or {verse3}, such as https://example.org/{surah3}{verse3}.mp3';

test.each([
  [{ RECITATION_VERSE_URL: 'https://sound.example/1.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https://sound.example/{surah}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'ftp://sound.example/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https:sound.example/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https:/sound.example/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https://x;sandbox/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https://*/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'sound/{surah}{verse}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: '//sound.example/{surah}{verse}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: '/\\sound.example/{surah}{verse}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https://{surah}.example/{verse}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: 'https://me:secret@sound.example/{surah}{verse}' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: '/sound/{surah} {verse}.mp3' }, `${verseUrl}.`],
  [{ RECITATION_VERSE_URL: '/sound/{surah}{verse}{.mp3' }, `${verseUrl}.`],
  [
    { RECITATION_VERSE_URL: '/sound/{surah}{ayah}.mp3' },
    `${verseUrl}; {ayah} is no placeholder of it.`,
  ],
  [
    { RECITATION_VERSE_URL: '/sound/{surah}{verse}{word}.mp3' },
    `${verseUrl}; {word} is no placeholder of it.`,
  ],
  [
    { RECITATION_WORD_URL: '/sound/{surah}{verse}.mp3' },
    'RECITATION_WORD_URL must be an address of http:// or https:// or a path of this site, which contains {surah} or {surah3}, {verse} or {verse3}, {word} or {word3}, such as https://example.org/{surah3}_{verse3}_{word3}.mp3.',
  ],
  [
    { RECITATION_VERSE_URL: VERSES },
    'RECITATION_NAME must be set when RECITATION_VERSE_URL or RECITATION_WORD_URL is set: the name of the reciter, which pages show.',
  ],
  [
    { RECITATION_NAME: 'x'.repeat(201), RECITATION_VERSE_URL: VERSES },
    'RECITATION_NAME must be the name of the reciter, in one line of at most 200 characters.',
  ],
  [
    { RECITATION_LICENSE: 'two\nlines' },
    'RECITATION_LICENSE must be the license or the terms of the recordings, in one line of at most 200 characters.',
  ],
  [
    { RECITATION_NAME: 'el-Husarî' },
    'RECITATION_VERSE_URL or RECITATION_WORD_URL must be set when RECITATION_NAME is set.',
  ],
  [
    { RECITATION_LICENSE: 'CC0' },
    'RECITATION_VERSE_URL or RECITATION_WORD_URL must be set when RECITATION_LICENSE is set.',
  ],
  [
    { RECITATION_TIMINGS: 'timings.tsv' },
    'RECITATION_VERSE_URL must be set when RECITATION_TIMINGS is set: the timings are those of recordings of verses.',
  ],
  [
    {
      RECITATION_VERSE_URL: VERSES.replace('https', 'http'),
      RECITATION_NAME: 'el-Husarî',
      PUBLIC_URL: 'https://quran.example',
    },
    'RECITATION_VERSE_URL and RECITATION_WORD_URL must begin with https:// when PUBLIC_URL does: browsers play nothing else on such a site.',
  ],
])('the settings of recordings %j are refused with one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});

const port = 'PORT must be a port number, 0 to 65535 (0 takes any free port).';
const database =
  'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/tibyan.';
const publicUrl = 'PUBLIC_URL must be the address readers use, such as https://example.org.';
const proxies = 'TRUST_PROXY must be the number of proxies in front of the server, 0 to 10.';
const level = 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.';
const rate =
  'RATE_LIMIT must be cost units per minute and address, 0 to 1000000 (0 switches the limit off).';
const drain =
  'DRAIN_SECONDS must be seconds for which connections are still accepted when the server stops, 0 to 600.';
const metricsToken = 'METRICS_TOKEN must be at least 16 characters without spaces.';
const secret =
  'JWT_SECRET must be a secret of at least 32 bytes, without those of spaces around it.';

test.each([
  [{ PORT: '65536' }, port],
  [{ PORT: '-1' }, port],
  [{ PORT: '80.5' }, port],
  [{ PORT: 'http' }, port],
  [{ PORT: ' 80' }, port],
  [{ PORT: '0x50' }, port],
  [{ PORT: '9'.repeat(20) }, port],
  [{ DATABASE_URL: 'mysql://host/db', JWT_SECRET: SECRET }, database],
  [{ DATABASE_URL: 'host:5432', JWT_SECRET: SECRET }, database],
  [{ DATABASE_URL: 'tibyan', JWT_SECRET: SECRET }, database],
  [{ PUBLIC_URL: 'example.org' }, publicUrl],
  [{ PUBLIC_URL: 'ftp://example.org' }, publicUrl],
  [{ TRUST_PROXY: 'true' }, proxies],
  [{ TRUST_PROXY: '11' }, proxies],
  [{ LOG_LEVEL: 'verbose' }, level],
  [{ LOG_LEVEL: 'INFO' }, level],
  [{ RATE_LIMIT: '1000001' }, rate],
  [{ RATE_LIMIT: 'off' }, rate],
  [{ IMPORT_ON_START: 'true' }, 'IMPORT_ON_START must be 0 or 1.'],
  [{ IMPORT_ON_START: 'no' }, 'IMPORT_ON_START must be 0 or 1.'],
  [{ WEBHOOK_PRIVATE_ADDRESSES: 'true' }, 'WEBHOOK_PRIVATE_ADDRESSES must be 0 or 1.'],
  [{ WORKERS: '0' }, 'WORKERS must be the number of processes, 1 to 64.'],
  [
    { WORKERS: '2' },
    'WORKERS must be 1 without DATABASE_URL: only one process can use the embedded database.',
  ],
  [{ METRICS_PORT: 'on' }, port.replace('PORT', 'METRICS_PORT')],
  [{ METRICS_TOKEN: 'x'.repeat(15) }, metricsToken],
  [{ METRICS_TOKEN: `${'x'.repeat(16)} y` }, metricsToken],
  [
    { METRICS_TOKEN: 'x'.repeat(16), WORKERS: '2', ...POSTGRES },
    'METRICS_PORT must be set when METRICS_TOKEN is set and there are 2 WORKERS: only a port of its own serves the metrics of all of them.',
  ],
  [{ DRAIN_SECONDS: '601' }, drain],
  [{ DRAIN_SECONDS: '0.5' }, drain],
  [{ JWT_SECRET: 'x'.repeat(31) }, secret],
  [{ JWT_SECRET: ' '.repeat(32) }, secret],
  [{ JWT_SECRET: ` ${'x'.repeat(31)}` }, secret],
  [{ JWT_SECRET: SECRET.slice(1), DATABASE_URL: URL }, secret],
  [
    { DATABASE_URL: URL },
    'JWT_SECRET must be set when DATABASE_URL is set: a secret of at least 32 bytes, the same for every process.',
  ],
])('%j is refused with one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});

test('an error message never contains a secret', () => {
  const wrong = [{ DATABASE_URL: URL }, { JWT_SECRET: 's3cret' }, { DATABASE_URL: 'x:s3cret@y' }];
  for (const env of wrong) {
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('s3cret') }),
    );
  }
});
