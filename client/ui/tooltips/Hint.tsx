import { useId, type ReactNode } from 'react';
import styles from './Hint.module.css';

interface HintProps {
  text: string;
  /** The text that the hint is about; not a control. */
  children: ReactNode;
}

/** A disabled control that says why on hover, focus and tap; works without script. */
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
