/**
 * A process that loads addresses in turn, many short times: `loadInTurn.ts JSON`. One client, warm
 * by then, meets them all, and what slows the machine for a while slows all of them alike. It
 * prints the seconds that each address took, by rounds.
 */
import autocannon, { type Result } from 'autocannon';
import type { Loads } from './load';

const CONNECTIONS = 10;

const { urls, question, requests, rounds } = JSON.parse(process.argv[2] ?? '') as Loads;

/** @returns seconds from the first request to the last answer */
async function secondsOf(url: string): Promise<number> {
  const begin = performance.now();
  let end = begin;
  const options = { ...question, url, connections: CONNECTIONS, amount: requests };
  const { errors, timeouts, non2xx } = await new Promise<Result>((resolve, reject) => {
    const load = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    // The load itself ends at a full second only.
    load.on('response', () => (end = performance.now()));
  });
  const failures = errors + timeouts + non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed.`);
  return (end - begin) / 1000;
}

async function round(): Promise<number[]> {
  const figures: number[] = [];
  for (const url of urls) figures.push(await secondsOf(url));
  return figures;
}

// The first rounds warm the servers and this client.
for (let warming = 0; warming < 5; warming++) await round();
const all: number[][] = [];
while (all.length < rounds) all.push(await round());
console.log(JSON.stringify(all));
