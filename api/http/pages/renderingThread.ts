/** A thread that renders pages, so that a long page does not delay other responses. Started by ThreadRenderer. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ExecutionResult } from 'graphql';
import { parentPort, workerData } from 'node:worker_threads';
import type { Client } from './pages';
import type { FromThread, ThreadFiles, ToThread } from './threadMessages';

type ExecuteAsJson = (documentId: string, variables: Record<string, unknown>) => Promise<string>;

if (!parentPort) throw new Error('This module runs in a thread.');
const port = parentPort;
const { renderer, collector, manifest } = workerData as ThreadFiles;
const { createRender } = (await import(pathToFileURL(renderer).href)) as {
  createRender(manifest: unknown): Client['render'];
};
const { answersOfPages } = (await import(pathToFileURL(collector).href)) as {
  answersOfPages(paths: readonly string[], execute: ExecuteAsJson): Promise<string>;
};
const render = createRender(JSON.parse(await readFile(manifest, 'utf8')));

/** The queries that the server executes for pages, by their numbers. */
const queries = new Map<number, (json: string | undefined) => void>();
let lastQuery = 0;

const send = (message: FromThread, bytes?: ArrayBuffer) =>
  port.postMessage(message, bytes ? [bytes] : []);

port.on('message', (message: ToThread) => {
  if (message.type === 'render' || message.type === 'collect') {
    const { page } = message;
    const answer = message.type === 'render' ? renderPage(message) : collect(message);
    answer.catch((error: unknown) => send({ type: 'failed', page, ...textsOf(error) }));
    return;
  }
  queries.get(message.query)?.(message.type === 'executed' ? message.json : undefined);
  queries.delete(message.query);
});
send({ type: 'ready' });

async function renderPage(message: ToThread & { type: 'render' }) {
  const { page, url, headers: sent, origin, hasRecordings } = message;
  const response = await render(new Request(url, { headers: sent }), {
    origin,
    hasRecordings,
    execute: async (documentId, variables) =>
      JSON.parse(await executionFor(page)(documentId, variables)) as ExecutionResult,
  });
  const body = response.body === null ? null : await response.arrayBuffer();
  const { status } = response;
  const headersOfPage = [...response.headers];
  send({ type: 'rendered', page, status, headers: headersOfPage, body }, body ?? undefined);
}

async function collect({ page, paths }: ToThread & { type: 'collect' }) {
  const text = await answersOfPages(paths, executionFor(page));
  const body = new TextEncoder().encode(text).buffer;
  send({ type: 'rendered', page, status: 200, headers: [], body }, body);
}

const executionFor =
  (page: number): ExecuteAsJson =>
  (documentId, variables) =>
    new Promise((resolve, reject) => {
      const query = ++lastQuery;
      queries.set(query, (json) => {
        if (json === undefined) reject(new Error(`The query ${documentId} failed.`));
        else resolve(json);
      });
      send({ type: 'execute', page, query, documentId, variables });
    });

const textsOf = (error: unknown) =>
  error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined };
