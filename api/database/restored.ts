/** The last steps of bringing a backup back, which a process that died may have left to the next. */
import { existsSync, renameSync } from 'node:fs';
import { moveInto } from './files';

/** Where the whole content of a backup stands ready. */
export const restoredFolder = (folder: string) => `${folder}.restored`;

/** Puts what was restored in the place of a database that was moved aside. */
export function finishRestore(folder: string): void {
  const restored = restoredFolder(folder);
  if (existsSync(restored) && !existsSync(folder)) moveInto(restored, folder);
}

/** Moves the database aside, if there is one, and what was restored into its place. */
export function takeRestored(folder: string, aside: string): void {
  if (existsSync(folder)) renameSync(folder, aside);
  finishRestore(folder);
}
