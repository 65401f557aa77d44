/** Refresh tokens: random, stored as hashes, used once. The tokens of one login form a family. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { User } from '../__generated__/prisma/client';

/**
 * For so long, a used token is exchanged again: its owner may have lost the answer, or have sent two requests at once.
 */
const GRACE_MS = 10_000;

/** Days for which a refresh token and its cookie are valid. */
export const SESSION_DAYS = 30;

export interface Session {
  user: User;
  familyId: string;
  /** Sent as a cookie and not stored. */
  refreshToken: string;
}

const hashOf = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

const newToken = () => randomBytes(32).toString('base64url');

const expiry = () => new Date(Date.now() + SESSION_DAYS * 86_400_000);

/** Starts a family for a user whose password was verified. */
export async function startSession({ prisma }: Database, user: User): Promise<Session> {
  const refreshToken = newToken();
  const familyId = randomUUID();
  await prisma.session.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await prisma.session.create({
    data: { familyId, tokenHash: hashOf(refreshToken), userId: user.id, expiresAt: expiry() },
  });
  return { user, familyId, refreshToken };
}

/**
 * Exchanges a refresh token for a new one. A token that was used more than 10 seconds ago ends its family, because
 * one of its two holders is not the owner.
 * @returns undefined if the token is not, or no longer, valid
 */
export async function rotateSession(
  { prisma }: Database,
  token: string,
): Promise<Session | undefined> {
  const tokenHash = hashOf(token);
  return prisma.$transaction(async (tx) => {
    // The lock orders this exchange before or after a transaction that ends all sessions of the admin.
    await tx.$queryRaw`
      SELECT u.id FROM "User" u JOIN "Session" s ON s."userId" = u.id
      WHERE s."tokenHash" = ${tokenHash} FOR SHARE OF u`;
    const { count } = await tx.session.updateMany({
      where: { tokenHash, usedAt: null, expiresAt: { gt: new Date() } },
      data: { usedAt: new Date() },
    });
    const session = await tx.session.findUnique({ where: { tokenHash }, include: { user: true } });
    if (!session) return undefined;
    const { familyId, user, usedAt, expiresAt } = session;
    const now = Date.now();
    const isUsedJustNow = usedAt !== null && now - usedAt.getTime() < GRACE_MS;
    if (count === 0 && !(isUsedJustNow && expiresAt.getTime() > now)) {
      await tx.session.deleteMany({ where: { familyId } });
      return undefined;
    }
    const refreshToken = newToken();
    await tx.session.create({
      data: { familyId, tokenHash: hashOf(refreshToken), userId: user.id, expiresAt: expiry() },
    });
    return { user, familyId, refreshToken };
  });
}

/** Ends the family of a refresh token and invalidates its access tokens. */
export async function endSession({ prisma }: Database, token: string): Promise<void> {
  const session = await prisma.session.findUnique({ where: { tokenHash: hashOf(token) } });
  if (session) await prisma.session.deleteMany({ where: { familyId: session.familyId } });
}
