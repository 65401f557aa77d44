/** Files that a power cut leaves whole. */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Renames, and waits until the folder knows it on the disk. */
export function moveInto(from: string, to: string): void {
  renameSync(from, to);
  flush(dirname(to));
}

/** Waits until every file below a folder is on the disk. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushFolder(path);
    else flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
