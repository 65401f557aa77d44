/**
 * A busy primary process with two workers, which are replaced again and again while a client opens connections. Prints
 * how many requests the client sent, and how many of them nobody answered.
 */
import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { createLog } from '../../api/log';
import { lastConnection, onLeave, reportReady, Workers } from '../../api/workers';
import { freePort } from './freePort';

const RESTARTS = 12;
const CLIENTS = 8;
/** How long the primary process does something else, of each 25 ms. */
const BUSY_MS = 20;
const PAUSE_MS = 5;
const MAX_ANSWER_MS = 4000;

if (process.env.PORT_OF_CLIENT) void sendOn(Number(process.env.PORT_OF_CLIENT));
else if (cluster.isPrimary) void restartOn();
else serve(Number(process.env.PORT_OF_WORKERS));

async function restartOn(): Promise<void> {
  const port = await freePort();
  process.env.PORT_OF_WORKERS = String(port);
  const workers = new Workers(2, createLog('silent'));
  await workers.start();
  const client = fork(process.argv[1] ?? '', {
    execArgv: process.execArgv,
    env: { ...process.env, PORT_OF_CLIENT: String(port) },
  });
  const busy = setInterval(() => {
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
  }, PAUSE_MS);
  for (let restart = 0; restart < RESTARTS; restart++) await workers.restart();
  client.send('over');
  await once(client, 'exit');
  clearInterval(busy);
  await workers.stop('SIGKILL');
  process.exit(0);
}

function serve(port: number): void {
  const server = createServer((_request, response) => response.end('served'));
  server.listen(port, '127.0.0.1', () => reportReady(port));
  onLeave(() => {
    server.close(() => void lastConnection().then(() => process.exit(0)));
    server.closeIdleConnections();
  });
}

async function sendOn(port: number): Promise<void> {
  const counts = { sent: 0, unanswered: 0 };
  let isOver = false;
  process.on('message', () => (isOver = true));
  const send = () =>
    new Promise<void>((resolve) => {
      counts.sent++;
      const request = get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume().on('end', resolve);
      });
      request.setTimeout(MAX_ANSWER_MS, () => request.destroy());
      request.on('error', () => {
        counts.unanswered++;
        resolve();
      });
    });
  const sendAll = async () => {
    while (!isOver) await send();
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendAll));
  console.log(JSON.stringify(counts));
  process.exit(0);
}
