import { useEffect, useState, type ComponentType } from 'react';
import type { ShortcutListenerProps } from './ShortcutListener';

/**
 * Shortcuts of the site. The first key or touch loads their code, which then handles it as well.
 */
export function Shortcuts() {
  const [loaded, setLoaded] = useState<{ Listener: ComponentType<ShortcutListenerProps> }>();
  const [early] = useState<Event[]>([]);
  useEffect(() => {
    if (loaded) return;
    const load = (event: Event) => {
      early.push(event);
      import('./ShortcutListener').then(
        ({ ShortcutListener: Listener }) => setLoaded({ Listener }),
        () => {
          // The next key or touch tries again.
        },
      );
    };
    EARLY.forEach((type) => addEventListener(type, load, { passive: true }));
    return () => EARLY.forEach((type) => removeEventListener(type, load));
  }, [loaded, early]);
  return loaded && <loaded.Listener early={early} />;
}

const EARLY = ['keydown', 'touchstart', 'touchend'];
