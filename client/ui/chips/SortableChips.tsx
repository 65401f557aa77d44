import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFieldTexts } from '../../i18n/fields';
import { Chip, type ChipText } from './Chip';
import { ChipInput } from './ChipInput';
import { ChipTools } from './ChipTools';
import { DragSorting } from './DragSorting';
import styles from './SortableChips.module.css';

interface SortableChipsProps {
  /** Accessible name of the list. */
  label: string;
  chips: readonly ChipText[];
  /** A text that is about to become a chip; its space is reserved, so that nothing moves then. */
  pending?: string;
  /** The number of chips in words, if nothing else announces it. */
  count?: string;
  /** @param to index of the chip after the move */
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  /** If undefined, chips cannot be edited. */
  onEdit?: (index: number, text: string) => void;
  /** Gets focus when the last chip is removed. */
  after: RefObject<HTMLElement | null>;
}

/** Chips that are reordered by dragging, by keys and by buttons. */
export function SortableChips(props: SortableChipsProps) {
  const { label, chips, pending, count, onMove, onRemove, onEdit, after } = props;
  const t = useFieldTexts();
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState(0);
  const [hasFocus, setFocused] = useState(false);
  const [editing, setEditing] = useState<number>();
  const [said, setSaid] = useState('');

  const current = Math.min(visited, chips.length - 1);
  const focus = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>('button')?.focus();
  const nameOf = (index: number) => chips[index]?.label ?? '';

  const move = (from: number, to: number) => {
    if (to < 0 || to >= chips.length) return;
    onMove(from, to);
    setSaid(t('chips.moved', { name: nameOf(from), position: to + 1, count: chips.length }));
    focus(to);
  };

  const remove = (index: number) => {
    onRemove(index);
    setSaid(t('chips.removed', { name: nameOf(index) }));
    if (chips.length > 1) focus(index === chips.length - 1 ? index - 1 : index);
    else after.current?.focus();
  };
  const edit = (index: number) => {
    if (onEdit) setEditing(index);
  };
  const finishEdit = (index: number, text: string | undefined, isByKey: boolean) => {
    flushSync(() => {
      if (text !== undefined) onEdit?.(index, text);
      setEditing(undefined);
    });
    if (isByKey) focus(index);
  };
  const pressKey = (index: number, event: KeyboardEvent) => {
    const { key, altKey } = event;
    const last = chips.length - 1;
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (by && altKey) move(index, index + by);
    else if (by) focus(index + by);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(last);
    else if (key === 'Delete' || key === 'Backspace') remove(index);
    else if (key === 'Enter' || key === 'F2') edit(index);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <DragSorting
        count={chips.length}
        keys={t(onEdit ? 'chips.editKeys' : 'chips.keys')}
        onMove={move}
      >
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
        <ul ref={list} role="list" className={styles.chips} aria-label={label}>
          {chips.map((chip, index) =>
            editing === index ? (
              <li key={index}>
                <ChipInput
                  text={chip.label}
                  onDone={(text, isByKey) => finishEdit(index, text, isByKey)}
                />
              </li>
            ) : (
              <Chip
                key={index}
                index={index}
                chip={chip}
                isCurrent={index === current}
                onFocus={() => {
                  setVisited(index);
                  setFocused(true);
                }}
                onBlur={() => setFocused(false)}
                onEdit={() => edit(index)}
                onRemove={() => remove(index)}
                onKeyDown={(event) => pressKey(index, event)}
              />
            ),
          )}
          {pending && (
            <li aria-hidden="true" className={styles.pending}>
              <span className={styles.chip}>
                <span className={styles.name}>{pending}</span>
              </span>
            </li>
          )}
        </ul>
      </DragSorting>
      <div className={styles.tools} hidden={count === undefined && chips.length < 2}>
        <p role="status" className={styles.count}>
          {count}
        </p>
        <ChipTools
          index={hasFocus && editing === undefined && current >= 0 ? current : undefined}
          count={chips.length}
          onMove={move}
          onEdit={onEdit && edit}
        />
      </div>
      <span role="status" className="visuallyHidden">
        {said}
      </span>
    </div>
  );
}
