import { useState, type ComponentProps } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import styles from './VerseListField.module.css';

interface VerseOrderTextProps {
  /** Attributes that the label and the messages of the field need. */
  control: ComponentProps<'textarea'>;
  items: readonly string[];
  /** Called when the text loses focus; returns the list that it stands for. */
  onChange(text: string): readonly string[];
  /** Returns to the list. */
  onDone(): void;
}

/** A list of verses as one text, for typing their order. */
export function VerseOrderText({ control, items, onChange, onDone }: VerseOrderTextProps) {
  const t = useFieldTexts();
  const [text, setText] = useState(() => items.join(', '));
  /** The text that was read last, and the list that it stands for. */
  const [taken, setTaken] = useState({ text, items });
  if (items.join() !== taken.items.join()) {
    // The list was changed elsewhere: the old text would take out what was added there.
    setText(items.join(', '));
    setTaken({ text: items.join(', '), items });
  }
  const take = () => {
    if (text !== taken.text) setTaken({ text, items: onChange(text) });
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
