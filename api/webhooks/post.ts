/** One attempt of a delivery: a signed POST, of whose response only the status counts. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { AddressError, checkUrl, publicLookup } from './addresses';
import { signatureOf } from './signature';

export interface Message {
  /** The same at each attempt. */
  id: string;
  url: string;
  secret: string;
  /** JSON. */
  body: string;
}

export interface PostOptions {
  /** True if receivers may have private addresses, and addresses with http:// */
  isPrivateAllowed: boolean;
  /** Ends the attempt. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** `error` is undefined if the receiver has accepted the message. */
export interface Outcome {
  status?: number | undefined;
  error?: string | undefined;
  /** Seconds for which the receiver asks the sender to wait. */
  retryAfter?: number | undefined;
}

export const TIMEOUT_MS = 15_000;
/** A response is read to its end only if it is short, so that the receiver sees no broken connection. */
const MAX_RESPONSE_BYTES = 16_384;

/** Sends a message. Redirects are not followed. */
export async function post(message: Message, options: PostOptions): Promise<Outcome> {
  const { timeoutMs = TIMEOUT_MS, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    const response = await send(message, options, ended);
    await drain(response);
    return outcomeOf(response);
  } catch (error) {
    if (timeout.aborted) return { error: `No response within ${timeoutMs / 1000} seconds.` };
    if (signal?.aborted) return { error: 'The server stopped during the attempt.' };
    return { error: reasonOf(error as NodeJS.ErrnoException) };
  }
}

async function send(
  { id, url, secret, body }: Message,
  { isPrivateAllowed }: PostOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = checkUrl(url, { isPrivateAllowed });
  const timestamp = Math.floor(Date.now() / 1000);
  const { request } = address.protocol === 'https:' ? https : http;
  const sent = request(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Tibyan-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(secret, { id, timestamp, body }),
    },
    // A connection of its own, so that none is used again without the check of its address.
    agent: false,
    ...(!isPrivateAllowed && { lookup: publicLookup() }),
    signal,
  });
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
    // A response that changes the protocol is no 'response'.
    sent.on('upgrade', ({ statusCode }: IncomingMessage, socket) => {
      socket.destroy();
      reject(new Error(`the receiver answered ${statusCode ?? 101}`));
    });
    sent.on('close', () => reject(new Error('the connection was closed')));
    sent.end(body);
  });
}

/** The status is known already, so a response that breaks off does no harm. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_RESPONSE_BYTES) break;
    }
  } catch {
    response.destroy();
  }
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): Outcome {
  if (status >= 200 && status < 300) return { status };
  const isRedirect = status >= 300 && status < 400;
  const retryAfter = /^\d{1,9}$/.exec(headers['retry-after'] ?? '')?.[0];
  return {
    status,
    error: `The receiver answered ${status}${isRedirect ? '; redirects are not followed' : ''}.`,
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

function reasonOf(error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }): string {
  if (error instanceof AddressError) return error.message;
  // If a host has several addresses, the error of each.
  const [first = error] = error.errors ?? [];
  return `No connection: ${(first.code ?? first.message).slice(0, 200)}.`;
}
