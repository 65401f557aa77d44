/** `npm run admin -- create NAME`: makes, lists and removes admins, changes passwords, restores backups. */
import { checkNode, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  const { register } = await import('tsx/esm/api');
  register();
  const { admin } = await import('./admin.ts');
  process.exitCode = await admin(process.argv.slice(2));
});
