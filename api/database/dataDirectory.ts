import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The data directory can't be used; the message says in one line what to do. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

interface DataDirectory {
  /** Absolute folder of the embedded database. */
  postgres: string;
  /** Absolute folder of its backups. */
  backups: string;
  /** The secret for signing tokens, created on first use and stored with mode 0600. */
  secret(): string;
  /** Unlocks the directory. */
  release(): void;
}

/**
 * Locks the directory for this process, because two processes on one embedded database destroy it.
 * A lock left by a process that has died is replaced.
 * @throws {DataDirectoryError} if another process holds the lock, or the directory can't be written
 */
export function openDataDirectory(path: string): DataDirectory {
  const directory = resolve(path);
  try {
    makeFolder(directory);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Its parent exists.
    const isReadOnly = code === 'EROFS' || code === 'ENOENT';
    const reason = isReadOnly ? 'its file system is read-only' : message;
    throw new DataDirectoryError(
      `DATA_DIR ${path} can't be created: ${reason}. Set it to a folder that this user can write.`,
    );
  }
  const release = lock(directory, path);
  return {
    postgres: join(directory, 'postgres'),
    backups: join(directory, 'backups'),
    secret: () => readSecret(directory),
    release,
  };
}

/**
 * Creates a folder and its parents. Node's own `recursive` reports a read-only file system as a
 * missing folder, and never ends in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function lock(directory: string, shown: string): () => void {
  const file = join(directory, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', flush: true });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new DataDirectoryError(
          `DATA_DIR ${shown} can't be written: ${(error as Error).message}. Set it to a folder that this user can write.`,
        );
      }
    }
    const holder = readIfPresent(file);
    if (holder === undefined || (holder === '' && isNew(file))) continue;
    if (holder !== mine && isAlive(holder)) {
      throw new DataDirectoryError(
        `DATA_DIR ${shown} is in use by process ${holder.split(' ')[0]}: stop that process, or set DATA_DIR to another folder.`,
      );
    }
    // Moved and not removed, to check that no other process has replaced the lock since it was read.
    const stale = `${file}.${process.pid}`;
    try {
      renameSync(file, stale);
      if (readIfPresent(stale) === holder) rmSync(stale);
      else renameSync(stale, file);
    } catch {
      continue;
    }
  }
  throw new DataDirectoryError(
    `DATA_DIR ${shown} is being opened by another process: try again in a moment.`,
  );
}

/** True for a lock file whose process may not have written its content yet. */
function isNew(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < 5000;
}

/** Compares the start time too, because after a restart another process may have the same id. */
function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ');
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '' || startOf(id) === '' || startOf(id) === start;
}

/** Start time of a process in clock ticks since boot, and the id of the boot; empty except on Linux. */
function startOf(pid: number): string {
  const boot = readIfPresent('/proc/sys/kernel/random/boot_id')?.trim();
  const status = readIfPresent(`/proc/${pid}/stat`);
  if (!boot || !status) return '';
  // The second field is the command in parentheses and may contain spaces.
  return `${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}@${boot}`;
}

function readSecret(directory: string): string {
  const file = join(directory, 'jwt-secret');
  const stored = readIfPresent(file)?.trim();
  if (stored) return stored;
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
