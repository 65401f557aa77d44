import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; memory in KiB. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC string of the password under argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, HASH_COST);

let unknown: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash it does the same work, so that the
 * time of an answer doesn't tell which names exist.
 */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unknown ??= hashPassword('');
  const isRight = await verify(passwordHash ?? (await unknown), password);
  return isRight && passwordHash !== undefined;
}
