/** The last steps of restoring a backup. If a process dies before them, the next one does them. */
import { existsSync, renameSync } from 'node:fs';
import { moveDurably } from './files';

/** Folder of a restored database that is complete but not yet in use. */
export const restoredFolder = (folder: string) => `${folder}.restored`;

/** Moves a restored database to its folder if the previous one was moved aside. */
export function finishRestore(folder: string): void {
  const restored = restoredFolder(folder);
  if (existsSync(restored) && !existsSync(folder)) moveDurably(restored, folder);
}

/** Moves the database aside, if there is one, and the restored one to its folder. */
export function replaceByRestored(folder: string, aside: string): void {
  if (existsSync(folder)) renameSync(folder, aside);
  finishRestore(folder);
}
