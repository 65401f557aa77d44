/** The fastest possible server on Node: no routing and no computation. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpResponse } from './http';

/** Sends the status, headers and bytes of one response to every request. */
export async function startBareServer({ status, headers, body }: HttpResponse) {
  const framing = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  const ownHeaders = Object.entries(headers).filter(([name]) => !framing.includes(name));
  const sent = { ...Object.fromEntries(ownHeaders), 'content-length': body.length };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(status, sent).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
