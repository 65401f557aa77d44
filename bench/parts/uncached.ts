/** Reads every verse once, so that no response is cached, and compares with other servers. */
import type { Part } from '../bench';
import { millisecondsPerRequest } from '../requestBatch';
import type { Figure } from '../figures';
import { filledData } from '../filledData';
import { copyOf, start } from '../resources';
import { query } from '../http';
import { startServer } from '../server';
import { verseOfKeyQuery } from '../verseQuery';

const MEASURED_ROUNDS = 7;
/** Warms up the code of a server that has just started. */
const WARM_UP_REQUESTS = 300;

interface Subject {
  url: string;
  stop(): Promise<void>;
}

export const part: Part = {
  timeLimit: 900,
  async measure() {
    const { dataDir } = await filledData();
    const { server, keys } = await ownServer(dataDir);
    const stock = await startReference('stock', dataDir);
    const memory = await startReference('memory', dataDir);
    for (const { url } of [server, stock, memory]) await warm(url);
    // Only the reference in memory has the verses in memory at this point.
    const first = await millisecondsPerRequest(server.url, requestsOf(keys, 0));
    const ofStock = await millisecondsPerRequest(stock.url, requestsOf(keys, 0));
    await stock.stop();
    await millisecondsPerRequest(memory.url, requestsOf(keys, 0));
    const rounds: { own: number; other: number }[] = [];
    for (let round = 1; round <= MEASURED_ROUNDS; round++) {
      const requests = requestsOf(keys, round);
      const other = await millisecondsPerRequest(memory.url, requests);
      rounds.push({ other, own: await millisecondsPerRequest(server.url, requests) });
    }
    await memory.stop();
    await server.stop();
    const own = Math.min(...rounds.map((round) => round.own));
    const ofMemory = Math.min(...rounds.map((round) => round.other));
    return [
      compared('first response for each verse', 'Yoga, Pothos and Prisma', first, ofStock),
      compared('uncached response', 'Yoga, Pothos and Prisma', own, ofStock, 4),
      compared('uncached response', 'Apollo Server with the data in memory', own, ofMemory, 2, [
        `best of ${MEASURED_ROUNDS} rounds: ${rounds.map((round) => (round.other / round.own).toFixed(2)).join(' ')}`,
      ]),
      {
        what: 'highest memory use after all verses',
        value: await server.peak,
        unit: 'MiB',
        decimals: 0,
      },
    ];
  },
};

async function ownServer(dataDir: string) {
  const server = await startServer(copyOf(dataDir));
  const { surahs } = await query<{ surahs: { number: number; numberOfVerses: number }[] }>(
    server.url,
    '{ surahs { number numberOfVerses } }',
  );
  const keys = surahs.flatMap(({ number, numberOfVerses }) =>
    Array.from({ length: numberOfVerses }, (_, index) => `${number}:${index + 1}`),
  );
  return { server: { ...server, url: `${server.url}/graphql` }, keys };
}

async function startReference(name: string, dataDir: string): Promise<Subject> {
  const folder = `${copyOf(dataDir)}/postgres`;
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['--import', 'tsx', `bench/references/${name}.ts`, folder];
  const child = start(process.execPath, args, { env });
  const [, port] = await child.printed(/ready on (\d+)/);
  const path = name === 'stock' ? '/graphql' : '/';
  return { url: `http://127.0.0.1:${port}${path}`, stop: child.stop };
}

/** An unused variable makes the requests of each round new. */
const requestsOf = (keys: string[], round: number) =>
  keys.map((key) => ({ query: verseOfKeyQuery, variables: { key, round } }));

/** Uses only one verse, because the others are measured. */
async function warm(url: string): Promise<void> {
  const rounds = Array.from({ length: WARM_UP_REQUESTS }, (_, index) => -1 - index);
  await millisecondsPerRequest(
    url,
    rounds.flatMap((round) => requestsOf(['1:1'], round)),
  );
}

function compared(
  what: string,
  name: string,
  own: number,
  other: number,
  atLeast?: number,
  notes: string[] = [],
): Figure {
  return {
    what: `${what}, times as fast as ${name}`,
    value: other / own,
    decimals: 2,
    atLeast,
    notes: [`${own.toFixed(2)} ms against ${other.toFixed(2)} ms a verse`, ...notes],
  };
}
