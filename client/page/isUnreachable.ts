/** True if the browser knows that it has no network; false on the server. */
const isOffline = (): boolean => typeof document !== 'undefined' && !navigator.onLine;

/** True for the error of a request without a response, and for any error without a network. */
export function isUnreachable(error: unknown): boolean {
  const hasNoResponse =
    error instanceof Error &&
    error.name === 'RequestError' &&
    !(error as { status?: number }).status;
  return hasNoResponse || isOffline();
}
