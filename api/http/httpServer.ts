/** The HTTP server: its connections, and how it stops. */
import { createServer, Server, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from './caller';

/** Milliseconds; connections of clients that send headers or body more slowly are closed. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // Proxies reuse idle connections for up to a minute, and a request on a closed one fails.
  keepAliveTimeout: 75_000,
};
/** Connections on which nothing is sent or read for so long are closed, unless they wait for a request. */
const INACTIVITY_MS = 60_000;
const MAX_CONNECTIONS = 4000;
const MAX_CONNECTIONS_PER_NETWORK = 256;
/** Bytes that wait to be read, on all connections together. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
const UNREAD_CHECK_INTERVAL_MS = 2000;
/** Time for requests in flight when the server stops. */
const CLOSING_MS = 30_000;
const IDLE_CHECK_INTERVAL_MS = 100;
/** Time for the first request on a connection that was accepted just before the server stopped. */
const FIRST_REQUEST_MS = 2000;

interface Limits {
  /** Undefined behind a proxy, from which all connections come. */
  maxConnectionsPerNetwork?: number | undefined;
  maxUnreadBytes?: number;
}

export class HttpServer {
  readonly server: Server;
  private readonly unreadCheck: NodeJS.Timeout;
  /** True once each response is the last one on its connection. */
  private isDraining = false;
  /** Connections without a request so far. */
  private readonly silent = new Set<Socket>();

  /** The open connections, with the bytes that had been sent at the last check. */
  private readonly sent = new Map<Socket, number>();
  private readonly connectionsByNetwork = new Map<string, number>();

  constructor(
    listener: RequestListener,
    private readonly limits: Limits = { maxConnectionsPerNetwork: MAX_CONNECTIONS_PER_NETWORK },
  ) {
    this.server = createServer(TIMEOUTS, (request, response) => {
      this.silent.delete(request.socket);
      if (this.isDraining) response.setHeader('Connection', 'close');
      listener(request, response);
    });
    // Closing the server calls it.
    this.server.closeIdleConnections = () => this.closeIdle();
    this.server.timeout = INACTIVITY_MS;
    this.server.maxConnections = MAX_CONNECTIONS;
    this.server.on('connection', (socket: Socket) => this.add(socket));
    this.unreadCheck = setInterval(() => this.closeUnread(), UNREAD_CHECK_INTERVAL_MS).unref();
  }

  private add(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (this.connectionsByNetwork.get(network) ?? 0) + 1;
    if (count > (this.limits.maxConnectionsPerNetwork ?? Infinity)) {
      socket.destroy();
      return;
    }
    this.connectionsByNetwork.set(network, count);
    this.silent.add(socket);
    this.sent.set(socket, 0);
    socket.once('close', () => {
      this.silent.delete(socket);
      this.sent.delete(socket);
      const others = (this.connectionsByNetwork.get(network) ?? 1) - 1;
      if (others > 0) this.connectionsByNetwork.set(network, others);
      else this.connectionsByNetwork.delete(network);
    });
  }

  /** Closes connections that read nothing, those with most unread bytes first, until few bytes wait. */
  private closeUnread(): void {
    const { maxUnreadBytes = MAX_UNREAD_BYTES } = this.limits;
    const sockets = [...this.sent.keys()];
    let unread = sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);
    const stuck = sockets.filter(
      (socket) => socket.writableLength > 0 && progressOf(socket) === this.sent.get(socket),
    );
    for (const socket of sockets) this.sent.set(socket, progressOf(socket));
    for (const socket of stuck.sort((one, other) => other.writableLength - one.writableLength)) {
      if (unread <= maxUnreadBytes) return;
      unread -= socket.writableLength;
      socket.destroy();
    }
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

  /** Node would close connections with responses that a slow client has not read to their end too. */
  private closeIdle(): void {
    const isUnread = [...this.sent.keys()].some(({ writableLength }) => writableLength > 0);
    if (!isUnread) Server.prototype.closeIdleConnections.call(this.server);
  }

  /** Takes no more connections, and resolves when the requests in flight are finished. */
  async close(): Promise<void> {
    this.drain();
    clearInterval(this.unreadCheck);
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

/** Bytes that the system has taken; those in the buffer of the process count as written too. */
const progressOf = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength;
