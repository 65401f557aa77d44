/** Pages that are rendered in a thread. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderInThread } from '../../../../api/http/pages/threadRenderer';
import type { RenderOptions } from '../../../../api/http/pages/pages';
import { newFolder } from '../../../support/testRun';

/** A renderer that answers with what it was given, or with the number of pages that it has not finished. */
const RENDERER = `import { threadId } from 'node:worker_threads';
let pages = 0;
export const createRender = (manifest) => async (request, options) => {
  if (request.url.endsWith('/pages')) return Response.json(pages);
  pages++;
  return renderPage(manifest, request, options).finally(() => pages--);
};
const renderPage = async (manifest, request, { execute, origin, hasRecordings }) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/end') process.exit(3);
  if (pathname === '/throw') return new Promise(() => setImmediate(() => { throw new Error('thrown'); }));
  if (pathname === '/thread') return Response.json(threadId);
  if (pathname === '/odd') throw { message() {} };
  if (pathname === '/fail') throw new Error('not rendered');
  if (pathname === '/nothing') return new Response(null, { status: 302, headers: { Location: '/' } });
  const results = await Promise.all([execute('one', { key: pathname }), execute('two', {})]);
  const headers = Object.fromEntries(request.headers);
  return Response.json({ manifest, origin, hasRecordings, headers, results }, { status: 503 });
};`;

describe('the rendering thread', () => {
  let thread: Awaited<ReturnType<typeof renderInThread>>;
  beforeAll(async () => {
    const folder = newFolder();
    const files = {
      renderer: join(folder, 'renderer.mjs'),
      collector: join(folder, 'renderer.mjs'),
      manifest: join(folder, 'manifest.json'),
    };
    writeFileSync(files.renderer, RENDERER);
    writeFileSync(files.manifest, '{"a":1}');
    thread = await renderInThread(join(__dirname, '../../../support/renderingThread.mjs'), files);
  });

  afterAll(() => thread.close());

  const page = (path: string, execute: RenderOptions['execute'] = echo) =>
    thread.render(
      new Request(`http://localhost${path}`, {
        headers: { cookie: 'settings=en', authorization: 'Bearer secret' },
      }),
      { execute, origin: 'https://quran.example', hasRecordings: true },
    );
  const echo = async (documentId: string, variables: Record<string, unknown>) => ({
    data: { documentId, variables },
  });

  test('gets settings and results of queries, and returns status, headers and body', async () => {
    const pages = await Promise.all(['/one', '/two'].map((path) => page(path)));
    for (const [index, response] of pages.entries()) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Content-Type')).toContain('application/json');
      expect(await response.json()).toEqual({
        manifest: { a: 1 },
        origin: 'https://quran.example',
        hasRecordings: true,
        headers: { cookie: 'settings=en' },
        results: [
          { data: { documentId: 'one', variables: { key: ['/one', '/two'][index] } } },
          { data: { documentId: 'two', variables: {} } },
        ],
      });
    }
    const redirect = await page('/nothing');
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([302, '/']);
  });

  test('passes on errors of the renderer and of queries, and ends their pages', async () => {
    await expect(page('/fail')).rejects.toThrow('not rendered');
    const failing = () => Promise.reject(new Error('no database'));
    await expect(page('/one', failing)).rejects.toThrow('no database');
    const unsendable = () => Promise.resolve({ data: { size: 1n } });
    await expect(page('/one', unsendable)).rejects.toThrow('BigInt');
    expect(await (await page('/pages')).json()).toBe(0);
    const threadBefore = await page('/thread');
    // An error that can't be sent to another thread.
    await expect(page('/odd')).rejects.toThrow('[object Object]');
    expect(await (await page('/thread')).json()).toBe(await threadBefore.json());
  });

  test('is replaced when it ends; only the pages that it was rendering fail', async () => {
    const never = () => new Promise<never>(() => undefined);
    const pending = page('/one', never);
    const ended = page('/end');
    await expect(ended).rejects.toThrow('The rendering thread ended with 3.');
    await expect(pending).rejects.toThrow('The rendering thread ended with 3.');
    expect((await page('/one')).status).toBe(503);
  });

  test('is replaced only once after an error, although its exit follows', async () => {
    await expect(page('/throw')).rejects.toThrow('thrown');
    const replaced = await (await page('/thread')).json();
    await sleep(100);
    expect(await (await page('/thread')).json()).toBe(replaced);
  });
});
