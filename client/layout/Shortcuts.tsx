import { useEffect, useState, type ComponentType } from 'react';
import type { ShortcutListenerProps } from './ShortcutListener';

/** Keys and swipes for the whole site. Their code comes with the first key or touch, which it gets. */
export function Shortcuts() {
  const [loaded, setLoaded] = useState<{ Listener: ComponentType<ShortcutListenerProps> }>();
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    const load = (event: Event) => {
      stop();
      if (event instanceof KeyboardEvent) setFirst(event);
      import('./ShortcutListener').then(
        ({ ShortcutListener: Listener }) => setLoaded({ Listener }),
        start,
      );
    };
    const start = () => {
      addEventListener('keydown', load);
      addEventListener('touchstart', load, { passive: true });
    };
    const stop = () => {
      removeEventListener('keydown', load);
      removeEventListener('touchstart', load);
    };
    start();
    return stop;
  }, []);
  return loaded && <loaded.Listener first={first} />;
}
