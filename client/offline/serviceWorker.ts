/**
 * The service worker: pages and data come from the network, and what was read is kept for the time without one.
 * The build replaces the constants and writes it to /sw.js.
 */
import homeQuery from '../__generated__/HomePageQuery$parameters';
import { isQuranRequest, isSearchRequest, type QuranMessage } from './quranMessages';
import { keepOnly, keptAnswer } from './bundleStore';
import { createQuranKeeper } from './quranKeeper';
import { searchQuran } from './quranSearch';
import { cachesOf, isKept, isOutage, kindOf, outdatedCaches, shellLike } from './workerRules';

/** A hash of all files. */
declare const BUILD: string;
/** Addresses of the code that readers load. */
declare const FILES: string[];
/** Hash of the queries of the pages. */
declare const QUERIES: string;
/** A page without content, in which the browser renders the address. */
declare const SHELL: string;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerClient {
  url: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void>; matchAll(options?: object): Promise<WorkerClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends string>(
    type: Type,
    listener: (
      event: Type extends 'fetch'
        ? FetchEvent
        : WorkerEvent & { source?: WorkerClient; data?: unknown; ports?: readonly MessagePort[] },
    ) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;
const { code: CODE, read: READ } = cachesOf(BUILD);
/** Longer than a slow network takes; then what was kept is shown. */
const PATIENCE_MS = 5000;
/** When the server did not answer the last request. */
const SHORT_PATIENCE_MS = 1000;
const MAX_KEPT_RESPONSES = 400;
/** The page with which the installed site opens, as a page and as data. */
const START = [
  '/',
  `/graphql?${new URLSearchParams({ documentId: homeQuery.params.id ?? '', variables: '{}' })}`,
].map((path) => new URL(path, worker.location.origin).href);

const quran = createQuranKeeper({
  queries: QUERIES,
  tell: (state) => void tellPages({ quran: state } satisfies QuranMessage),
  forgetRead: async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('read-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await keepAddresses(START);
  },
});

/** Undefined until the server is asked for the first time. */
let isReachable: boolean | undefined;

worker.addEventListener('install', (event) => {
  const install = async () => {
    const cache = await caches.open(CODE);
    await cache.addAll(FILES);
    await quran.prepare();
    await keepAddresses(START);
  };
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  const activate = async () => {
    const names = await caches.keys();
    await Promise.all(outdatedCaches(names, BUILD).map((name) => caches.delete(name)));
    await keepOnly(QUERIES);
    await worker.clients.claim();
    // The first page was loaded before there was a worker.
    const isFirst = !names.some((name) => name.startsWith('read-') && name !== READ);
    if (isFirst) await keepOpenPages();
  };
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, worker.location.origin);
  if (kind === 'code') event.respondWith(codeOf(request));
  if (kind === 'page' || kind === 'data') event.respondWith(respond(request, kind, event));
});

worker.addEventListener('message', (event) => {
  const { source, data } = event;
  if (data === 'isReachable') source?.postMessage({ isReachable });
  if (data === 'takeOver') event.waitUntil(takeOver());
  if (isSearchRequest(data)) {
    const answer = searchQuran(QUERIES, data.search).catch(() => undefined);
    event.waitUntil(answer.then((found) => event.ports?.[0]?.postMessage(found)));
  }
  if (isQuranRequest(data)) event.waitUntil(quran.handle(data));
});

/**
 * The code of a page and the worker belong together, so a new worker waits until the pages of the one before are closed,
 * except for the page that has just been loaded.
 */
async function takeOver() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}

async function keepOpenPages() {
  const open = await worker.clients.matchAll({ type: 'window' });
  const isPage = (url: string) =>
    kindOf({ ...PAGE_REQUEST, url }, worker.location.origin) === 'page';
  await keepAddresses(open.map(({ url }) => url.replace(/#.*/, '')).filter(isPage));
}

async function keepAddresses(addresses: readonly string[]) {
  for (const address of addresses) {
    const request = new Request(address, { credentials: 'same-origin' });
    const response = await fetch(request).catch(() => undefined);
    if (response && isKept(request, response)) await keep(request, response);
  }
}

const PAGE_REQUEST = { method: 'GET', mode: 'navigate', cache: 'default', headers: new Headers() };

async function codeOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await putIfRoom(CODE, request, response.clone());
  return response;
}

async function respond(
  request: Request,
  kind: 'page' | 'data',
  event: WorkerEvent,
): Promise<Response> {
  const fetched = fetch(request).then(
    (response) => {
      tell(!isOutage(response.status));
      return response;
    },
    (error: unknown) => {
      tell(false);
      throw error;
    },
  );
  const keeping = fetched.then(
    (response) => (isKept(request, response) ? keep(request, response.clone()) : undefined),
    () => undefined,
  );
  event.waitUntil(keeping);
  const patience = isReachable === false ? SHORT_PATIENCE_MS : PATIENCE_MS;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([fetched, late]).catch(() => undefined);
  if (first && !isOutage(first.status)) return first;
  const kept = (await findRead(request)) ?? (kind === 'data' ? await findKept(request) : undefined);
  const response = kept ?? first;
  if (response) return response;
  return kind === 'page' ? fetched.catch(shell) : fetched;
}

/** Tells open pages whether the server can be reached. */
function tell(reachable: boolean) {
  if (isReachable === reachable) return;
  isReachable = reachable;
  void tellPages({ isReachable });
}

async function tellPages(message: object) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  pages.forEach((page) => page.postMessage(message));
}

async function keep(request: Request, response: Response): Promise<void> {
  await putIfRoom(READ, request, response);
  const cache = await caches.open(READ);
  const keys = (await cache.keys()).filter(({ url }) => !START.includes(url));
  const surplus = keys.slice(0, Math.max(0, keys.length - MAX_KEPT_RESPONSES));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** Without room on the device, nothing more is kept, and what is shown is not affected. */
async function putIfRoom(name: string, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response).catch(() => undefined);
}

/** What was read with this build or the one before, the latest first. */
async function findRead(request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith('read-')).reverse();
  for (const name of names) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The answer of a query in the bundles. */
async function findKept({ url }: Request): Promise<Response | undefined> {
  const { searchParams } = new URL(url);
  const variables = JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, unknown>;
  const answer = await keptAnswer(QUERIES, searchParams.get('documentId') ?? '', variables);
  return answer === undefined
    ? undefined
    : new Response(answer, { headers: { 'content-type': 'application/json' } });
}

async function shell(): Promise<Response> {
  const read = await caches.open(READ);
  const pages = (await read.keys()).filter(({ url }) => !url.includes('/graphql?'));
  const last = pages.at(-1);
  const page = last && (await read.match(last, { ignoreVary: true }));
  return new Response(shellLike(SHELL, await page?.text()), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
