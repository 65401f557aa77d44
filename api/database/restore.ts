/** Brings a backup of the embedded database back. */
import { existsSync, openAsBlob, rmSync } from 'node:fs';
import { DatabaseError, firstLine } from './database';
import { openEmbedded, type EmbeddedDatabase } from './embedded';
import { flushFolder, moveInto } from './files';
import { restoredFolder, takeRestored } from './restored';

/** What was restored must not be taken for content that had its revision since the backup. */
const REVISION_GAP = 1000;

export interface Restored {
  verses: number;
  posts: number;
  admins: number;
  /** Where the database lies that was in use until now; undefined when there was none. */
  aside: string | undefined;
}

/**
 * Replaces the database in a folder, which no process may have open. The old one is kept beside it.
 * Everyone who was signed in has to sign in again.
 * @param file a backup: the data directory of PGlite as tar with gzip
 * @throws {DatabaseError} when the file is no sound backup; nothing was changed
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
  moveInto(unfinished, restored);
  const stamp = new Date().toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const aside = existsSync(folder) ? `${folder}.replaced-${stamp}` : undefined;
  takeRestored(folder, aside ?? '');
  return { ...counts, aside };
}

async function readBackup(file: string): Promise<Blob> {
  const blob = await openAsBlob(file);
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (start[0] !== 0x1f || start[1] !== 0x8b) throw new Error('it is not gzip');
  return blob;
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
