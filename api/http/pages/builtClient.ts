import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from './pages';
import { renderInThread } from './threadRenderer';

const folder = join(process.cwd(), 'dist');

/** Loads the built client from dist. */
export async function loadBuiltClient(): Promise<Client> {
  const built = join(folder, 'client', '.vite');
  const files = {
    renderer: join(folder, 'server', 'server.js'),
    collector: join(folder, 'server', 'pageAnswers.js'),
    manifest: join(built, 'manifest.json'),
  };
  const [renderer, { pageKey }, queries] = await Promise.all([
    renderInThread(join(folder, 'api', 'renderingThread.js'), files),
    import(pathToFileURL(join(folder, 'server', 'pageKey.js')).href) as Promise<{
      pageKey: Client['keyOf'];
    }>,
    readFile(join(built, 'persistedQueries.json'), 'utf8'),
  ]);
  return {
    files: join('dist', 'client'),
    persistedQueries: JSON.parse(queries) as Record<string, string>,
    ...renderer,
    keyOf: pageKey,
  };
}
