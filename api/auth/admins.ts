import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '../database';

/** argon2id is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Makes the admin of a new installation.
 * @returns the generated password, or undefined when there are admins already
 */
export async function createFirstAdmin({ prisma }: Database): Promise<string | undefined> {
  if ((await prisma.user.count()) > 0) return undefined;
  const password = randomBytes(12).toString('base64url');
  await prisma.user.create({
    data: { username: 'admin', passwordHash: await hash(password, COST) },
  });
  return password;
}
