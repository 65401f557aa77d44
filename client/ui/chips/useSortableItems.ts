import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFieldTexts } from '../../i18n/fields';

interface SortableItems {
  list: RefObject<HTMLUListElement | null>;
  count: number;
  nameOf(index: number): string;
  /** @param to index of the item after the move */
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  /** If undefined, items cannot be edited. */
  onEdit?: ((index: number, text: string) => void) | undefined;
  /** Gets focus when the last item is removed. */
  after: RefObject<HTMLElement | null>;
}

/**
 * The keys, focus and announcements of a list whose items are one tab stop. The element of an item that has focus
 * is marked by `data-item`.
 */
export function useSortableItems(props: SortableItems) {
  const { list, count, nameOf, onMove, onRemove, onEdit, after } = props;
  const t = useFieldTexts();
  const [visited, setVisited] = useState(0);
  const [hasFocus, setFocused] = useState(false);
  const [editing, setEditing] = useState<number>();
  const [said, setSaid] = useState('');

  const current = Math.min(visited, count - 1);
  const focus = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>('[data-item]')?.focus();

  const move = (from: number, to: number, takesFocus = true) => {
    if (to < 0 || to >= count) return;
    if (to !== from) {
      // Items that move in the document lose focus.
      flushSync(() => onMove(from, to));
      setSaid(t('chips.moved', { name: nameOf(from), position: to + 1, count }));
    }
    if (!takesFocus) return;
    focus(to);
    // An item that kept its focus gets no event.
    setVisited(to);
  };
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    setSaid(t('chips.removed', { name: nameOf(index) }));
    if (count > 1) focus(Math.min(index, count - 2));
    else after.current?.focus();
  };
  const edit = (index: number) => {
    if (onEdit) setEditing(index);
  };

  return {
    /** Index of the item that is the tab stop; -1 without items. */
    current,
    /** Index of the item that has focus. */
    focused: hasFocus && editing === undefined && current >= 0 ? current : undefined,
    /** Index of the item whose text is edited. */
    editing,
    /** The last announcement. */
    said,
    say: setSaid,
    focus,
    move,
    remove,
    edit,
    finishEdit(index: number, text: string | undefined, isByKey: boolean) {
      flushSync(() => {
        if (text !== undefined) onEdit?.(index, text);
        setEditing(undefined);
      });
      if (isByKey) focus(index);
    },
    enter(index: number) {
      setVisited(index);
      setFocused(true);
    },
    leave: () => setFocused(false),
    pressKey(index: number, event: KeyboardEvent) {
      const { key, altKey } = event;
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
      if (by && altKey) move(index, index + by);
      else if (by) focus(index + by);
      else if (key === 'Home') focus(0);
      else if (key === 'End') focus(count - 1);
      else if (key === 'Delete' || key === 'Backspace') remove(index);
      else if (key === 'Enter' || key === 'F2') edit(index);
      else return;
      event.preventDefault();
    },
  };
}
