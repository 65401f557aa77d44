import { randomBytes } from 'node:crypto';
import type { User } from '../__generated__/prisma/client';
import { ACCOUNT_LIMITS } from '../../text/limits';
import type { Database } from '../database/database';
import { parseInput, ValidationError } from '../errors';
import { problem } from '../problems';
import { isUsername, newPassword } from './authRules';
import { isCommonPassword } from './commonPasswords';
import { hashPassword } from './passwords';

/** @throws {ValidationError} if the password is invalid or common */
async function hashOfNew(password: string): Promise<string> {
  const accepted = parseInput(newPassword, password);
  if (await isCommonPassword(accepted)) {
    throw new ValidationError([problem('newPassword', { code: 'COMMON_PASSWORD' })]);
  }
  return hashPassword(accepted);
}

/** A change of the admins is not possible; the message gives the reason in one line. */
export class AdminError extends Error {
  override name = 'AdminError';
}

const taken = (username: string) => new AdminError(`The admin ${username} already exists.`);
const malformed = () =>
  new AdminError(
    `A username has 1 to ${ACCOUNT_LIMITS.usernameCharacters} letters, digits, dots, hyphens or underscores.`,
  );
const missing = (username: string) => new AdminError(`There is no admin ${username}.`);

/**
 * Creates the admin of a new installation.
 * @returns the generated password; undefined if there are admins already
 */
export async function createFirstAdmin({ prisma }: Database): Promise<string | undefined> {
  if ((await prisma.user.count()) > 0) return undefined;
  const password = randomBytes(12).toString('base64url');
  const data = { username: 'admin', passwordHash: await hashPassword(password) };
  // Another process may have created the admin meanwhile.
  const { count } = await prisma.user.createMany({ data, skipDuplicates: true });
  return count > 0 ? password : undefined;
}

/** All admins, oldest first. */
export function listAdmins({ prisma }: Database): Promise<{ username: string; createdAt: Date }[]> {
  return prisma.user.findMany({
    select: { username: true, createdAt: true },
    orderBy: { id: 'asc' },
  });
}

/** @throws {AdminError} if the name is invalid or used by another admin */
export async function checkNewName({ prisma }: Database, username: string): Promise<void> {
  if (!isUsername(username)) throw malformed();
  if (await prisma.user.findUnique({ where: { username } })) throw taken(username);
}

/** @throws {AdminError} if no admin has this name */
export async function checkName({ prisma }: Database, username: string): Promise<void> {
  if (!(await prisma.user.findUnique({ where: { username } }))) throw missing(username);
}

/**
 * @throws {ValidationError} if the password is invalid
 * @throws {AdminError} if the name is invalid or used by another admin
 */
export async function createAdmin(
  { prisma }: Database,
  username: string,
  password: string,
): Promise<void> {
  if (!isUsername(username)) throw malformed();
  const data = { username, passwordHash: await hashOfNew(password) };
  // Unlike a check beforehand, this detects an admin that another process creates at the same time.
  const { count } = await prisma.user.createMany({ data, skipDuplicates: true });
  if (count === 0) throw taken(username);
}

/**
 * Ends all sessions of an admin and invalidates their access tokens.
 * @param change columns to change in the same transaction
 * @returns the changed admin; undefined if there is none
 */
export function endSessionsOf(
  { prisma }: Database,
  username: string,
  change: Partial<Pick<User, 'passwordHash'>> = {},
): Promise<User | undefined> {
  return prisma.$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { username },
      data: { ...change, tokenVersion: { increment: 1 } },
    });
    if (user) await tx.session.deleteMany({ where: { userId: user.id } });
    return user;
  });
}

/**
 * Changes the password of an admin and ends all their sessions.
 * @throws {ValidationError} if the password is invalid
 * @throws {AdminError} if there is no such admin
 */
export async function changeAdminPassword(
  database: Database,
  username: string,
  password: string,
): Promise<User> {
  const passwordHash = await hashOfNew(password);
  const user = await endSessionsOf(database, username, { passwordHash });
  if (!user) throw missing(username);
  return user;
}

/**
 * Removes an admin with all their sessions. Their revisions keep their name.
 * @throws {AdminError} if there is no such admin, or no other
 */
export async function removeAdmin({ prisma }: Database, username: string): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // The lock prevents removing the last two admins at the same time.
    const admins = await tx.$queryRaw<{ username: string }[]>`
      SELECT username FROM "User" ORDER BY id FOR UPDATE`;
    if (!admins.some((admin) => admin.username === username)) throw missing(username);
    if (admins.length === 1) {
      throw new AdminError(
        `${username} is the last admin. Create another one before you remove this one.`,
      );
    }
    await tx.user.delete({ where: { username } });
  });
}
