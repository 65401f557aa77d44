/** Restores a backup of the embedded database. */
import { createReadStream, existsSync, openAsBlob, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DatabaseError, firstLine } from './database';
import { openEmbedded, type EmbeddedDatabase } from './embedded';
import { flushFolder, moveDurably, timestamp } from './files';
import { replaceByRestored, restoredFolder } from './restored';

/** Added to the content revision, so that no cache confuses restored with later content. */
const REVISION_GAP = 1000;

interface Restored {
  verses: number;
  posts: number;
  admins: number;
  /** Folder of the previous database; undefined if there was none. */
  aside: string | undefined;
}

/**
 * Replaces the database in a folder, which no process may have open. The previous one is kept next to
 * it. All sessions end.
 * @param file a backup: the data directory of PGlite as tar.gz
 * @throws {DatabaseError} if the file is not an intact backup; nothing was changed
 */
export async function restoreBackup(file: string, folder: string): Promise<Restored> {
  const unfinished = `${folder}.unfinished`;
  const restored = restoredFolder(folder);
  for (const left of [unfinished, restored]) rmSync(left, { recursive: true, force: true });
  let counts: Pick<Restored, 'verses' | 'posts' | 'admins'>;
  try {
    const database = await openEmbedded(unfinished, await readBackup(file));
    counts = await prepare(database).finally(() => database.close());
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseError(
      `${file} can't be restored as a backup (${reasonOf(error)}). Nothing was changed.`,
    );
  }
  flushFolder(unfinished);
  moveDurably(unfinished, restored);
  const aside = existsSync(folder) ? `${folder}.replaced-${timestamp(Date.now())}` : undefined;
  replaceByRestored(folder, aside ?? '');
  return { ...counts, aside };
}

async function readBackup(file: string): Promise<Blob> {
  const blob = await openAsBlob(file);
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (start[0] !== 0x1f || start[1] !== 0x8b) throw new Error('it is not gzip');
  await checkGzip(file);
  return blob;
}

/** PGlite can't handle damaged gzip: the error ends the process. */
async function checkGzip(file: string): Promise<void> {
  const ignore = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), ignore).catch(() => {
    throw new Error('it is truncated or damaged');
  });
}

async function prepare({ prisma, sql }: EmbeddedDatabase) {
  const counts = await sql<{ verses: number; posts: number; admins: number }>`
    SELECT (SELECT count(*)::int FROM "Verse") AS verses,
      (SELECT count(*)::int FROM "Post" WHERE "deletedAt" IS NULL) AS posts,
      (SELECT count(*)::int FROM "User") AS admins`;
  await prisma.contentRevision.updateMany({
    data: { revision: { increment: REVISION_GAP } },
  });
  await prisma.session.deleteMany();
  return counts[0] ?? { verses: 0, posts: 0, admins: 0 };
}

const reasonOf = (error: unknown) =>
  error instanceof DatabaseError ? 'its content is damaged' : firstLine(error);
