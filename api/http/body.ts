/** The body of a request, read to its end or refused at its limit, and its media type. */

export class BodyTooLarge extends Error {}

/**
 * Counts the bytes that come, whatever Content-Length says.
 * @throws {BodyTooLarge} as soon as there are more than `most` bytes
 */
export async function readBody(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > most) throw new BodyTooLarge();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > most) throw new BodyTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** True when a Content-Type names one of these types, whatever its parameters. */
export function isMediaType(contentType: string | undefined, types: readonly string[]): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return types.includes(type.trim().toLowerCase());
}
