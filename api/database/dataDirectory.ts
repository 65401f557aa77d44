import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data directory can't be used; the message is one line that says what to do. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

export interface DataDirectory {
  /** Absolute folder of the embedded database. */
  postgres: string;
  /** Absolute folder of its backups. */
  backups: string;
  /** The secret that signs tokens, made on first use and kept with mode 0600. */
  secret(): string;
  /** Gives the directory up for another process. */
  release(): void;
}

/**
 * Takes the directory for this process alone: two processes on one embedded database destroy it.
 * The lock of a process that has died is taken over.
 * @throws {DataDirectoryError} when another process holds it, or it can't be written
 */
export function openDataDirectory(path: string): DataDirectory {
  const directory = resolve(path);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataDirectoryError(`DATA_DIR ${path} can't be created: ${(error as Error).message}.`);
  }
  const release = lock(directory, path);
  return {
    postgres: join(directory, 'postgres'),
    backups: join(directory, 'backups'),
    secret: () => readSecret(directory),
    release,
  };
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
          `DATA_DIR ${shown} can't be written: ${(error as Error).message}.`,
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
    // Moved aside rather than removed, to see that nobody has taken it over since it was read.
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

/** Its maker is about to write into it. */
function isNew(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < 5000;
}

/** A process id alone is not enough: after a restart another process may carry it. */
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

/** Clock ticks since boot at which a process started and the boot's id; empty off Linux. */
function startOf(pid: number): string {
  const boot = readIfPresent('/proc/sys/kernel/random/boot_id')?.trim();
  const status = readIfPresent(`/proc/${pid}/stat`);
  if (!boot || !status) return '';
  // The second field is the command in brackets and may hold spaces.
  return `${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}@${boot}`;
}

function readSecret(directory: string): string {
  const file = join(directory, 'jwt-secret');
  const kept = readIfPresent(file)?.trim();
  if (kept) return kept;
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
