import { useSyncExternalStore } from 'react';
import { authStore, PENDING, type Auth } from './authStore';

/** Who is signed in, which isn't known on the server and while the page is taken over. */
export function useAuth(): Auth & { isAdmin: boolean } {
  const auth = useSyncExternalStore(authStore.subscribe, authStore.read, () => PENDING);
  return { ...auth, isAdmin: auth.authority === 'ADMIN' };
}
