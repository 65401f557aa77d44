/**
 * A process that loads addresses in turn for many short rounds: `loadInTurn.ts JSON`. All addresses meet
 * the same warm client, and temporary slowness of the machine affects all of them. Prints the seconds of
 * each address per round.
 */
import autocannon, { type Result } from 'autocannon';
import type { LoadPlan } from './load';

const CONNECTIONS = 10;

const WARM_UP_ROUNDS = 5;

const { urls, request, requests, rounds } = JSON.parse(process.argv[2] ?? '') as LoadPlan;

/** @returns seconds from the first request to the last response */
async function secondsOf(url: string): Promise<number> {
  const begin = performance.now();
  let end = begin;
  const options = { ...requestsTo(url), connections: CONNECTIONS, amount: requests };
  const { errors, timeouts, non2xx } = await new Promise<Result>((resolve, reject) => {
    const load = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    // The load itself ends only at a full second.
    load.on('response', () => (end = performance.now()));
  });
  const failures = errors + timeouts + non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed.`);
  return (end - begin) / 1000;
}

let sent = 0;

/** `{n}` in an address is another number in each request. */
function requestsTo(url: string) {
  if (!url.includes('{n}')) return { ...request, url };
  const { origin } = new URL(url);
  const path = url.slice(origin.length);
  const setupRequest = (each: object) => ({ ...each, path: path.replace('{n}', String(sent++)) });
  return { ...request, url: origin, requests: [{ setupRequest }] };
}

/** Every other round has the reverse order. */
async function round(number: number): Promise<number[]> {
  const order = number % 2 === 0 ? urls : urls.toReversed();
  const seconds = new Map<string, number>();
  for (const url of order) seconds.set(url, await secondsOf(url));
  return urls.map((url) => seconds.get(url) ?? NaN);
}

for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp++) await round(warmUp);
const all: number[][] = [];
while (all.length < rounds) all.push(await round(all.length));
console.log(JSON.stringify(all));
