/** Renders pages in a thread of their own; their queries are executed here. */
import { Worker } from 'node:worker_threads';
import type { Client, RenderOptions } from './pages';
import type { FromThread, ThreadFiles, ToThread } from './threadMessages';

/** Headers on which pages depend. */
const PAGE_HEADERS = ['cookie', 'accept-language'];

interface PendingPage {
  execute: RenderOptions['execute'];
  resolve(page: Response): void;
  reject(error: unknown): void;
}

interface Thread {
  send(message: ToThread): void;
  pages: Map<number, PendingPage>;
  stop(): Promise<unknown>;
}

/**
 * A thread that ends is replaced for the next page; the pages that it was rendering fail.
 * @param module the built module renderingThread
 */
export async function renderInThread(
  module: string,
  files: ThreadFiles,
): Promise<Required<Pick<Client, 'render' | 'collect' | 'close'>>> {
  let current: Promise<Thread> | undefined = startThread(module, files, forget);
  let lastPage = 0;
  function forget() {
    current = undefined;
  }
  await current;
  const render: Client['render'] = async ({ url, headers }, { execute, ...rest }) => {
    const { send, pages } = await (current ??= startThread(module, files, forget));
    const page = ++lastPage;
    const sent = PAGE_HEADERS.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return new Promise((resolve, reject) => {
      pages.set(page, { execute, resolve, reject });
      send({ type: 'render', page, url, headers: sent, ...rest });
    });
  };
  const collect: Required<Client>['collect'] = async (paths, { execute }) => {
    const { send, pages } = await (current ??= startThread(module, files, forget));
    const page = ++lastPage;
    return new Promise((resolve, reject) => {
      pages.set(page, { execute, resolve, reject });
      send({ type: 'collect', page, paths });
    });
  };
  const close = async () => (await current)?.stop();
  return { render, collect, close };
}

/** @param onEnd called when the thread has ended and renders no more pages */
function startThread(module: string, files: ThreadFiles, onEnd: () => void): Promise<Thread> {
  const worker = new Worker(module, { workerData: files });
  const pages = new Map<number, PendingPage>();
  const send = (message: ToThread) => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    const end = (error: Error) => {
      // An error is followed by the exit, when another thread may have been started.
      if (hasEnded) return;
      hasEnded = true;
      onEnd();
      reject(error);
      for (const page of pages.values()) page.reject(error);
      pages.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The rendering thread ended with ${code}.`)));
    worker.on('message', (message: FromThread) => {
      if (message.type === 'ready') resolve({ send, pages, stop: () => worker.terminate() });
      else answer(message, pages, send);
    });
  });
}

function answer(
  message: Exclude<FromThread, { type: 'ready' }>,
  pages: Map<number, PendingPage>,
  send: Thread['send'],
): void {
  const page = pages.get(message.page);
  if (!page) return;
  if (message.type === 'execute') {
    const { query, documentId, variables } = message;
    page
      .execute(documentId, variables)
      .then((result) => send({ type: 'executed', query, json: JSON.stringify(result) }))
      .catch((error: unknown) => {
        pages.delete(message.page);
        page.reject(error);
        send({ type: 'rejected', query });
      });
    return;
  }
  pages.delete(message.page);
  if (message.type === 'failed') page.reject(errorOf(message));
  else page.resolve(new Response(message.body, message));
}

/** The error of the thread, with its stack. */
function errorOf({ message, stack }: FromThread & { type: 'failed' }): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
