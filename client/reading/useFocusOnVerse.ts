import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the verse that the address names. */
export function useFocusOnVerse() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const verse = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!verse) return;
    verse.tabIndex = -1;
    verse.focus({ preventScroll: true });
  }, [hash, key]);
}
