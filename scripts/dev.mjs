/** `npm run dev`: the server with reload on change. Changes of the API restart it. */
import { checkNode, ensureFonts, ensureGenerated, ensureInstalled, runMain } from './prepare.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureGenerated();
  await ensureFonts();
  process.env.NODE_ENV = 'development';
  const watched = ['--include', 'prisma/schema.prisma', '--exclude', 'api/__generated__/**'];
  process.argv.splice(2, Infinity, 'watch', '--clear-screen=false', ...watched, 'scripts/dev.ts');
  await import('tsx/cli');
});
