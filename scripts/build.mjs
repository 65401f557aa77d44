/** `npm run build`: installs what is missing and builds `dist`, as `npm start` does before it serves. */
import { checkNode, ensureBuilt, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt();
});
