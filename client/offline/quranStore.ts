/** The state of the whole Qur'an on this device, as the service worker says. */
import type { QuranMessage, QuranRequest, QuranState } from './quranMessages';

let state: QuranState | undefined;
const listeners = new Set<() => void>();

function become(next: QuranState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/** False in private windows of some browsers, and without HTTPS. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

const hear = ({ data }: MessageEvent<Partial<QuranMessage> | null>) => {
  if (data?.quran) become(data.quran);
};

export const quranStore = {
  subscribe(listener: () => void) {
    if (listeners.size === 0 && canKeep()) {
      navigator.serviceWorker.addEventListener('message', hear);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && canKeep()) {
        navigator.serviceWorker.removeEventListener('message', hear);
      }
    };
  },
  /** Undefined until the worker has answered; unknown where nothing can be kept. */
  read: () => state,
};

/** Sends a request to the worker, which is started for readers who save data. */
export async function askForQuran(request: QuranRequest): Promise<void> {
  if (!canKeep()) {
    become({ is: 'unknown' });
    return;
  }
  try {
    const known = await navigator.serviceWorker.getRegistration();
    if (!known && request === 'readQuran') {
      become({ is: 'absent' });
      return;
    }
    if (!known) await navigator.serviceWorker.register('/sw.js');
    // Asks the browser not to remove it when the device has little room.
    if (request === 'keepQuran') await navigator.storage.persist();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(request);
  } catch {
    become({ is: 'unknown' });
  }
}
