export const FLAG = 'shouldAttemptAuthentication';

/** Whether someone signed in on this browser and has not signed out. False on the server. */
export function isFlagSet(): boolean {
  try {
    return FLAG in localStorage;
  } catch {
    return false;
  }
}
