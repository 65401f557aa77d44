/** The number of requests in flight that show the loading overlay. */
let inFlight = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  inFlight += by;
  // Deferred, because a request can start while a component renders.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
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
  isLoading: () => inFlight > 0,
};
