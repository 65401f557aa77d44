/** `npm run export -- …`: writes all content into a folder. */
import { checkNode, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  const { register } = await import('tsx/esm/api');
  register();
  const { runExport } = await import('./exchange.ts');
  process.exitCode = await runExport(process.argv.slice(2));
});
