import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from './pages';
import { drawInThread } from '../pictures/drawInThread';
import { renderInThread } from './threadRenderer';

const folder = join(process.cwd(), 'dist');

/** Loads the built client from dist. */
export async function loadBuiltClient(): Promise<Client> {
  const built = join(folder, 'client', '.vite');
  const files = {
    renderer: join(folder, 'server', 'server.js'),
    manifest: join(built, 'manifest.json'),
  };
  const [renderer, { pageKey }, queries] = await Promise.all([
    renderInThread(join(folder, 'api', 'renderingThread.js'), files),
    import(pathToFileURL(join(folder, 'server', 'pageKey.js')).href) as Promise<{
      pageKey: Client['keyOf'];
    }>,
    readFile(join(built, 'persistedQueries.json'), 'utf8'),
  ]);
  const pictures = drawInThread(join(folder, 'api', 'pictureThread.js'));
  return {
    files: join('dist', 'client'),
    persistedQueries: JSON.parse(queries) as Record<string, string>,
    render: renderer.render,
    drawPicture: pictures.drawPicture,
    close: () => Promise.all([renderer.close(), pictures.close()]),
    keyOf: pageKey,
  };
}
