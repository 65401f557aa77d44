import type { IEnvironment } from 'relay-runtime';
import { authStore, clearSession } from './authStore';
import { logout } from './logout';
import { logoutEverywhere } from './logoutEverywhere';
import { refreshJwt } from './refreshJwt';
import { isFlagSet } from './signedIn';

/** Interval for renewing the access token, which is valid for 65 minutes. */
const REFRESH_INTERVAL_MS = 3_600_000;

let isStarted = false;
let refreshedAt = 0;

/** Renews the session now unless it is new, then every hour and on waking. Runs once per page. */
export function keepSessionAlive(environment: IEnvironment): void {
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
  setInterval(refresh, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  // A sign-in or sign-out, perhaps in another tab.
  addEventListener('storage', () => {
    if (!isFlagSet() && isSignedIn()) clearSession();
    if (isFlagSet() && !isSignedIn()) refresh();
  });
}

/** Whether the access token is about to expire. */
export const isDue = () => Date.now() - refreshedAt >= REFRESH_INTERVAL_MS;

/** Renews the session, which may turn out to have ended. */
export function renew(environment: IEnvironment): Promise<void> {
  refreshedAt = Date.now();
  return inTurn(() => refreshJwt(environment));
}

export function signOut(environment: IEnvironment): Promise<void> {
  return inTurn(() => logout(environment));
}

/** Ends all sessions of the user; keeps this one if the request fails. */
export function signOutEverywhere(environment: IEnvironment): Promise<void> {
  return inTurn(() => logoutEverywhere(environment));
}

/** Takes turns with other tabs, which share the refresh token: it can be used only once. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Undefined on pages without HTTPS.
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request('session', work) : work());
}
