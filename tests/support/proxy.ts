/** A TCP proxy in front of a server, which can cut it off and restore it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Ends every connection; new ones are refused. */
  cut(): Promise<void>;
  /** Leaves every connection open and forwards nothing more; new ones work. */
  freeze(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function proxyTo(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    sockets.forEach((socket) => socket.destroy());
    await closed;
  };
  const freeze = () => sockets.forEach((socket) => socket.unpipe().pause());
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return { port: own, cut, freeze, restore: () => listen(own), close: cut };
}
