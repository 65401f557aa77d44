/** Every verse of the Qur'an once, so that none is kept: against what others would build. */
import type { Part } from '../bench';
import { millisecondsEach } from '../askEach';
import type { Figure } from '../figures';
import { filledData } from '../filledData';
import { copyOf, start } from '../resources';
import { query } from '../http';
import { startServer } from '../server';
import { verseOfKeyQuery } from '../verseQuery';

const ROUNDS = 3;
/** What readers ask for most is kept after the first time; this warms the code, not the answers. */
const WARMING = 300;

interface Subject {
  url: string;
  stop(): Promise<void>;
  peak?: Promise<number>;
}

export const part: Part = {
  timeLimit: 900,
  async measure() {
    const { dataDir } = await filledData();
    const { server, keys } = await ownServer(dataDir);
    const own = await measure(server, keys);
    await server.stop();
    const peak = await server.peak;
    const stock = await measureReference('stock', dataDir, keys);
    const memory = await measureReference('memory', dataDir, keys);
    return [
      compared('Yoga, Pothos and Prisma', own, stock, 4),
      compared('Apollo Server with the data in memory', own, memory, 2),
      { what: 'highest memory use after all verses', value: peak, unit: 'MiB', decimals: 0 },
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

/** @returns milliseconds for a verse, by rounds */
async function measure({ url }: Subject, keys: string[]): Promise<number> {
  const requestsOf = (round: number, count: number) =>
    // A variable that nothing asks for makes each round's requests new ones.
    keys.slice(0, count).map((key) => ({ query: verseOfKeyQuery, variables: { key, round } }));
  await millisecondsEach(url, requestsOf(0, WARMING));
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.push(await millisecondsEach(url, requestsOf(round, keys.length)));
  }
  return Math.min(...rounds);
}

async function measureReference(name: string, dataDir: string, keys: string[]): Promise<number> {
  const folder = `${copyOf(dataDir)}/postgres`;
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['--import', 'tsx', `bench/references/${name}.ts`, folder];
  const child = start(process.execPath, args, { env });
  const [, port] = await child.printed(/ready on (\d+)/);
  const path = name === 'stock' ? '/graphql' : '/';
  const subject = { url: `http://127.0.0.1:${port}${path}`, stop: child.stop };
  const milliseconds = await measure(subject, keys);
  await child.stop();
  return milliseconds;
}

function compared(name: string, own: number, reference: number, atLeast: number): Figure {
  return {
    what: `uncached verse, times as fast as ${name}`,
    value: reference / own,
    decimals: 2,
    atLeast,
    notes: [`${own.toFixed(2)} ms against ${reference.toFixed(2)} ms a verse, best of ${ROUNDS}`],
  };
}
