/** Search times for realistic queries, compared to an uncached verse with its words. */
import type { Part } from '../bench';
import { queries } from '../../tests/api/schema/search/queries';
import {
  createPostgres,
  dropPostgres,
  findPostgres,
  postgresUrl,
} from '../../tests/support/postgresServer';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { JSON_HEADERS, send } from '../http';
import { copyOf, temporaryFolder } from '../resources';
import { startServer } from '../server';
import { verseOfKeyQuery } from '../verseQuery';

/** The rounds contain all queries; the median of each query is used. */
const MEASURED_ROUNDS = 25;
/** Warms up the code of a server that has just started. */
const WARM_UP_ROUNDS = 8;
const NUMBER_OF_MEASURED_VERSES = 40;
/** Target: times an uncached verse. */
const MAX_RATIO = 8;

const SEARCH = `query ($query: String!, $language: Language) {
  search(query: $query, language: $language) {
    totalElements
    jump { name surah { number } firstVerse { key } lastVerse { key } }
    results {
      matchKind
      matchedIn
      words { key }
      ranges { start end }
      verse { key turkishTranslation englishTranslation }
    }
  }
}`;

export const part: Part = {
  timeLimit: 600,
  async measure() {
    const { dataDir } = await filledData();
    const embedded = await startServer(copyOf(dataDir));
    const figures = await measured(embedded.url, 'embedded').finally(embedded.stop);
    const server = await findPostgres();
    if (server === undefined) return [...figures, skipped];
    const name = `tibyan_bench_${process.pid}`;
    await createPostgres(server, name);
    try {
      const own = await startServer(temporaryFolder('empty'), postgresUrl(server, name));
      return [...figures, ...(await measured(own.url, 'PostgreSQL').finally(own.stop))];
    } finally {
      await dropPostgres(server, name);
    }
  },
};

const skipped: Figure = {
  what: 'search on PostgreSQL, which is not available',
  value: undefined,
  atMost: MAX_RATIO,
};

async function measured(url: string, database: string): Promise<Figure[]> {
  const searches = queries.map(({ query, language }) => ({
    name: query,
    body: { query: SEARCH, variables: { query, language } },
  }));
  const verses = Array.from({ length: NUMBER_OF_MEASURED_VERSES }, (_, index) => ({
    name: `verse ${index}`,
    body: { query: verseOfKeyQuery, variables: { key: `2:${index * 7 + 1}` } },
  }));
  const begin = performance.now();
  await milliseconds(url, searches[0]?.body ?? verses[0]!.body, -1);
  const first = performance.now() - begin;
  const times = new Map<string, number[]>();
  for (let round = -WARM_UP_ROUNDS; round < MEASURED_ROUNDS; round++) {
    for (const { name, body } of [...searches, ...verses]) {
      const time = await milliseconds(url, body, round);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), time]);
    }
  }
  const medianOf = ({ name }: { name: string }) => median(times.get(name) ?? []);
  const ofVerse = median(verses.map(medianOf));
  const inOrder = searches
    .map((search) => ({ name: search.name, time: medianOf(search) }))
    .sort((left, right) => left.time - right.time);
  const p95 = inOrder[Math.ceil(inOrder.length * 0.95) - 1]?.time ?? NaN;
  const slowest = inOrder.slice(-5).map(({ name, time }) => `${time.toFixed(2)} ms: ${name}`);
  return [
    {
      what: `search, p95 of ${searches.length} queries, times an uncached verse (${database})`,
      value: p95 / ofVerse,
      decimals: 2,
      atMost: MAX_RATIO,
      notes: [
        `${p95.toFixed(2)} ms against ${ofVerse.toFixed(2)} ms; median search ${median(inOrder.map(({ time }) => time)).toFixed(2)} ms`,
        ...slowest,
      ],
    },
    {
      what: `first search after a start (${database})`,
      value: first / 1000,
      unit: 's',
      decimals: 2,
    },
  ];
}

/** An unused variable makes the requests of each round new, so that no response is cached. */
async function milliseconds(
  url: string,
  { query, variables }: { query: string; variables: object },
  round: number,
): Promise<number> {
  const body = JSON.stringify({ query, variables: { ...variables, round } });
  const begin = performance.now();
  const response = await send(`${url}/graphql`, { method: 'POST', headers: JSON_HEADERS, body });
  const time = performance.now() - begin;
  const text = response.body.toString('utf8', 0, 10);
  if (!text.startsWith('{"data":{"')) throw new Error(response.body.toString('utf8', 0, 500));
  return time;
}
