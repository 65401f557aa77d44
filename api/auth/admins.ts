import { randomBytes } from 'node:crypto';
import type { User } from '../__generated__/prisma/client';
import { ACCOUNT_LIMITS } from '../../text/limits';
import type { Database } from '../database/database';
import { valid } from '../errors';
import { isUsername, newPassword } from './authRules';
import { hashPassword } from './passwords';

/** The admins can't be changed in this way; the message is one line that says why. */
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
 * Makes the admin of a new installation.
 * @returns the generated password, or undefined when there are admins already
 */
export async function createFirstAdmin({ prisma }: Database): Promise<string | undefined> {
  if ((await prisma.user.count()) > 0) return undefined;
  const password = randomBytes(12).toString('base64url');
  await prisma.user.create({
    data: { username: 'admin', passwordHash: await hashPassword(password) },
  });
  return password;
}

/** In the order in which they were made. */
export function listAdmins({ prisma }: Database): Promise<{ username: string; createdAt: Date }[]> {
  return prisma.user.findMany({
    select: { username: true, createdAt: true },
    orderBy: { id: 'asc' },
  });
}

/** @throws {AdminError} when the name breaks a rule, or an admin has it */
export async function checkNewName({ prisma }: Database, username: string): Promise<void> {
  if (!isUsername(username)) throw malformed();
  if (await prisma.user.findUnique({ where: { username } })) throw taken(username);
}

/** @throws {AdminError} when no admin has this name */
export async function checkName({ prisma }: Database, username: string): Promise<void> {
  if (!(await prisma.user.findUnique({ where: { username } }))) throw missing(username);
}

/**
 * @throws {ValidationError} when the password breaks a rule
 * @throws {AdminError} when the name breaks a rule, or an admin has it
 */
export async function createAdmin(
  { prisma }: Database,
  username: string,
  password: string,
): Promise<void> {
  if (!isUsername(username)) throw malformed();
  valid(newPassword, password);
  const data = { username, passwordHash: await hashPassword(password) };
  // Unlike a look beforehand this sees an admin whom another process is making.
  const { count } = await prisma.user.createMany({ data, skipDuplicates: true });
  if (count === 0) throw taken(username);
}

/**
 * Ends every session of an admin and every access token that was given out.
 * @param change what they get in the same step
 * @returns the admin as they are now; undefined when there is no such admin
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
 * Gives an admin another password and ends every session of theirs.
 * @throws {ValidationError} when the password breaks a rule
 * @throws {AdminError} when there is no such admin
 */
export async function changeAdminPassword(
  database: Database,
  username: string,
  password: string,
): Promise<User> {
  const passwordHash = await hashPassword(valid(newPassword, password));
  const user = await endSessionsOf(database, username, { passwordHash });
  if (!user) throw missing(username);
  return user;
}

/**
 * Removes an admin with every session of theirs; what they changed keeps their name.
 * @throws {AdminError} when there is no such admin, or no other
 */
export async function removeAdmin({ prisma }: Database, username: string): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // Locked, so that the last two admins can't be removed at the same time.
    const admins = await tx.$queryRaw<{ username: string }[]>`
      SELECT username FROM "User" ORDER BY id FOR UPDATE`;
    if (!admins.some((admin) => admin.username === username)) throw missing(username);
    if (admins.length === 1) {
      throw new AdminError(`${username} is the last admin. Create another one before you remove this one.`);
    }
    await tx.user.delete({ where: { username } });
  });
}
