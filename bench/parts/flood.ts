/** A reader's waiting time while another address sends as much as it can, and memory for idle connections. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../bench';
import type { Figure } from '../figures';
import { filledData } from '../filledData';
import { send } from '../http';
import { copyOf, start } from '../resources';
import { startServer } from '../server';

const READER = '192.0.2.1';
const PAGES_READ = 1000;
const READING_PAUSE_MS = 10;
const IDLE_CONNECTIONS = 1000;
const UNREAD_CONNECTIONS = 150;
/** Longer than the server waits before it closes connections that read nothing. */
const UNREAD_MS = 10_000;

export const part: Part = {
  timeLimit: 240,
  async measure() {
    const { dataDir } = await filledData();
    const settings = { RATE_LIMIT: '300', TRUST_PROXY: '1' };
    const server = await startServer(copyOf(dataDir), undefined, settings);
    const page = `${server.url}/verses/2:255`;
    await read(page, 200);
    const quiet = await read(page, PAGES_READ);
    const flood = start(process.execPath, ['--import', 'tsx', 'bench/floodFrom.ts', server.url]);
    await flood.printed(/started/);
    const flooded = await read(page, PAGES_READ);
    await flood.stop();
    const [p99, p99OfQuiet] = [percentile(flooded, 0.99), percentile(quiet, 0.99)];
    const figures: Figure[] = [
      {
        what: 'p99 of a cached page during a flood, ratio to without',
        value: p99 / p99OfQuiet,
        decimals: 2,
        atMost: 3,
        notes: [`${p99.toFixed(2)} ms against ${p99OfQuiet.toFixed(2)} ms`],
      },
      await memoryOfConnections(server),
    ];
    await server.stop();
    return figures;
  },
};

/** @returns milliseconds of each request, in order */
async function read(page: string, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const begin = performance.now();
    const { status } = await send(page, { headers: { 'x-forwarded-for': READER } });
    if (status !== 200) throw new Error(`The reader got ${status}.`);
    times.push(performance.now() - begin);
    await sleep(READING_PAUSE_MS);
  }
  return times;
}

const percentile = (times: number[], part: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? NaN;

/** Connections that send nothing, and others that request a large page and read nothing. */
async function memoryOfConnections(server: { url: string; memory(): number }): Promise<Figure> {
  const { hostname, port, host } = new URL(server.url);
  await send(`${server.url}/surahs/2`, { headers: { 'x-forwarded-for': READER } });
  const before = server.memory();
  const open = () => connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
  const idle = Array.from({ length: IDLE_CONNECTIONS }, open);
  const unread = Array.from({ length: UNREAD_CONNECTIONS }, (_, index) => {
    const socket = open();
    socket.pause();
    socket.write(
      `GET /surahs/2 HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.${index}\r\n\r\n`,
    );
    return socket;
  });
  await sleep(UNREAD_MS);
  const after = server.memory();
  for (const socket of [...idle, ...unread]) socket.destroy();
  return {
    what: `memory with ${IDLE_CONNECTIONS} idle and ${UNREAD_CONNECTIONS} unread connections, ratio to without`,
    value: Number.isNaN(before) ? undefined : after / before,
    decimals: 2,
    atMost: 1.3,
    notes: [`${after.toFixed(0)} MiB against ${before.toFixed(0)} MiB`],
  };
}
