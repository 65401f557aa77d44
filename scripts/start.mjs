/** `npm start`: prepares everything that is missing, then runs the server. */
import { checkNode, ensureBuilt, importBuilt, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await importBuilt('main');
});
