/** What one anonymous address can buy in a minute with the default budget, by the costliest requests of each kind. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../bench';
import type { Figure } from '../figures';
import { filledData } from '../filledData';
import { JSON_HEADERS, send, type HttpRequest } from '../http';
import { copyOf } from '../resources';
import { startServer } from '../server';

const TOO_MANY = 429;
const CONCURRENT = 4;
/** More than the requests that are allowed at once. */
const MAX_REQUESTS = 2500;
/** Of all bursts but that of requests of any kind, of which a sixth may be sent at once. */
const BURSTS_PER_MINUTE = 1;

interface Kind {
  name: string;
  /** The request number `n`; each has to be computed anew, unless cached responses are measured. */
  make(n: number): HttpRequest & { path: string };
  burstsPerMinute?: number;
  /** By default, any success or redirect. */
  status?: number;
}

const graphql = (query: string) => ({
  path: '/graphql',
  method: 'POST' as const,
  headers: JSON_HEADERS,
  body: JSON.stringify({ query }),
});
const repeated = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => field(index)).join(' ');
const letters = (n: number) => `${'abdehiklmnrstuyz'[n % 16]}${'aeiou'[Math.floor(n / 16) % 5]}`;
const searches = (n: number, words: (index: number) => string) =>
  graphql(
    `{ ${repeated(15, (i) => `s${i}: search(query: "${words(i)}", pageSize: 5) { totalElements }`)} } # ${n}`,
  );
/** Eight letters. */
const unknownWord = (n: number, alphabet: string) =>
  Array.from({ length: 8 }, (_, place) => alphabet[(n * (place + 3) + place * place) % 10]).join(
    '',
  );

const kinds: Kind[] = [
  {
    name: 'GraphQL: 100 verses with their words',
    make: (n) =>
      graphql(
        `{ verses(first: 100, after: "${Buffer.from(`at:${(n % 60) * 100}`).toString('base64url')}") { edges { node { key words { arabicText englishTranslation root { letters } } } } } } # ${n}`,
      ),
  },
  {
    name: 'GraphQL: 15 counts',
    make: (n) =>
      graphql(`{ ${repeated(15, (i) => `r${i}: roots(first: 1) { totalCount }`)} } # ${n}`),
  },
  {
    name: 'GraphQL: 60 counts of tables',
    make: (n) =>
      graphql(
        `{ ${['posts(section: QURAN, first: 1)', 'verseAliases(first: 1)', 'roots(first: 1)', 'terms(first: 1)'].map((field, at) => repeated(15, (i) => `c${at}_${i}: ${field} { totalCount }`)).join(' ')} } # ${n}`,
      ),
  },
  {
    name: 'GraphQL: unused variables of 10 kB',
    make: (n) => ({
      ...graphql(''),
      body: JSON.stringify({
        query: '{ __typename }',
        variables: { n: `${n}${' '.repeat(9800)}` },
      }),
    }),
  },
  {
    name: 'GraphQL: malformed body of 250 kB',
    status: 400,
    make: () => ({ ...graphql(''), body: '['.repeat(250_000) }),
  },
  {
    name: 'REST: malformed login of 250 kB',
    status: 400,
    make: () => ({
      ...graphql(''),
      path: '/api/authentication/login',
      body: '['.repeat(250_000),
    }),
  },
  {
    name: 'GraphQL: 15 searches',
    make: (n) =>
      graphql(
        `{ ${repeated(15, (i) => `s${i}: search(query: "${letters(n * 15 + i)}", pageSize: 5) { totalElements }`)} } # ${n}`,
      ),
  },
  {
    name: 'GraphQL: 15 searches of many short words',
    make: (n) => searches(n, (i) => repeated(66, (at) => letters(n * 15 + i + at * 7))),
  },
  {
    name: 'GraphQL: 15 searches of unknown words',
    make: (n) =>
      searches(n, (i) => repeated(18, (at) => unknownWord(n * 15 + i + at, 'qxzwjvkbfg'))),
  },
  {
    name: 'GraphQL: 15 searches of unknown Arabic words',
    make: (n) =>
      searches(n, (i) => repeated(22, (at) => unknownWord(n * 15 + i + at, 'ابتنمويسهل'))),
  },
  {
    name: 'GraphQL: 15 suggestions',
    make: (n) =>
      graphql(
        `{ ${repeated(15, (i) => `s${i}: suggest(query: "${letters(n * 15 + i)}") { __typename }`)} } # ${n}`,
      ),
  },
  {
    name: 'GraphQL: refused repetitions',
    status: 400,
    make: (n) =>
      graphql(
        `{ ${repeated(5, (i) => `... on Query { ${repeated(15, (j) => `a${i}_${j}: roots(first: 1) { totalCount }`)} }`)} } # ${n}`,
      ),
  },
  {
    name: 'GraphQL: 900 unknown fields',
    make: (n) => graphql(`{ ${repeated(900, (i) => `x${n}y${i}`)} }`),
  },
  {
    name: 'REST: search',
    make: (n) => ({
      path: `/api/verses/query?queryParameter=${letters(n)}&pageSize=100&pageIndex=${n}&language=english`,
    }),
  },
  { name: 'page of a verse', make: (n) => ({ path: `/verses/2:255?after=${n}` }) },
  { name: 'page of a long surah', make: (n) => ({ path: `/surahs/2?after=${n}` }) },
  {
    name: 'page of a search',
    make: (n) => ({
      path: `/query?queryParameter=${letters(n)}e&pageSize=100&pageIndex=${Math.floor(n / 16)}&language=english`,
    }),
  },
  { name: 'page of a table', make: (n) => ({ path: `/termTables/2?after=${n}` }) },
  { name: 'page of nothing', status: 404, make: (n) => ({ path: `/nothing/${n}` }) },
  {
    name: 'sitemap of another host',
    make: (n) => ({ path: '/sitemap.xml', headers: { host: `h${n}.example` } }),
  },
  {
    name: 'GraphiQL',
    make: () => ({ path: '/graphql', headers: { accept: 'text/html' } }),
    burstsPerMinute: 6,
  },
  { name: 'cached page', make: () => ({ path: '/verses/2:255' }), burstsPerMinute: 6 },
  {
    name: 'cached page by HEAD',
    make: () => ({ path: '/surahs/2', method: 'HEAD' }),
    burstsPerMinute: 6,
  },
  { name: 'file', make: () => ({ path: '/favicon.svg' }), burstsPerMinute: 6 },
  ...['br', 'deflate'].map((encoding) => ({
    name: `largest file, ${encoding}`,
    make: () => ({ path: largestAsset(), headers: { 'accept-encoding': encoding } }),
    burstsPerMinute: 6,
  })),
  { name: 'probe', make: () => ({ path: '/readyz' }), burstsPerMinute: 6 },
  { name: 'download', make: () => ({ path: '/downloads/words.json.gz' }) },
];

/** The largest script of the built client. */
function largestAsset(): string {
  const folder = 'dist/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(folder, name)).size;
  return `/assets/${scripts.reduce((largest, name) => (size(name) > size(largest) ? name : largest))}`;
}

export const part: Part = {
  timeLimit: 400,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(copyOf(dataDir), undefined, {
      RATE_LIMIT: '300',
      TRUST_PROXY: '1',
    });
    const figures: Figure[] = [];
    for (const [index, kind] of kinds.entries()) {
      // A server that has just started compiles its code.
      await sendBurst(server.url, kind, `198.51.100.${index}`, 30);
      const before = server.cpuSeconds();
      const accepted = await sendBurst(server.url, kind, `192.0.2.${index}`, MAX_REQUESTS);
      const seconds = server.cpuSeconds() - before;
      const bursts = kind.burstsPerMinute ?? BURSTS_PER_MINUTE;
      figures.push({
        what: `CPU of a minute, ${kind.name}`,
        value: Number.isNaN(seconds) ? undefined : seconds * bursts,
        unit: 's',
        decimals: 1,
        atMost: 6,
        notes: [
          `${accepted * bursts} a minute, ${((seconds / accepted) * 1000).toFixed(1)} ms of CPU each`,
        ],
      });
    }
    await server.stop();
    return figures;
  },
};

/** Sends requests from an address until one is refused. @returns the number of accepted ones */
async function sendBurst(
  url: string,
  { name, make, status: expected }: Kind,
  address: string,
  requests: number,
): Promise<number> {
  let sent = 0;
  let accepted = 0;
  let isRefused = false;
  const work = async () => {
    while (!isRefused && sent < requests) {
      const { path, headers, ...request } = make(sent++ + Number(address.split('.')[0]) * 1000);
      const { status } = await send(url + path, {
        ...request,
        headers: { ...headers, 'x-forwarded-for': address },
      });
      if (status === TOO_MANY) isRefused = true;
      else if (expected === undefined ? status < 400 : status === expected) accepted++;
      else throw new Error(`${name} responded with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return accepted;
}
