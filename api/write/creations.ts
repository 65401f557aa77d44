/** Creates each row once, however often the request for it is repeated. */
import type { RevisionEntity } from '../__generated__/prisma/client';
import { ValidationError } from '../errors';
import { problem } from '../problems';
import { CLIENT_KEY_DAYS } from '../../text/limits';
import type { Changes } from './changes';
import { entities, type Transaction } from './entities';

interface Creation {
  entity: RevisionEntity;
  /** A UUID that the caller made for the row; without one, a row is created each time. */
  clientKey: string | null | undefined;
}

interface Created {
  id: number;
  /** True if an earlier request with the same client key created the row, and nothing was written. */
  isRepeated: boolean;
}

/**
 * Creates a row, unless an earlier request with the same client key has created it.
 * @throws {ValidationError} if that row has been deleted since, or the key belongs to a row of another kind
 */
export async function createOnce(
  changes: Changes,
  { entity, clientKey }: Creation,
  create: () => Promise<{ id: number }>,
): Promise<Created> {
  const { tx } = changes;
  // Of two requests at the same time, the second waits here until the first is committed.
  if (clientKey && !(await reserve(tx, clientKey, entity))) {
    return { id: await idOfFirst(tx, clientKey, entity), isRepeated: true };
  }
  const { id } = await changes.created(entity, await create());
  if (clientKey) {
    await tx.creation.update({ where: { key: clientKey }, data: { entityId: id } });
    await deleteOldKeys(tx);
  }
  return { id, isRepeated: false };
}

/** @returns false if the key has been used */
async function reserve(tx: Transaction, key: string, entity: RevisionEntity): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO "Creation" (key, entity) VALUES (${key}::uuid, ${entity}::"RevisionEntity")
    ON CONFLICT (key) DO NOTHING`;
  return inserted === 1;
}

async function idOfFirst(tx: Transaction, key: string, entity: RevisionEntity): Promise<number> {
  const first = await tx.creation.findUniqueOrThrow({ where: { key } });
  if (first.entity !== entity || first.entityId === null) {
    throw new ValidationError([problem('clientKey', { code: 'ALREADY_TAKEN' })]);
  }
  const id = first.entityId;
  const row: { version: number; deletedAt?: string | null } | null = await entities[entity].read(
    tx,
    id,
  );
  if (row && !row.deletedAt) return id;
  const value = String(id);
  throw new ValidationError([problem('clientKey', { code: 'CREATED_ROW_DELETED', value })]);
}

const deleteOldKeys = (tx: Transaction) => tx.$executeRaw`
  DELETE FROM "Creation" WHERE "createdAt" < now() - make_interval(days => ${CLIENT_KEY_DAYS}::int)`;
