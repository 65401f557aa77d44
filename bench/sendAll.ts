/**
 * A process that sends all bodies of a file once, over ten connections: `sendAll.ts URL FILE`. Prints
 * the time in seconds. It does as little as possible with responses, because a client that is slower
 * than the server would measure itself.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { RequestBatch } from './requestBatch';

const CONNECTIONS = 10;
const { hostname, port, host, pathname } = new URL(process.argv[2] ?? '');
const { headers, bodies } = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')) as RequestBatch;
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const head = `POST ${pathname} HTTP/1.1\r\n${lines.join('')}`;
const requests = bodies.map(
  (body) => `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);

/** Sends pending requests over one connection, each after the response to the previous one. */
function sendOver(pending: Iterator<string, undefined>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    /** Missing bytes of the response. */
    let missing = 0;
    const next = () => {
      const request = pending.next().value;
      if (request !== undefined) socket.write(request);
      else socket.end(resolve);
    };
    socket.on('data', (chunk) => {
      try {
        missing = missing > 0 ? missing - chunk.length : missingAfter(chunk);
        if (missing === 0) next();
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', reject);
    next();
  });
}

/** @throws if the chunk is not the start of a response with data */
function missingAfter(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const text = chunk.toString('latin1', 0, end + 14);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
  // A response with errors may have status 200.
  if (!text.startsWith('HTTP/1.1 200 ') || !text.endsWith('{"data":{"') || !length) {
    throw new Error(`A response begins with ${JSON.stringify(chunk.toString('utf8', 0, 2000))}`);
  }
  return Number(length) - (chunk.length - end - 4);
}

const pending = requests[Symbol.iterator]();
const begin = performance.now();
await Promise.all(Array.from({ length: CONNECTIONS }, () => sendOver(pending)));
console.log((performance.now() - begin) / 1000);
