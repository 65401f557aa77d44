import { FLAG } from './flag';

/** Tells this tab too: the browser tells the others. */
export function setFlag(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(FLAG, 'true');
    else localStorage.removeItem(FLAG);
  } catch {
    // Where nothing can be stored, signing in lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: FLAG }));
}

/** Calls back whenever the flag may have changed, in this tab or another. */
export function onFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
