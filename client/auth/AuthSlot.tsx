import { useEffect, useState, type ComponentType } from 'react';
import { isFlagSet } from './signedIn';

/** Where the name of who is signed in stands. Its code, and the session's, comes to nobody else. */
export function AuthSlot() {
  const [SignedInUser, setSignedInUser] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!isFlagSet()) return;
      void import('./SignedInUser').then(
        (loaded) => setSignedInUser(() => loaded.SignedInUser),
        () => undefined,
      );
    };
    load();
    addEventListener('storage', load);
    return () => removeEventListener('storage', load);
  }, []);
  return SignedInUser && <SignedInUser />;
}
