import { useRef, useState } from 'react';
import styles from './SortableChips.module.css';

interface ChipInputProps {
  text: string;
  /**
   * @param text undefined if the edit was canceled
   * @param isByKey whether the chip gets focus back
   */
  onDone(text: string | undefined, isByKey: boolean): void;
}

/** The input that replaces a chip while its text is edited. */
export function ChipInput({ text: before, onDone }: ChipInputProps) {
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
      aria-label={before}
      data-takes-escape
      autoComplete="off"
      enterKeyHint="done"
      size={Math.max(text.length, 6)}
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
