import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { SortableChips } from '../chips/SortableChips';
import { Field } from './Field';
import styles from './VerseChips.module.css';
import type { References } from '../../../text/references';
import { parseVerseKey } from '../../../text/verseReference';
import { hasSeparator, readVerseList, splitTyped } from '../../../text/verseReferenceList';
import { useItemProblem } from './useItemProblem';

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
  /** Parses what is typed. */
  references: References;
  /** Something to know about a verse before it is taken out. */
  noteOf?(item: string): string | undefined;
}

/** An ordered list of verses as surah:verse. What names no verse stays marked until corrected. */
export function VerseChips(props: VerseChipsProps) {
  const { label, name, value, onChange, error, isRequired, max, references, noteOf } = props;
  const t = useFieldTexts();
  const problemOf = useItemProblem(references, max);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  const problems = value.map(problemOf);
  const ownError =
    problems.find((problem) => problem !== undefined) ||
    (value.length > max && t('verses.tooMany', { count: max }));

  const read = (typed: string, others: number, before?: number) =>
    readVerseList(typed, references, max - others, { before });
  const enter = (typed: string, rest = '') => {
    // A number alone continues the verse before it.
    const items = read(typed, value.length, parseVerseKey(value.at(-1) ?? '')?.surah);
    setText(rest);
    if (items.length) onChange([...value, ...items]);
  };
  const type = (typed: string) => {
    const { ended, rest } = splitTyped(typed, references);
    if (ended === '') setText(rest);
    else enter(ended, rest);
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
            chips={value.map((item, index) => ({
              label: item,
              wrong: problems[index],
              note: noteOf?.(item),
            }))}
            pending={text.trim()}
            count={t('verses.count', { count: value.length })}
            onMove={(from, to) => onChange(arrayMove([...value], from, to))}
            onRemove={(index) => onChange(value.toSpliced(index, 1))}
            onEdit={(index, edited) =>
              onChange(value.toSpliced(index, 1, ...read(edited, value.length - 1)))
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
