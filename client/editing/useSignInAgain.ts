import { useRef, useState } from 'react';

/** Asks the admin to sign in again in place, and waits until they have signed in or declined. */
export function useSignInAgain() {
  const [isAsked, setAsked] = useState(false);
  const resolve = useRef<(isSignedIn: boolean) => void>(undefined);
  return {
    isAsked,
    ask: () =>
      new Promise<boolean>((settle) => {
        resolve.current = settle;
        setAsked(true);
      }),
    answer(isSignedIn: boolean) {
      setAsked(false);
      resolve.current?.(isSignedIn);
      resolve.current = undefined;
    },
  };
}
