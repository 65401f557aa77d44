import type { IEnvironment } from 'relay-runtime';
import { authStore, endSession } from './authStore';
import { logout } from './logout';
import { logoutEverywhere } from './logoutEverywhere';
import { refreshJwt } from './refreshJwt';
import { isFlagSet } from './signedIn';

/** Milliseconds after which the access token, good for 65 minutes, is renewed. */
const REFRESH_EVERY = 3_600_000;

let isStarted = false;
let refreshedAt = 0;

/** Renews the session now unless it has just begun, then every hour and on waking. Once a page. */
export function startSession(environment: IEnvironment): void {
  if (isStarted) return;
  isStarted = true;
  const isSignedIn = () => authStore.read().authenticationState === 'authenticated';
  const refresh = () => {
    if (isFlagSet()) void renew(environment);
  };
  const wake = () => {
    if (document.visibilityState === 'visible' && (!isSignedIn() || isDue())) refresh();
  };
  if (isSignedIn()) refreshedAt = Date.now();
  else refresh();
  setInterval(refresh, REFRESH_EVERY);
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  // Someone signed in or out, perhaps in another tab.
  addEventListener('storage', () => {
    if (!isFlagSet() && isSignedIn()) endSession();
    if (isFlagSet() && !isSignedIn()) refresh();
  });
}

/** Whether the access token is near its end. */
export const isDue = () => Date.now() - refreshedAt >= REFRESH_EVERY;

/** Renews the session, which may turn out to be over. */
export function renew(environment: IEnvironment): Promise<void> {
  refreshedAt = Date.now();
  return inTurn(() => refreshJwt(environment));
}

export function signOut(environment: IEnvironment): Promise<void> {
  return inTurn(() => logout(environment));
}

/** Ends all sessions of whoever is signed in; this one stays when that can't be done. */
export function signOutEverywhere(environment: IEnvironment): Promise<void> {
  return inTurn(() => logoutEverywhere(environment));
}

/** A refresh token may be used once, and all tabs have the same: they take turns. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Undefined where the page was not opened over HTTPS.
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request('session', work) : work());
}
