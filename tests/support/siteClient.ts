/** The server renderer of the client, from source instead of a build. */
import { readFileSync } from 'node:fs';
import type { Client } from '../../api/http/pages/pages';
import { drawPicture } from '../../api/http/pictures/drawPicture';
import { pictureTitle } from '../../client/crawlers/pictureTitle';
import { pageKey } from '../../client/pageKey';
import { createRender } from '../../client/server';

/** Number of renders by path with query. */
export type Renders = Map<string, number>;

export function siteClient(): Client & { renders: Renders } {
  const queries = readFileSync('client/__generated__/persistedQueries.json', 'utf8');
  const render = createRender({ 'client/browser.ts': { file: 'assets/browser.js' } });
  const renders: Renders = new Map();
  return {
    files: 'public',
    persistedQueries: JSON.parse(queries) as Record<string, string>,
    keyOf: pageKey,
    pictures: { draw: drawPicture, titleOf: pictureTitle },
    renders,
    render(request, options) {
      const { pathname, search } = new URL(request.url);
      renders.set(pathname + search, (renders.get(pathname + search) ?? 0) + 1);
      return render(request, options);
    },
  };
}
