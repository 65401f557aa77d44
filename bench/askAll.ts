/**
 * A process that sends every body of a file, each once, over ten connections:
 * `askAll.ts URL FILE`. It prints the seconds that took.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

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
      let first: Buffer | undefined;
      answer.on('data', (chunk: Buffer) => (first ??= chunk));
      answer.on('end', () => {
        const start = first?.toString('utf8', 0, 300) ?? '';
        const isGood = answer.statusCode === 200 && start.startsWith('{"data":{"');
        if (isGood) resolve();
        else reject(new Error(`${body} was answered ${answer.statusCode}: ${start}`));
      });
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
