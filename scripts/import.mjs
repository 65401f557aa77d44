/** `npm run import -- …`: brings word data or an export in. */
import { runCommand } from './prepare.mjs';

runCommand(async () => (await import('./exchange.ts')).runImport);
