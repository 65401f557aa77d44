import type { IEnvironment } from 'relay-runtime';
import { authStore, endSession } from './authStore';
import { isFlagSet } from './flag';
import { onFlag } from './keepFlag';
import { logout } from './logout';
import { refreshJwt } from './refreshJwt';

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
    if (!isFlagSet()) return;
    refreshedAt = Date.now();
    void inTurn(() => refreshJwt(environment));
  };
  const wake = () => {
    const isDue = !isSignedIn() || Date.now() - refreshedAt >= REFRESH_EVERY;
    if (document.visibilityState === 'visible' && isDue) refresh();
  };
  if (isSignedIn()) refreshedAt = Date.now();
  else refresh();
  setInterval(refresh, REFRESH_EVERY);
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  // Someone signed in or out in another tab.
  onFlag(() => {
    if (!isFlagSet() && isSignedIn()) endSession();
    if (isFlagSet() && !isSignedIn()) refresh();
  });
}

export function signOut(environment: IEnvironment): Promise<void> {
  return inTurn(() => logout(environment));
}

/** A refresh token may be used once, and all tabs have the same: they take turns. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Undefined where the page was not opened over HTTPS.
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request('session', work) : work());
}
