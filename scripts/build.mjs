/** `npm run build`: installs missing packages and builds `dist`, like `npm start` before serving. */
import { checkNode, ensureBuilt, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureBuilt();
});
