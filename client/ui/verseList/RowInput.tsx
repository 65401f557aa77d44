import { useRef, useState } from 'react';
import styles from './VerseRow.module.css';

interface RowInputProps {
  /** Accessible name. */
  label: string;
  text: string;
  isNumber?: boolean;
  /**
   * @param text undefined if the edit was canceled
   * @param isByKey whether the row gets focus back
   */
  onDone(text: string | undefined, isByKey: boolean): void;
}

/** The input that replaces the text or the place of a row while it is edited. */
export function RowInput({ label, text: before, isNumber = false, onDone }: RowInputProps) {
  const [text, setText] = useState(before);
  const isDone = useRef(false);
  const finish = (result: string | undefined, isByKey: boolean) => {
    // Unmounting the focused input fires blur too.
    if (isDone.current) return;
    isDone.current = true;
    onDone(result, isByKey);
  };
  return (
    <input
      ref={focusAll}
      className={styles.input}
      type="text"
      aria-label={label}
      data-takes-escape
      autoComplete="off"
      enterKeyHint="done"
      {...(isNumber && { inputMode: 'numeric' })}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => finish(text, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        finish(event.key === 'Enter' ? text : undefined, true);
      }}
    />
  );
}

function focusAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
