import type { Authority } from '../__generated__/SignInFormMutation.graphql';
import { sessionCredentials } from '../relay/adminTransport';
import { adminState, SIGNED_IN_FLAG, isFlagSet } from './signedIn';

/** The authentication state of this page. */
export type Auth =
  | { authenticationState: 'authenticated'; username: string; authority: Authority; jwt: string }
  | { authenticationState: 'pending' | 'unauthenticated'; username?: never; authority?: never };

/** The session that login and refreshJwt return. */
interface Session {
  readonly jwt: string;
  readonly viewer: { readonly username: string; readonly authority: Authority };
}

export const PENDING: Auth = { authenticationState: 'pending' };
const NOBODY: Auth = { authenticationState: 'unauthenticated' };

let auth: Auth = isFlagSet() ? PENDING : NOBODY;
let lastUsername = '';
const listeners = new Set<() => void>();

export const authStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => auth,
};

/** Who was signed in last on this page; empty for nobody. */
export const usernameBefore = () => lastUsername;

export function beginSession({ jwt, viewer }: Session): void {
  sessionCredentials.onRefused = () => setFlag(false);
  lastUsername = viewer.username;
  set({ authenticationState: 'authenticated', ...viewer, jwt }, jwt);
  if (!isFlagSet()) setFlag(true);
}

export function clearSession(): void {
  giveUp();
  if (isFlagSet()) setFlag(false);
}

/** Ends the pending state without a session; a later attempt may succeed. */
export function giveUp(): void {
  set(NOBODY, undefined);
}

function set(next: Auth, jwt: string | undefined) {
  auth = next;
  sessionCredentials.jwt = jwt;
  adminState.change({ isAdmin: next.authority === 'ADMIN' });
  listeners.forEach((listener) => listener());
}

/** Notifies this tab too, because the browser notifies only the others. */
function setFlag(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(SIGNED_IN_FLAG, 'true');
    else localStorage.removeItem(SIGNED_IN_FLAG);
  } catch {
    // Without storage a session lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: SIGNED_IN_FLAG }));
}
