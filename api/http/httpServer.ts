/** The HTTP server: its connections, and how it stops. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; connections of clients that send headers or body more slowly are closed. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // Proxies reuse idle connections for up to a minute, and a request on a closed one fails.
  keepAliveTimeout: 75_000,
};
/** Time for requests in flight when the server stops. */
const CLOSING_MS = 30_000;
const IDLE_CHECK_INTERVAL_MS = 100;
/** Time for the first request on a connection that was accepted just before the server stopped. */
const FIRST_REQUEST_MS = 2000;

export class HttpServer {
  readonly server: Server;
  /** True once each response is the last one on its connection. */
  private isDraining = false;
  /** Connections without a request so far. */
  private readonly silent = new Set<Socket>();

  constructor(listener: RequestListener) {
    this.server = createServer(TIMEOUTS, (request, response) => {
      this.silent.delete(request.socket);
      if (this.isDraining) response.setHeader('Connection', 'close');
      listener(request, response);
    });
    this.server.on('connection', (socket: Socket) => {
      this.silent.add(socket);
      socket.once('close', () => this.silent.delete(socket));
    });
  }

  /** @returns the port, which the system chooses if it is 0 */
  listen(port: number, host: string | undefined): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        const address = this.server.address();
        resolve(address && typeof address === 'object' ? address.port : port);
      });
    });
  }

  /** Closes each connection after its next response; new ones are still accepted. */
  drain(): void {
    this.isDraining = true;
  }

  /** Takes no more connections, and resolves when the requests in flight are finished. */
  async close(): Promise<void> {
    this.drain();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const silent = setTimeout(() => {
      for (const socket of this.silent) if (socket.bytesRead === 0) socket.destroy();
    }, FIRST_REQUEST_MS);
    const idle = setInterval(() => this.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const late = sleep(CLOSING_MS, undefined, { ref: false }).then(() =>
      this.server.closeAllConnections(),
    );
    await Promise.race([closed, late]);
    clearInterval(idle);
    clearTimeout(silent);
    await closed;
  }
}
