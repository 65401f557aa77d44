import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from './pages';
import { drawInThread } from '../pictures/drawInThread';
import type { PictureMaker } from '../pictures/picture';
import { renderInThread } from './threadRenderer';

const folder = join(process.cwd(), 'dist');

const FONT = 'client/ui/fonts/quran.woff2';

/** Loads the built client from dist. */
export async function loadBuiltClient(): Promise<Client> {
  const built = join(folder, 'client', '.vite');
  const files = {
    renderer: join(folder, 'server', 'server.js'),
    collector: join(folder, 'server', 'pageAnswers.js'),
    manifest: join(built, 'manifest.json'),
  };
  const serverModule = (name: string) => import(pathToFileURL(join(folder, 'server', name)).href);
  const [renderer, { pageKey }, { pictureTitle }, queries, manifest] = await Promise.all([
    renderInThread(join(folder, 'api', 'renderingThread.js'), files),
    serverModule('pageKey.js') as Promise<{ pageKey: Client['keyOf'] }>,
    serverModule('pictureTitle.js') as Promise<{ pictureTitle: PictureMaker['titleOf'] }>,
    readFile(join(built, 'persistedQueries.json'), 'utf8'),
    readFile(files.manifest, 'utf8'),
  ]);
  const drawing = drawInThread(join(folder, 'api', 'pictureThread.js'));
  const { [FONT]: font } = JSON.parse(manifest) as Record<string, { file: string }>;
  return {
    files: join('dist', 'client'),
    persistedQueries: JSON.parse(queries) as Record<string, string>,
    render: renderer.render,
    pictures: { draw: drawing.drawPicture, titleOf: pictureTitle },
    close: () => Promise.all([renderer.close(), drawing.close()]),
    keyOf: pageKey,
    quranFont: font && `/${font.file}`,
  };
}
