import { useEffect, useRef, useState } from 'react';
import { LoadedPart } from '../ui/LoadedPart';
import { followLink, isPulling, isTyping, swipeOf, type Point } from './shortcutRules';

const loadDialog = async () => (await import('./ShortcutDialog')).ShortcutDialog;

export interface ShortcutListenerProps {
  /** Keys and touches from before this code was loaded; emptied here. */
  early: Event[];
}

/**
 * Arrows and swipes go to the previous and next page, `/` to the search box, `?` to the shortcuts.
 */
export function ShortcutListener({ early }: ShortcutListenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // The element that gets focus back.
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (defaultPrevented || hasModifier || isTyping(target)) return;
      if (key === '?') {
        trigger.current = document.activeElement as HTMLButtonElement;
        setOpen(true);
        setOpened(true);
      } else if (key === '/') {
        document.querySelector<HTMLElement>('[role=search] [role=combobox]')?.focus();
      } else if (event.shiftKey || !followLink(key)) return;
      event.preventDefault();
    };
    let begin: Point | undefined;
    const touch = ({ touches, target, timeStamp }: TouchEvent) => {
      const [point] = touches;
      begin =
        point && touches.length === 1 && !isPulling(target)
          ? { x: point.clientX, y: point.clientY, time: timeStamp }
          : undefined;
    };
    const lift = ({ changedTouches: [point], timeStamp }: TouchEvent) => {
      if (!begin || !point || getSelection()?.type === 'Range') return;
      const key = swipeOf(begin, { x: point.clientX, y: point.clientY, time: timeStamp });
      if (key) followLink(key);
      begin = undefined;
    };
    const answer = (event: Event) => {
      if (event.type === 'touchstart') touch(event as TouchEvent);
      else if (event.type === 'touchend') lift(event as TouchEvent);
      else press(event as KeyboardEvent);
    };
    early.splice(0).forEach(answer);
    addEventListener('keydown', press);
    addEventListener('touchstart', touch, { passive: true });
    addEventListener('touchend', lift, { passive: true });
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('touchstart', touch);
      removeEventListener('touchend', lift);
    };
  }, [early]);
  const close = () => setOpen(false);
  return (
    <LoadedPart
      load={loadDialog}
      isShown={wasOpened}
      props={{ isOpen, onClose: close, trigger }}
      onError={close}
    />
  );
}
