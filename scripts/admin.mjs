/** `npm run admin -- create NAME`: creates, lists and removes admins and API keys, changes passwords, restores backups. */
import { runCommand } from './prepare.mjs';

runCommand('admin', 'admin');
