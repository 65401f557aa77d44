/** Whether the server can be reached, and the address that could not be opened without it. */

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

/** The page itself and the next verse come first. */
const REGISTER_DELAY_MS = 2000;

/** Watches the network, and registers the service worker when the page has loaded. Browser only. */
export function watchConnection(): () => void {
  const update = () => change({ isOffline: !navigator.onLine, unopened: undefined });
  const hear = ({ data }: MessageEvent<{ isReachable?: boolean } | null>) => {
    if (data?.isReachable !== undefined) change({ isOffline: !data.isReachable });
  };
  if (!navigator.onLine) update();
  addEventListener('online', update);
  addEventListener('offline', update);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  workers?.addEventListener('message', hear);
  workers?.controller?.postMessage('isReachable');
  const timer = setTimeout(register, REGISTER_DELAY_MS);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', update);
    removeEventListener('offline', update);
    workers?.removeEventListener('message', hear);
  };
}

/** Readers who save data keep nothing that they did not ask for. */
function register(): void {
  const { connection: network } = navigator as { connection?: { saveData: boolean } };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || network?.saveData) return;
  // Browsers refuse it in private windows and without HTTPS.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
