/** Reads the body of a request up to its size limit and checks its media type. */
import type { IncomingMessage } from 'node:http';
import { LIMITS } from './limits/limits';

/** The body of a request is larger than its limit. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`A request may have at most ${maxBytes} bytes.`);
  }
}

/** Message for a body of an unsupported media type. */
export const SEND_JSON = 'Send application/json.';

/**
 * Counts the bytes received, whatever Content-Length says.
 * @throws {BodyTooLarge} as soon as there are more than `maxBytes`
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw new BodyTooLarge(maxBytes);
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BodyTooLarge(maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** True if a Content-Type is one of these types; its parameters are ignored. */
export function isMediaType(contentType: string | undefined, types: readonly string[]): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return types.includes(type.trim().toLowerCase());
}

export const hasBody = ({ method }: IncomingMessage) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method ?? '');

/** Reads the body to its end, or until it exceeds the limit, which the app then reports. */
export function receiveBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  };
  request.on('data', (chunk: Buffer) => {
    if (isDone) return;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LIMITS.bytes) finish();
  });
  request.on('end', finish);
}
