import { randomBytes } from 'node:crypto';

const ofThisProcess = randomBytes(9).toString('base64url');
let last = 0;

/** What `X-Request-Id` and the log call a request: one text for each, in this process and others. */
export function nextRequestId(): string {
  return `${ofThisProcess}-${(++last).toString(36)}`;
}
