/** Downloads, updates and removes the whole Qur'an, in the service worker. */
import {
  fetchManifest,
  forgetBundles,
  isAnyKept,
  isOutdated,
  keepBundles,
  keptManifest,
  sizeOf,
} from './bundleStore';
import type { QuranRequest, QuranState } from './quranMessages';

interface KeeperOptions {
  /** Hash of the queries of this release. */
  queries: string;
  /** Tells all pages. */
  tell(state: QuranState): void;
  /** Forgets what was read, which may be older than the new bundles. */
  forgetRead(): Promise<void>;
}

/** Between two looks for changes. */
const UPDATE_MS = 3_600_000;
const MAX_ATTEMPTS = 3;

export function createQuranKeeper({ queries, tell, forgetRead }: KeeperOptions) {
  let state: QuranState = { is: 'unknown' };
  let isStopped = false;
  let work: Promise<void> | undefined;

  const become = (next: QuranState) => {
    state = next;
    tell(next);
  };
  const readState = async (): Promise<QuranState> => {
    const manifest = await keptManifest(queries);
    return manifest
      ? { is: 'kept', size: sizeOf(manifest), keptAt: manifest.keptAt }
      : { is: 'absent' };
  };
  const fetchOurs = async () => {
    const manifest = await fetchManifest((made) => become({ is: 'preparing', made }));
    // The next worker will keep the bundles of another release.
    if (manifest.queries !== queries) throw new Error('The server has another release.');
    return manifest;
  };
  const size = async (): Promise<QuranState> => {
    become({ is: 'preparing', made: 0 });
    return { is: 'sized', size: sizeOf(await fetchOurs()) };
  };
  const keep = async (attempt = 1): Promise<QuranState> => {
    const manifest = await fetchOurs();
    const all = sizeOf(manifest);
    try {
      const tellBytes = (bytes: number) => become({ is: 'fetching', size: all, bytes });
      const count = await keepBundles({ manifest, tell: tellBytes, isStopped: () => isStopped });
      if (count > 0) await forgetRead();
    } catch (error) {
      if (!isOutdated(error) || attempt === MAX_ATTEMPTS) throw error;
      return keep(attempt + 1);
    }
    return readState();
  };
  const update = async (): Promise<QuranState> => {
    const kept = await keptManifest(queries);
    if (!kept || Date.now() - kept.checkedAt < UPDATE_MS) return readState();
    const manifest = await fetchManifest(() => undefined);
    if (manifest.queries === queries) {
      const count = await keepBundles({ manifest, tell: () => undefined, isStopped: () => false });
      if (count > 0) await forgetRead();
    }
    return readState();
  };
  const failed = async (error: unknown): Promise<QuranState> => {
    const isFull = (error as Error).name === 'QuotaExceededError';
    // What was downloaded so far would only take the room that is missing.
    if (isFull && !(await isAnyKept())) await forgetBundles();
    return { is: 'failed', reason: isFull ? 'room' : 'network' };
  };
  const start = (task: () => Promise<QuranState>, onError = failed) => {
    work ??= (async () => {
      isStopped = false;
      const end = await task().catch(onError);
      work = undefined;
      become(end);
    })();
    return work;
  };

  return {
    async handle(request: QuranRequest): Promise<void> {
      switch (request) {
        case 'readQuran':
          if (work || state.is === 'sized') tell(state);
          else become(await readState());
          return;
        case 'sizeQuran':
          return start(size);
        case 'keepQuran':
          return start(keep);
        case 'updateQuran':
          return start(update, readState);
        case 'stopQuran':
          isStopped = true;
          if (work) await work;
          else become(await readState());
          return;
        case 'forgetQuran':
          isStopped = true;
          await work;
          await forgetBundles();
          become(await readState());
      }
    },
    /** Keeps the bundles of this release before its worker takes over, if those of the release before are kept. */
    async prepare(): Promise<void> {
      if (!(await isAnyKept())) return;
      const manifest = await fetchManifest(() => undefined);
      if (manifest.queries !== queries) return;
      try {
        await keepBundles({ manifest, tell: () => undefined, isStopped: () => false });
      } catch (error) {
        if ((error as Error).name !== 'QuotaExceededError') throw error;
      }
    },
  };
}
