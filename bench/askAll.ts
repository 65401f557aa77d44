/**
 * A process that sends every body of a file, each once, over ten connections:
 * `askAll.ts URL FILE`. It prints the seconds that took.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const CONNECTIONS = 10;
const [url = '', file = ''] = process.argv.slice(2);
const { headers, bodies } = JSON.parse(readFileSync(file, 'utf8')) as {
  headers: Record<string, string>;
  bodies: string[];
};
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function send(body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (answer) => {
      text(answer).then((content) => {
        const isGood = answer.statusCode === 200 && content.startsWith('{"data":{"');
        if (isGood && !content.includes('"errors"')) resolve();
        else
          reject(new Error(`${body} was answered ${answer.statusCode}: ${content.slice(0, 300)}`));
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const waiting = bodies[Symbol.iterator]();
const begin = performance.now();
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    for (const body of waiting) await send(body);
  }),
);
console.log((performance.now() - begin) / 1000);
agent.destroy();
