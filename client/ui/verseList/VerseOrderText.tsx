import { useState, type ComponentProps } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import styles from './VerseListField.module.css';

interface VerseOrderTextProps {
  /** Attributes that the label and the messages of the field need. */
  control: ComponentProps<'textarea'>;
  items: readonly string[];
  /** Called when the text loses focus. */
  onChange(text: string): void;
  /** Returns to the list. */
  onDone(): void;
}

/** A list of verses as one text, for typing their order. */
export function VerseOrderText({ control, items, onChange, onDone }: VerseOrderTextProps) {
  const t = useFieldTexts();
  const [text, setText] = useState(() => items.join(', '));
  const [taken, setTaken] = useState(text);
  const take = () => {
    if (text === taken) return;
    setTaken(text);
    onChange(text);
  };
  return (
    <>
      <textarea
        {...control}
        ref={focusEnd}
        className={styles.text}
        autoComplete="off"
        spellCheck={false}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
      />
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {t('verses.count', { count: items.length })}
        </p>
        <button
          type="button"
          className={styles.order}
          onClick={() => {
            take();
            onDone();
          }}
        >
          {t('verses.asList')}
        </button>
      </div>
    </>
  );
}

function focusEnd(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
