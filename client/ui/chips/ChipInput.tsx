import { useRef, useState } from 'react';
import styles from './SortableChips.module.css';

interface ChipInputProps {
  text: string;
  /** What was typed, or undefined when it is left as it was; by key the chip is to have focus. */
  onDone(text: string | undefined, isByKey: boolean): void;
}

/** Stands in place of a chip while its text is corrected. */
export function ChipInput({ text: before, onDone }: ChipInputProps) {
  const [text, setText] = useState(before);
  const isDone = useRef(false);
  const finish = (result: string | undefined, isByKey: boolean) => {
    // Taking away what has focus counts as leaving it.
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
