/** `npm run export -- …`: writes all content to a folder. */
import { runCommand } from './prepare.mjs';

runCommand('exchange', 'runExport');
