import { hash, verify } from '@node-rs/argon2';

/** Cost of argon2id, the default algorithm of the library; memory in KiB. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, HASH_COST);

let dummyHash: Promise<string> | undefined;

/**
 * True if the password matches the hash. Without a hash, it takes the same time, so that response
 * times don't reveal which names exist.
 */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('');
  const isMatch = await verify(passwordHash ?? (await dummyHash), password);
  return isMatch && passwordHash !== undefined;
}
