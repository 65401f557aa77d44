/** Topics have two levels: one that is part of a broader topic has no parts itself. Deleted topics don't count. */
import type { Prisma } from '../__generated__/prisma/client';
import { ValidationError } from '../errors';
import { problem, type ProblemDetail } from '../problems';

type Transaction = Prisma.TransactionClient;

interface Place {
  id: number;
  broaderId: number | null;
  deletedAt: string | null;
}

/** A topic that is not in the database yet. */
export const NEW_TOPIC: Place = { id: 0, broaderId: null, deletedAt: null };

/** Key of the advisory lock that keeps two saves at once from making a third level. */
export const LEVELS_LOCK = 7_318_446_091;

/**
 * @throws {ValidationError} if a change of the broader topic, or the return of a deleted topic, makes a third level
 */
export async function checkTopicLevels(
  tx: Transaction,
  before: Place,
  data: Partial<Place>,
): Promise<void> {
  const { id, broaderId, deletedAt } = { ...before, ...data };
  const isSame = broaderId === before.broaderId && deletedAt === before.deletedAt;
  if (isSame || deletedAt !== null) return;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LEVELS_LOCK})::text`;
  const others = await tx.post.findMany({
    where: { deletedAt: null, id: { not: id } },
    select: { id: true, broaderId: true },
  });
  const broaderOf = new Map(others.map((post) => [post.id, post.broaderId]));
  const detail = thirdLevel(broaderOf.set(id, broaderId), id);
  if (detail) throw new ValidationError([problem('broaderId', detail)]);
}

function thirdLevel(
  broaderOf: ReadonlyMap<number, number | null>,
  id: number,
): ProblemDetail | undefined {
  /** The broader topic, unless it is deleted. */
  const livingBroaderOf = (key: number) => {
    const broader = broaderOf.get(key) ?? null;
    return broader !== null && broaderOf.has(broader) ? broader : null;
  };
  const partsOf = (key: number) =>
    [...broaderOf.keys()].filter((part) => broaderOf.get(part) === key);
  const parts = partsOf(id);
  const broader = livingBroaderOf(id);
  if (broader !== null) {
    if (parts.length > 0) return { code: 'HAS_PARTS', value: String(id) };
    const isPart = livingBroaderOf(broader) !== null;
    return isPart ? { code: 'BROADER_IS_A_PART', value: String(broader) } : undefined;
  }
  const middle = parts.find((part) => partsOf(part).length > 0);
  return middle === undefined ? undefined : { code: 'HAS_PARTS', value: String(middle) };
}
