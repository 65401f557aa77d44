import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldTexts } from '../../i18n/fields';
import { Field } from '../fields/Field';
import { SortableVerses } from './SortableVerses';
import styles from './VerseListField.module.css';
import type { References } from '../../../text/references';
import { compareVerses, parseVerseKey } from '../../../text/verseReference';
import { hasSeparator, readVerseList, splitTyped } from '../../../text/verseReferenceList';
import { useItemProblem } from './useItemProblem';
import { VerseOrderText } from './VerseOrderText';
import type { VerseTexts } from './verseText';

interface VerseListFieldProps {
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
  /** The texts of the verses of the value. */
  texts: VerseTexts;
}

/** An ordered list of verses as surah:verse. What names no verse stays marked until corrected. */
export function VerseListField(props: VerseListFieldProps) {
  const { label, name, value, onChange, error, isRequired, max, references, noteOf, texts } = props;
  const t = useFieldTexts();
  const problemOf = useItemProblem(references, max);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const textButton = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const [isText, setIsText] = useState(false);
  const [sorted, setSorted] = useState<{ before: readonly string[]; after: readonly string[] }>();

  const problems = value.map(problemOf);
  const ownError =
    problems.find((problem) => problem !== undefined) ||
    (value.length > max && t('verses.tooMany', { count: max }));

  const read = (typed: string, others: number, before?: number) =>
    readVerseList(typed, references, max - others, { before });
  const showEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  const enter = (typed: string, rest = '') => {
    // A number alone continues the verse before it.
    const items = read(typed, value.length, parseVerseKey(value.at(-1) ?? '')?.surah);
    setText(rest);
    if (items.length === 0) return;
    onChange([...value, ...items]);
    requestAnimationFrame(showEnd);
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
  /** Takes a verse out of the list, the only way in which one leaves it. */
  const remove = (index: number, instead: string[] = []) =>
    onChange(value.toSpliced(index, 1, ...instead));
  const showAs = (form: 'list' | 'text') => {
    flushSync(() => setIsText(form === 'text'));
    if (form === 'list') (textButton.current ?? input.current)?.focus();
  };
  const readOrder = (order: string) => {
    const items = readVerseList(order, references, max);
    if (items.join() !== value.join()) onChange(items);
    return items;
  };
  const isSorted = value === sorted?.after;
  const sort = () => {
    const after = isSorted ? [...sorted.before] : value.toSorted(compareVerses);
    setSorted(isSorted ? undefined : { before: value, after });
    onChange(after);
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
      remove(value.length - 1);
    }
  };

  return (
    <Field
      label={label}
      isRequired={isRequired}
      hint={t(isText ? 'verses.textHint' : 'verses.hint')}
      error={ownError || error}
    >
      {(control) =>
        isText ? (
          <div className={styles.box}>
            <VerseOrderText
              control={{ ...control, name }}
              items={value}
              onChange={readOrder}
              onDone={() => showAs('list')}
            />
          </div>
        ) : (
          <div className={styles.box}>
            <SortableVerses
              label={label}
              items={value}
              problems={problems}
              noteOf={noteOf}
              texts={texts.of}
              list={list}
              onMove={(from, to) => onChange(arrayMove([...value], from, to))}
              onRemove={remove}
              onEdit={(index, edited) => remove(index, read(edited, value.length - 1))}
              after={input}
            >
              <p role="status" className={styles.count}>
                {t('verses.count', { count: value.length })}
              </p>
              {value.length > 1 && (
                <button type="button" className={styles.order} onClick={sort}>
                  {t(isSorted ? 'verses.earlierOrder' : 'verses.mushafOrder')}
                </button>
              )}
              {value.length > 1 && (
                <button
                  ref={textButton}
                  type="button"
                  className={styles.order}
                  onClick={() => showAs('text')}
                >
                  {t('verses.asText')}
                </button>
              )}
            </SortableVerses>
            {texts.hasFailed && (
              <p role="alert" className={styles.failure}>
                {t('verses.noTexts')}
                <button type="button" className={styles.order} onClick={texts.retry}>
                  {t('verses.retry')}
                </button>
              </p>
            )}
            <input
              {...control}
              ref={input}
              className={styles.input}
              type="text"
              name={name}
              title={t('verses.hint')}
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
        )
      }
    </Field>
  );
}
