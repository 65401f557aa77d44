import { randomBytes } from 'node:crypto';

const processPrefix = randomBytes(9).toString('base64url');
let last = 0;

/** A request id for `X-Request-Id` and the log, unique across processes. */
export function nextRequestId(): string {
  return `${processPrefix}-${(++last).toString(36)}`;
}
