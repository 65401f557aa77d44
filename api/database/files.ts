/** File operations that are safe against power failures. */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Renames a file or folder and flushes the target folder to disk. */
export function moveDurably(from: string, to: string): void {
  renameSync(from, to);
  flush(dirname(to));
}

/** Flushes all files below a folder to disk. */
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

/** A time for the name of a file, such as "2026-11-21T083000Z". */
export const timestamp = (time: number) =>
  new Date(time).toISOString().replaceAll(':', '').replace(/\.\d+/, '');
