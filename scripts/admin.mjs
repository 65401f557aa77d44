/** `npm run admin -- create NAME`: creates, lists and removes admins, changes passwords, restores backups. */
import { runCommand } from './prepare.mjs';

runCommand('admin', 'admin');
