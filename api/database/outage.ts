/** Recognizes errors caused by an unreachable database or a full disk. */

export type Outage = 'unreachable' | 'full';

/** Wraps an error of a driver. */
export class OutageError extends Error {
  override name = 'OutageError';
  constructor(outage: Outage, cause: unknown) {
    super(`The database is ${outage}.`, { cause });
  }
}

/** SQLSTATE codes of PostgreSQL, codes of Node's sockets and of Prisma, and kinds of its adapters. */
const CODES: Record<Outage, RegExp> = {
  full: /^(53100|ENOSPC|EFBIG|EDQUOT)$/,
  unreachable:
    /^(08...|57P0[1-5]|53[23]00|58030|XX00[01]|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|P1001|P1002|P1008|P1017|P2024|P2028|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/,
};

/** Messages of errors that drivers throw without a code. */
const MESSAGES: Record<Outage, RegExp> = {
  full: /No space left on device/i,
  unreachable:
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after|PGlite is clos|PGlite failed)|Connection terminated unexpectedly|database system is (starting up|shutting down|in recovery)/,
};

interface Clues {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  originalMessage?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** @returns undefined for other errors, such as bugs or invalid input */
export function outageOf(error: unknown): Outage | undefined {
  const clues = [...cluesIn(error)];
  const isOf = (outage: Outage) =>
    clues.some(
      ({ code, originalCode, kind, message, originalMessage }) =>
        [code, originalCode, kind].some((name) => isText(name) && CODES[outage].test(name)) ||
        [message, originalMessage].some((text) => isText(text) && MESSAGES[outage].test(text)),
    );
  if (isOf('full')) return 'full';
  // After an error in WebAssembly, the embedded database no longer responds.
  const isBroken = clues.some((clue) => clue instanceof WebAssembly.RuntimeError);
  return isBroken || isOf('unreachable') ? 'unreachable' : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The error and its causes, which libraries store in different properties. */
function* cluesIn(error: unknown): Generator<Clues> {
  for (let at = error; typeof at === 'object' && at !== null;) {
    const clues = at as Clues;
    yield clues;
    at = clues.meta?.driverAdapterError ?? clues.cause;
  }
}
