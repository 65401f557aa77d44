/** docs/examples/mirror.mjs, run against a test server behind a real port. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { TestApp } from './app';

const PROGRAM = join(__dirname, '../../docs/examples/mirror.mjs');

/** A port whose server can be exchanged, and is down without one. */
export async function servePort() {
  let app: TestApp | undefined;
  const listener = getRequestListener((request) => {
    const { pathname, search } = new URL(request.url);
    return app ? app.fetch(pathname + search) : new Response(null, { status: 503 });
  });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    use: (next: TestApp | undefined) => void (app = next),
    close: () => server.close(),
  };
}

export class Mirror {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tibyan-mirror-'));

  constructor(private readonly origin: string) {}

  /** @returns what it prints */
  async update(): Promise<string> {
    const child = spawn(process.execPath, [PROGRAM, this.origin, this.folder]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The mirror ended with ${code}: ${printed}`);
    return printed;
  }

  /** Starts an update and kills it after this time. */
  async killAfter(ms: number): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, this.origin, this.folder]);
    await sleep(ms);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }

  get revision(): number {
    return (JSON.parse(this.read('state.json')) as { revision: number }).revision;
  }

  textOf(table: string): string {
    const { directory } = JSON.parse(this.read('state.json')) as { directory: string };
    return this.read(join(directory, `${table}.json`));
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
