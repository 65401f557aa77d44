/** `npm start`: prepares everything that is missing, then runs the server. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureBuilt, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(resolve('dist/api/main.js')).href);
});
