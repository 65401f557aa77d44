/** Asks the service worker for the verses of a search without a network. */
import type { FoundVerses, SearchRequest } from './quranMessages';

/** False in windows that keep nothing. */
export const isSearchable = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** @returns undefined if the whole Qur'an is not on the device */
export async function searchOffline(term: string): Promise<FoundVerses | undefined> {
  const worker = isSearchable() ? navigator.serviceWorker.controller : null;
  if (!worker) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FoundVerses | undefined>) => resolve(data);
    worker.postMessage({ search: term } satisfies SearchRequest, [port2]);
  });
}
