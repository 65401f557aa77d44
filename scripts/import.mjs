/** `npm run import -- …`: brings word data or an export in. */
import { checkNode, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  const { register } = await import('tsx/esm/api');
  register();
  const { runImport } = await import('./exchange.ts');
  process.exitCode = await runImport(process.argv.slice(2));
});
