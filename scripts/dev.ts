/** The server of `npm run dev`: runs the source of the API, and serves the client through Vite. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Client } from '../api/http/pages/pages';

const ENTRY = '/@dev/browser.js';

/**
 * Loads Vite's client and React Refresh before the code of the page. A file is needed because the CSP
 * forbids inline scripts. It also forbids the worker by which Vite waits for a restarting server.
 */
const entry = `
  import '/@vite/client';
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  import.meta.hot.on('vite:ws:disconnect', async () => {
    do await new Promise((resolve) => setTimeout(resolve, 500));
    while (!(await fetch('/readyz').then(({ ok }) => ok, () => false)));
    location.reload();
  });
  await import('/client/browser.ts');
`;

// Updates schema.graphql and the artifacts at every start, and so after every change of the API.
await runNode('scripts/generate.mjs');
// Vite's modules are transformed in this process.
process.env.WORKERS = '1';
const { runServer } = await import('../api/start');
runServer(loadClient);

async function loadClient(server: Server): Promise<Client> {
  const persistedQueries: Client['persistedQueries'] = {};
  const readQueries = () => {
    const text = readFileSync('client/__generated__/persistedQueries.json', 'utf8');
    Object.assign(persistedQueries, JSON.parse(text));
  };
  readQueries();
  const vite = await createServer({
    appType: 'custom',
    plugins: [browserEntry, relayArtifacts(readQueries)],
    optimizeDeps: { entries: ['client/browser.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: ['client', 'node_modules'] },
      watch: { ignored: (path) => !isOfClient(path) },
    },
  });
  serveModules(server, vite);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void vite.close());
  return {
    files: 'public',
    persistedQueries,
    async render(request, options) {
      const { createRender } = (await vite.ssrLoadModule('/client/server.tsx')) as {
        createRender(manifest: unknown): Client['render'];
      };
      return createRender({ 'client/browser.ts': { file: ENTRY.slice(1) } })(request, options);
    },
  };
}

const browserEntry: Plugin = {
  name: 'dev:browser-entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) => (id === ENTRY ? entry : undefined),
};

/** Compiles changed queries before the browser is notified. */
function relayArtifacts(onCompiled: () => void): Plugin {
  return {
    name: 'dev:relay-artifacts',
    async hotUpdate({ file, type, read }) {
      if (this.environment.name !== 'client' || !/\.tsx?$/.test(file)) return;
      if (file.includes('/__generated__/')) return;
      if (type !== 'delete' && !(await read()).includes('graphql`')) return;
      await runNode('node_modules/relay-compiler/cli.js');
      onCompiled();
    },
  };
}

/** Forwards only requests for modules to Vite, which would serve any file of the folder. */
function serveModules(server: Server, vite: ViteDevServer) {
  const [answer] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const next = () => void answer?.(request, response);
    if (/^\/(@|client\/|node_modules\/)/.test(request.url ?? '')) {
      vite.middlewares(request, response, next);
    } else {
      next();
    }
  });
}

function isOfClient(path: string): boolean {
  return /^($|(client|public)(\/|$)|vite\.config\.ts$)/.test(relative(process.cwd(), path));
}

/** Runs a script. If it fails, its output is printed and the previous files remain in use. */
async function runNode(script: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [script]);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`${stdout}${stderr}` || error);
  }
}
