import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useHeld } from '../buttons/useHeld';
import styles from './NumberField.module.css';

const FIRST_REPEAT_MS = 500;
const REPEAT_MS = 40;

interface SpinButtonProps {
  label: string;
  onStep(): void;
  isDisabled: boolean;
  children: ReactNode;
}

/** Steps once on press and repeatedly while held; the arrow keys of the field do the same. */
export function SpinButton({ label, onStep, isDisabled, children }: SpinButtonProps) {
  const { isHeld, heldProps } = useHeld(isDisabled);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isHeld) return;
    step();
    let timer = setTimeout(function repeat() {
      step();
      timer = setTimeout(repeat, REPEAT_MS);
    }, FIRST_REPEAT_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <button
      {...heldProps}
      type="button"
      tabIndex={-1}
      className={styles.spin}
      aria-label={label}
      disabled={isDisabled}
      // Keeps focus, and on a phone the keyboard, as they are.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        const isPressedByScript = detail === 0;
        if (isPressedByScript) onStep();
      }}
    >
      {children}
    </button>
  );
}
