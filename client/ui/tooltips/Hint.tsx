import { useId, type ReactNode } from 'react';
import styles from './Hint.module.css';

interface HintProps {
  text: string;
  /** What the hint is about: text, not a control of its own. */
  children: ReactNode;
}

/** A disabled control that says why, on hover, focus and tap, without any script. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  return (
    <span className={styles.hint}>
      <button type="button" className={styles.target} aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id} className={styles.text}>
        {text}
      </span>
    </span>
  );
}
