import type { IEnvironment } from 'relay-runtime';
import { refusalOf } from '../relay/commit';
import { authStore } from './authStore';
import { isDue, renew } from './session';

/** Nobody signed in again: what was asked for was not done. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/**
 * Does what needs a session. One that is near its end is renewed first; when it turns out to be over,
 * it is renewed, or the admin asked to sign in, and the work done once more.
 * @param ask resolves to whether someone signed in
 * @throws {SignedOutError} when nobody did
 */
export async function withSession<Result>(
  environment: IEnvironment,
  ask: () => Promise<boolean>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isDue()) await renew(environment);
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error).code !== 'FORBIDDEN') throw error;
  }
  await renew(environment);
  const isSignedIn = authStore.read().authenticationState === 'authenticated' || (await ask());
  if (!isSignedIn) throw new SignedOutError('Nobody is signed in.');
  return work();
}
