/** Connections that take memory without using it. */
import { connect, type Socket } from 'node:net';
import { HttpServer } from '../../../api/http/httpServer';

const MEGABYTE = 1024 * 1024;

describe('connections', () => {
  const sockets: Socket[] = [];
  const servers: HttpServer[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) await server.close();
  });

  async function start(...limits: ConstructorParameters<typeof HttpServer>[1][]) {
    const body = Buffer.alloc(20 * MEGABYTE);
    const server = new HttpServer((_request, response) => response.end(body), ...limits);
    servers.push(server);
    return server.listen(0, '127.0.0.1');
  }

  /** Resolves when the server has closed the connection, with `closed`. */
  function open(port: number) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    const closed = new Promise<'closed'>((resolve) =>
      socket.once('close', () => resolve('closed')),
    );
    const opened = new Promise<'open'>((resolve) => socket.once('connect', () => resolve('open')));
    return { socket, closed, opened };
  }

  test('of one network are limited, and a closed one makes room', async () => {
    const port = await start({ maxConnectionsPerNetwork: 3 });
    const first = open(port);
    await first.opened;
    for (const connection of [open(port), open(port)]) await connection.opened;
    await open(port).closed;
    first.socket.destroy();
    await first.closed;
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
  });

  test('on which nothing is sent are closed, later than proxies close theirs', async () => {
    const port = await start();
    const [{ server }] = servers as [HttpServer];
    // Proxies keep idle connections for up to 60 s.
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(server.timeout).toBe(60_000);
    server.timeout = 50;
    await open(port).closed;
  });

  test('that do not read are closed once too many bytes wait; one that reads gets them all', async () => {
    const port = await start({ maxUnreadBytes: 30 * MEGABYTE });
    const stuck = Array.from({ length: 4 }, () => open(port));
    for (const { socket } of stuck) {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    }
    const read = await fetch(`http://127.0.0.1:${port}`);
    expect((await read.arrayBuffer()).byteLength).toBe(20 * MEGABYTE);
    // A paused socket does not see that it was closed.
    const count = () => {
      const [server] = servers;
      return new Promise<number>((resolve) =>
        server?.server.getConnections((_error, number) => resolve(number)),
      );
    };
    while ((await count()) > 2) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await count()).toBeGreaterThan(0);
  });
});
