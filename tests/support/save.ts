/** Saves a verse as an admin, and reads the stored verse. */
import type { Database } from '../../api/database/database';
import type { TestApp } from './app';
import { restOf, type RestAnswer } from './rest';

export interface VerseRow {
  id: number;
  version: number;
  englishTranslation: string | null;
}

/** Saves the translations of a verse, regardless of its version. */
export const saveVerse = (
  app: TestApp,
  headers: Record<string, string>,
  id: number,
  text: string,
): Promise<RestAnswer<VerseRow>> =>
  restOf(app, headers)(`PUT /verses/${id}`, { turkishTranslation: text, englishTranslation: text });

/** A verse and its revisions, as stored in the database. */
export async function storedVerse({ prisma }: Database, id: number) {
  const verse = await prisma.verse.findUniqueOrThrow({ where: { id } });
  const revisions = await prisma.revision.findMany({
    where: { entity: 'verse', entityId: id },
    orderBy: { version: 'asc' },
  });
  return { ...verse, revisions: revisions.map(({ version }) => version) };
}
