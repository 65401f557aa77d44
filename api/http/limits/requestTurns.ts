/** Lets the uncached requests of an address be computed one at a time. */
import type { IncomingMessage } from 'node:http';
import { addressBehind } from '../caller';
import type { Turns } from './turns';

/** Between two requests of an address, others are answered. */
const MAX_PAUSE_MS = 50;

interface Callers {
  trustProxy: number;
  /** Undefined without limits. */
  turns?: Turns | undefined;
  /** True for the `Authorization` of an admin. */
  isSignedIn(authorization: string | undefined): boolean;
}

interface InTurn<Result> {
  compute(): Result | Promise<Result>;
  /** The result if the client has left while it waited. */
  abandoned(): Result;
  isRefused?(result: Result | undefined): boolean;
}

/** Computes what a request asks for when it is the turn of its address. */
export function inTurn<Result>(
  callers: Callers | undefined,
  request: IncomingMessage,
  { compute, abandoned, isRefused = () => false }: InTurn<Result>,
): Result | Promise<Result> {
  if (!callers?.turns) return compute();
  return callers.turns.run(
    addressOf(callers, request),
    () => (request.socket.destroyed ? abandoned() : compute()),
    (result, ms) => (isRefused(result) ? MAX_PAUSE_MS : pauseAfter(callers, request, ms)),
  );
}

/** The next request of an address waits as long as the last one took, unless that was an admin's. */
const pauseAfter = (callers: Callers, { headers }: IncomingMessage, ms: number) =>
  callers.isSignedIn(headers.authorization) ? 0 : Math.min(ms, MAX_PAUSE_MS);

export const addressOf = ({ trustProxy }: Callers, { socket, headers }: IncomingMessage) =>
  addressBehind(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustProxy);
