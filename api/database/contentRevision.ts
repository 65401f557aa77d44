import type { Database } from './database';

/**
 * The channels of changes, in the order of their notifications. The payload is the content revision,
 * followed by the affected tags in the first one; servers of version 1.0 know the second one only.
 */
export const CHANNELS = ['content_change', 'content_revision'] as const;

/** @returns 0 if the database has no content */
export async function readContentRevision({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ revision: number }>`SELECT revision FROM "ContentRevision"`;
  return row?.revision ?? 0;
}

/** @returns the time of the last change of content in ISO form; undefined if the database has no content */
export async function readContentChangedAt({
  sql,
}: Pick<Database, 'sql'>): Promise<string | undefined> {
  const [row] = await sql<{ changedAt: Date }>`SELECT "changedAt" FROM "ContentRevision"`;
  return row && new Date(row.changedAt).toISOString();
}
