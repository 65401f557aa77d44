/** `npm run export -- …`: writes all content to a folder. */
import { runCommand } from './prepare.mjs';

runCommand(async () => (await import('./exchange.ts')).runExport);
