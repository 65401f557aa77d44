/** `npm run import -- …`: imports word data or an export. */
import { runCommand } from './prepare.mjs';

runCommand('exchange', 'runImport');
