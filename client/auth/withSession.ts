import type { IEnvironment } from 'relay-runtime';
import { refusalOf } from '../relay/commit';
import { authStore } from './authStore';
import { isDue, renew } from './session';

/** The session has ended and nobody signed in again, so the work was not done. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/**
 * Runs work that needs a session. A session that is about to expire is renewed first. If the work
 * is refused, the session is renewed or the admin is asked to sign in, and the work runs once more.
 * @param ask resolves to whether someone signed in
 * @throws {SignedOutError} when nobody signed in
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
