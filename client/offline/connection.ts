/** Whether the server can be reached, and the address that could not be opened without it. */
import type { QuranRequest } from './quranMessages';

interface Connection {
  isOffline: boolean;
  /** The address that a reader tried to open. */
  unopened: string | undefined;
}

const ONLINE: Connection = { isOffline: false, unopened: undefined };

let connection = ONLINE;
const listeners = new Set<() => void>();

function change(next: Partial<Connection>) {
  connection = { ...connection, ...next };
  listeners.forEach((listener) => listener());
}

export const connectionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => connection,
  readOnServer: () => ONLINE,
};

/** An address that did not open keeps the page that is shown; undefined after one that did. */
export function reportUnopened(unopened: string | undefined): void {
  if (connection.unopened !== unopened) change({ unopened });
}

/** Whether the service worker has kept the page of an address, whose data may not be kept by itself. */
export async function isPageKept(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined;
  } catch {
    // Without HTTPS there are no caches; some private windows refuse to open them.
    return false;
  }
}

/** The page itself and the next verse come first. */
const REGISTER_DELAY_MS = 2000;
/** Between two attempts to reach a server that was away. */
const RETRY_MS = 15_000;

/** What the service worker says about the server; unknown when it has just been started. */
interface Heard {
  isReachable?: boolean;
}

/** Watches the network, and registers the service worker when the page has loaded. Browser only. */
export function watchConnection(): () => void {
  let isReachable = true;
  let retry: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    const isOffline = !navigator.onLine || !isReachable;
    if (isOffline !== connection.isOffline) {
      change({ isOffline, ...(!isOffline && { unopened: undefined }) });
    }
    clearInterval(retry);
    retry = isReachable ? undefined : setInterval(() => void reach(), RETRY_MS);
  };
  const hear = (reachable: boolean | undefined) => {
    isReachable = reachable ?? isReachable;
    update();
  };
  const reach = async () => {
    const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
    if (response?.ok) hear(true);
  };
  const hearWorker = ({ data }: MessageEvent<Heard | null>) => hear(data?.isReachable);
  // The server is asked again with the first request.
  const reconnect = () => hear(true);
  update();
  addEventListener('online', reconnect);
  addEventListener('offline', update);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  workers?.addEventListener('message', hearWorker);
  workers?.controller?.postMessage('isReachable');
  const timer = setTimeout(() => void register(), REGISTER_DELAY_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(retry);
    removeEventListener('online', reconnect);
    removeEventListener('offline', update);
    workers?.removeEventListener('message', hearWorker);
  };
}

/** Readers who save data keep nothing that they did not ask for. */
async function register(): Promise<void> {
  const { connection: network } = navigator as { connection?: { saveData: boolean } };
  if (!('serviceWorker' in navigator) || network?.saveData) return;
  try {
    const { waiting } = await navigator.serviceWorker.register('/sw.js');
    // This page has just been loaded; the next worker takes over if no other page is open.
    waiting?.postMessage('takeOver');
    navigator.serviceWorker.controller?.postMessage('updateQuran' satisfies QuranRequest);
  } catch {
    // Browsers refuse it in private windows and without HTTPS; the development server has none.
  }
}
