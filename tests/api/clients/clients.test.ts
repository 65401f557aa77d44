/** Code that common generators make from what the server serves is typed, and its queries succeed. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { makeTestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';

jest.setTimeout(300_000);

const root = join(__dirname, '../../..');

describeOneDatabase('clients', (databases) => {
  const database = databases.use('filled');
  let folder: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const app = makeTestApp(database());
    const listener = getRequestListener((request) => app.fetch(request.url, request));
    server = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // Below the packages of the project.
    mkdirSync(join(root, 'dist'), { recursive: true });
    folder = mkdtempSync(join(root, 'dist', 'clients-'));
    cpSync(join(__dirname, 'programs'), folder, { recursive: true });
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs Node in the folder; resolves to what it printed. Warnings count as failures. */
  const node = (...args: string[]) =>
    new Promise<string>((resolve, reject) => {
      const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
      execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
        if (error || stderr !== '') reject(new Error(`${stdout}\n${stderr}`));
        else resolve(stdout);
      });
    });

  test('are generated, compiled strictly and executed', async () => {
    await node('--import', 'tsx', 'generate.ts', origin);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const [, printed] = await Promise.all([
      node(compiler, '-p', 'tsconfig.json'),
      node('--import', 'tsx', 'run.ts', origin),
    ]);
    expect(JSON.parse(printed)).toEqual({
      relay: '2:255',
      apollo: { key: '2:255', kept: '2:255', words: 50 },
      urql: { key: '2:255', kept: '2:255', found: true },
      openapiFetch: '2:255',
      heyApi: '2:255',
    });
  });
});
