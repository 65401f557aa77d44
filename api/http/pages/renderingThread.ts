/** A thread that renders pages, so that a long page does not delay other responses. Started by ThreadRenderer. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ExecutionResult } from 'graphql';
import { parentPort, workerData } from 'node:worker_threads';
import type { Client } from './pages';
import type { FromThread, ThreadFiles, ToThread } from './threadMessages';

if (!parentPort) throw new Error('This module runs in a thread.');
const port = parentPort;
const { renderer, manifest } = workerData as ThreadFiles;
const { createRender } = (await import(pathToFileURL(renderer).href)) as {
  createRender(manifest: unknown): Client['render'];
};
const render = createRender(JSON.parse(await readFile(manifest, 'utf8')));

/** The queries that the server executes for pages, by their numbers. */
const queries = new Map<number, (json: string | undefined) => void>();
let lastQuery = 0;

const send = (message: FromThread, bytes?: ArrayBuffer) =>
  port.postMessage(message, bytes ? [bytes] : []);

port.on('message', (message: ToThread) => {
  if (message.type === 'render') {
    const { page } = message;
    renderPage(message).catch((error: unknown) =>
      send({ type: 'failed', page, ...textsOf(error) }),
    );
    return;
  }
  queries.get(message.query)?.(message.type === 'executed' ? message.json : undefined);
  queries.delete(message.query);
});
send({ type: 'ready' });

async function renderPage({ page, url, headers, origin }: ToThread & { type: 'render' }) {
  const response = await render(new Request(url, { headers }), {
    origin,
    execute: (documentId, variables) =>
      new Promise((resolve, reject) => {
        const query = ++lastQuery;
        queries.set(query, (json) => {
          if (json === undefined) reject(new Error(`The query ${documentId} failed.`));
          else resolve(JSON.parse(json) as ExecutionResult);
        });
        send({ type: 'execute', page, query, documentId, variables });
      }),
  });
  const body = response.body === null ? null : await response.arrayBuffer();
  const { status } = response;
  const headersOfPage = [...response.headers];
  send({ type: 'rendered', page, status, headers: headersOfPage, body }, body ?? undefined);
}

const textsOf = (error: unknown) =>
  error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined };
