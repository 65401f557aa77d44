/** What pages and the service worker tell each other about the whole Qur'an. */

const QURAN_REQUESTS = [
  // Answered with the state.
  'readQuran',
  // Asks the server for the size; downloads nothing.
  'sizeQuran',
  'keepQuran',
  'stopQuran',
  'forgetQuran',
  // Sent when a page has loaded: fetches what has changed, at most once an hour.
  'updateQuran',
] as const;

export type QuranRequest = (typeof QURAN_REQUESTS)[number];

export const isQuranRequest = (data: unknown): data is QuranRequest =>
  (QURAN_REQUESTS as readonly unknown[]).includes(data);

/** Sizes in bytes. */
export type QuranState =
  | { is: 'unknown' | 'absent' }
  /** The server makes its bundles; the part that is made, 0 to 1. */
  | { is: 'preparing'; made: number }
  /** Ready to download. */
  | { is: 'sized'; size: number }
  | { is: 'fetching'; size: number; bytes: number }
  | { is: 'kept'; size: number; keptAt: number }
  | { is: 'failed'; reason: 'room' | 'network' };

export interface QuranMessage {
  quran: QuranState;
}

/** Answered with FoundVerses, or undefined if the whole Qur'an is not kept. */
export interface SearchRequest {
  search: string;
}

export interface FoundVerses {
  /** Keys of the first verses in mushaf order. */
  keys: string[];
  total: number;
  /** Letters of the root that the term names. */
  root: string | undefined;
}

export const isSearchRequest = (data: unknown): data is SearchRequest =>
  typeof data === 'object' && data !== null && 'search' in data;
