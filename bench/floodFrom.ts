/** A process that sends all kinds of requests from one address until it is stopped: `floodFrom.ts URL`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './http';

const url = process.argv[2] ?? '';
const CONCURRENT = 8;
const TOO_MANY = 429;
const headers = { 'x-forwarded-for': '192.0.2.2' };

const paths = (n: number) => [
  `/surahs/2?after=${n}`,
  `/query?queryParameter=${n}&language=english`,
  `/verses/2:255?after=${n}`,
  `/graphql?query=${encodeURIComponent(`{ roots(first: 100) { totalCount } search(query: "a${n}") { totalElements } }`)}`,
  '/surahs/36',
];

async function flood(first: number): Promise<never> {
  for (let n = first; ; n += CONCURRENT) {
    for (const path of paths(n)) {
      const { status } = await send(url + path, { headers });
      // A client that only waits for refusals would take the time of the server on the same machine.
      if (status === TOO_MANY) await sleep(20);
    }
  }
}

console.log('started');
await Promise.all(Array.from({ length: CONCURRENT }, (_, index) => flood(index)));
