import { useEffect, useState, type MouseEvent, type PointerEvent } from 'react';

/**
 * Whether a button is held down by the primary button of a pointer or by a finger. It is released
 * when the pointer leaves it, when it loses focus, and when the page is left.
 */
export function useHeld(isDisabled: boolean) {
  const [isHeld, setHeld] = useState(false);
  if (isHeld && isDisabled) setHeld(false);

  const release = () => setHeld(false);
  useEffect(() => {
    if (!isHeld) return;
    const leave = () => setHeld(false);
    window.addEventListener('blur', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isHeld]);

  return {
    isHeld,
    setHeld,
    heldProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        // The button captures a finger, so without this the finger would never leave it.
        const { currentTarget: button, pointerId } = event;
        if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId);
        setHeld(true);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onBlur: release,
      onContextMenu(event: MouseEvent) {
        if (isHeld) event.preventDefault();
      },
    },
  };
}
