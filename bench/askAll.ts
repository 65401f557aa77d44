/**
 * A process that sends every body of a file, each once, over ten connections:
 * `askAll.ts URL FILE`. It prints the seconds that took. It does as little as can be done with an
 * answer: a client that costs more than the server measures itself.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AllRequests } from './askEach';

const CONNECTIONS = 10;
const { hostname, port, host, pathname } = new URL(process.argv[2] ?? '');
const { headers, bodies } = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')) as AllRequests;
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const head = `POST ${pathname} HTTP/1.1\r\n${lines.join('')}`;
const requests = bodies.map(
  (body) => `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);

/** Sends what is waiting over one connection, each when the one before is answered. */
function sendOver(waiting: Iterator<string, undefined>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    /** Bytes of the answer that are still to come. */
    let missing = 0;
    const next = () => {
      const request = waiting.next().value;
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

/** @throws when it isn't the start of an answer with data */
function missingAfter(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const text = chunk.toString('latin1', 0, end + 14);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
  // An answer of errors may be a success of HTTP.
  if (!text.startsWith('HTTP/1.1 200 ') || !text.endsWith('{"data":{"') || !length) {
    throw new Error(`An answer begins ${JSON.stringify(chunk.toString('utf8', 0, 2000))}`);
  }
  return Number(length) - (chunk.length - end - 4);
}

const waiting = requests[Symbol.iterator]();
const begin = performance.now();
await Promise.all(Array.from({ length: CONNECTIONS }, () => sendOver(waiting)));
console.log((performance.now() - begin) / 1000);
