/** Requests that last longer show the loading overlay; others change nothing on the page. */
const SHOWN_AFTER_MS = 250;

/** The number of requests in flight. */
let inFlight = 0;
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(by: number) {
  inFlight += by;
  timer ??= setTimeout(() => show(true), SHOWN_AFTER_MS);
  // Deferred, because another request may follow.
  if (inFlight === 0) queueMicrotask(hide);
}

function hide() {
  if (inFlight > 0) return;
  clearTimeout(timer);
  timer = undefined;
  show(false);
}

function show(shown: boolean) {
  if (isShown === shown) return;
  isShown = shown;
  listeners.forEach((listener) => listener());
}

/** Counts a request from now until it settles. */
export function whileLoading<Result>(request: Promise<Result>): Promise<Result> {
  change(1);
  return request.finally(() => change(-1));
}

export const loadingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isLoading: () => isShown,
};
