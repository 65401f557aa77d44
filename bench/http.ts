/** HTTP requests that do not decompress the body. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Compressed if the response is. */
  body: Buffer;
}

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
}

export function send(
  url: string,
  { method, headers, body }: HttpRequest = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, timeout: 30_000 }, (incoming) => {
      buffer(incoming).then(
        (content) =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: content }),
        reject,
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${url} took more than 30 s.`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** Executes a GraphQL document and returns the data. */
export async function query<Data>(url: string, document: string): Promise<Data> {
  const body = JSON.stringify({ query: document });
  const response = await send(`${url}/graphql`, { method: 'POST', headers: JSON_HEADERS, body });
  const text = response.body.toString();
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`GraphQL responded ${text.slice(0, 500)}`);
  return data;
}
