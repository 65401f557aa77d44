import { useEffect, useState, type ComponentType } from 'react';
import { isFlagSet } from './signedIn';

/** The place of the signed-in user. Its code and that of sessions is loaded only with a session. */
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
