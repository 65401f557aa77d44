import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from './pages';

const folder = join(process.cwd(), 'dist');

/** Loads the built client from dist. */
export async function loadBuiltClient(): Promise<Client> {
  const [server, manifest, queries] = await Promise.all([
    import(pathToFileURL(join(folder, 'server', 'server.js')).href) as Promise<{
      createRender(manifest: unknown): Client['render'];
      keyOf: Client['keyOf'];
    }>,
    readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'),
    readFile(join(folder, 'client', '.vite', 'persistedQueries.json'), 'utf8'),
  ]);
  return {
    files: join('dist', 'client'),
    persistedQueries: JSON.parse(queries) as Record<string, string>,
    render: server.createRender(JSON.parse(manifest)),
    keyOf: server.keyOf,
  };
}
