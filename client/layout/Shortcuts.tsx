import { useEffect, useState, type ComponentType } from 'react';
import type { ShortcutListenerProps } from './ShortcutListener';

/** Keys and swipes for the whole site. Their code comes with the first key or touch, and gets those before it. */
export function Shortcuts() {
  const [loaded, setLoaded] = useState<{ Listener: ComponentType<ShortcutListenerProps> }>();
  const [pressed] = useState<KeyboardEvent[]>([]);
  useEffect(() => {
    if (loaded) return;
    const load = (event: Event) => {
      if (event instanceof KeyboardEvent) pressed.push(event);
      import('./ShortcutListener').then(
        ({ ShortcutListener: Listener }) => setLoaded({ Listener }),
        () => {
          // The next key or touch tries again.
        },
      );
    };
    addEventListener('keydown', load);
    addEventListener('touchstart', load, { passive: true });
    return () => {
      removeEventListener('keydown', load);
      removeEventListener('touchstart', load);
    };
  }, [loaded, pressed]);
  return loaded && <loaded.Listener pressed={pressed} />;
}
