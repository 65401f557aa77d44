/** An HTTP server that receives webhooks. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** The requests so far, oldest first. */
  received: Received[];
  /** Answers requests from now on. */
  answer: RequestListener;
  close(): Promise<void>;
}

export const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end();

/** Sends nothing. */
export const hanging: RequestListener = () => undefined;

/** The only request so far. */
export function onlyRequest({ received }: Receiver): Received {
  const [request, ...more] = received;
  if (!request || more.length > 0) throw new Error(`There were ${received.length} requests.`);
  return request;
}

/** Starts a receiver on a free port of this machine, which accepts everything. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        receiver.received.push({ method: request.method, headers: request.headers, body });
        receiver.answer(request, response);
      })
      // The sender has gone.
      .catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer: answering(204),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
