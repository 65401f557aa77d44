import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves the files of the built client. */
export function staticFiles(root: string): Hono {
  const files = new Hono();
  const hashed = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  files.use('/assets/*', hashed);
  for (const path of ['/favicon.svg', '/share-tr.png', '/share-en.png']) {
    files.use(path, serveStatic({ root }));
  }
  return files;
}
