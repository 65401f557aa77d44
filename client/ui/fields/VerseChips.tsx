import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { SortableChips } from '../chips/SortableChips';
import { Field } from './Field';
import styles from './VerseChips.module.css';
import { hasSeparator, splitReferences, wrongReferences } from '../../../text/verseReferenceList';

interface VerseChipsProps {
  label: string;
  /** The name by which a form finds the input to focus it. */
  name?: string;
  value: readonly string[];
  onChange(references: string[]): void;
  error?: string | undefined;
  isRequired?: boolean;
  /** Maximum number of verses. */
  max: number;
}

/** An ordered list of verses as surah:verse. Malformed references stay marked until corrected. */
export function VerseChips(props: VerseChipsProps) {
  const { label, name, value, onChange, error, isRequired, max } = props;
  const t = useFieldTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  const wrong = wrongReferences(value);
  const ownError =
    (wrong[0] !== undefined && `${t('verses.format')} - ${wrong[0]}`) ||
    (value.length > max && t('verses.tooMany', { count: max }));

  const enter = (typed: string, rest = '') => {
    const references = splitReferences(typed);
    setText(rest);
    if (references.length) onChange([...value, ...references]);
  };
  const type = (typed: string) => {
    if (!hasSeparator(typed)) {
      setText(typed);
      return;
    }
    const [rest = ''] = /[^\s,;،؛]*$/.exec(typed) ?? [];
    enter(typed.slice(0, typed.length - rest.length), rest);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeparator(pasted)) return;
    // A single-line input would join the lines of the pasted text.
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    enter(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      setText(last);
      onChange(value.slice(0, -1));
    }
  };

  return (
    <Field label={label} isRequired={isRequired} hint={t('verses.hint')} error={ownError || error}>
      {(control) => (
        <div className={styles.box}>
          <SortableChips
            label={label}
            chips={value.map((reference) => ({
              label: reference,
              wrong: wrong.includes(reference) ? t('verses.wrong', { name: reference }) : undefined,
            }))}
            pending={text.trim()}
            count={t('verses.count', { count: value.length })}
            onMove={(from, to) => onChange(arrayMove([...value], from, to))}
            onRemove={(index) => onChange(value.toSpliced(index, 1))}
            onEdit={(index, edited) =>
              onChange(value.toSpliced(index, 1, ...splitReferences(edited)))
            }
            after={input}
          />
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            name={name}
            placeholder="2:5"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={pressKey}
            onPaste={paste}
            onBlur={() => enter(text)}
          />
        </div>
      )}
    </Field>
  );
}
