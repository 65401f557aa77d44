/** `npm run build`: installs missing packages and builds `dist`, like `npm start` before serving. */
import { checkNode, ensureBuilt, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt();
});
