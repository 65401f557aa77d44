import type { Database } from './database';

/** @returns 0 if the database has no content */
export async function readContentRevision({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ revision: number }>`SELECT revision FROM "ContentRevision"`;
  return row?.revision ?? 0;
}
