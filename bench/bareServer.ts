/** The fastest that Node can send an answer: no routing, no work. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './http';

/** Answers every request with the status, headers and bytes of this answer. */
export async function startBareServer({ status, headers, body }: Answer) {
  const framing = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  const kept = Object.entries(headers).filter(([name]) => !framing.includes(name));
  const sent = { ...Object.fromEntries(kept), 'content-length': body.length };
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
