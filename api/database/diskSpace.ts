/** Room on the disk of the embedded database. */
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

const BYTES_PER_MB = 1024 * 1024;

/** Left free for the write-ahead log, which grows by 16 BYTES_PER_MB at a time. */
const RESERVED_BYTES = 64 * BYTES_PER_MB;

/** What a new database with the whole Qur'an needs. */
export const NEW_DATABASE_BYTES = 256 * BYTES_PER_MB;

const WRITING_STATEMENT = /\b(INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE)\b/i;

/** @returns bytes that this user may still write to the disk of a folder */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws {Error} ENOSPC when less than the reserve would be left beside these bytes */
export function checkDiskSpace(folder: string, bytes = 0): void {
  if (freeBytes(folder) >= RESERVED_BYTES + bytes) return;
  const error = new Error(`No space left on device: ${folder} needs ${RESERVED_BYTES / BYTES_PER_MB} MB free.`);
  throw Object.assign(error, { code: 'ENOSPC' });
}

/**
 * Refuses to write on a disk that is nearly full. PostgreSQL that can't extend its log stops the
 * whole process; PGlite never returns from it, and this process would answer nobody any more.
 */
export function keepReserve(pglite: PGlite, folder: string): void {
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
