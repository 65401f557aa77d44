/** Protects the embedded database from a full disk. */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

const BYTES_PER_MB = 1024 * 1024;

/** Reserved for the write-ahead log, which grows by 16 MB at a time. */
const RESERVED_BYTES = 64 * BYTES_PER_MB;

/** Disk space of a new database with the whole Qur'an. */
export const NEW_DATABASE_BYTES = 256 * BYTES_PER_MB;

const WRITING_STATEMENT = /\b(INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE)\b/i;

/** @returns bytes that this user can still write to the disk of a folder */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws {Error} ENOSPC if writing these bytes would use the reserve */
export function checkDiskSpace(folder: string, bytes = 0): void {
  if (freeBytes(folder) >= RESERVED_BYTES + bytes) return;
  const error = new Error(
    `No space left on device: ${folder} needs ${RESERVED_BYTES / BYTES_PER_MB} MB free.`,
  );
  throw Object.assign(error, { code: 'ENOSPC' });
}

/**
 * Rejects writes on a nearly full disk. If PostgreSQL can't extend its log, it stops; PGlite then never
 * returns, and this process would hang.
 */
export function guardDiskSpace(pglite: PGlite, folder: string): void {
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = async (text, ...rest) => {
    if (WRITING_STATEMENT.test(text)) checkDiskSpace(folder);
    return query(text, ...rest);
  };
  pglite.transaction = async (run) => {
    checkDiskSpace(folder);
    return transaction(run);
  };
}
