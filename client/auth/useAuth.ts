import { useSyncExternalStore } from 'react';
import { authStore, PENDING, type Auth } from './authStore';

/** The authentication state; pending on the server and during hydration. */
export function useAuth(): Auth & { isAdmin: boolean } {
  const auth = useSyncExternalStore(authStore.subscribe, authStore.read, () => PENDING);
  return { ...auth, isAdmin: auth.authority === 'ADMIN' };
}
