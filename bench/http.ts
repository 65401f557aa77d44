/** Requests that leave the body as it came over the wire. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Compressed when the answer is. */
  body: Buffer;
}

export interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export function ask(url: string, { method, headers, body }: Question = {}): Promise<Answer> {
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

export const json = { 'content-type': 'application/json' };

/** The data of a GraphQL answer. */
export async function query<Data>(url: string, document: string): Promise<Data> {
  const body = JSON.stringify({ query: document });
  const answer = await ask(`${url}/graphql`, { method: 'POST', headers: json, body });
  const { data, errors } = JSON.parse(answer.body.toString()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`GraphQL answered ${answer.body.toString().slice(0, 500)}`);
  return data;
}
