import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import { hashPassword } from './passwords';

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
