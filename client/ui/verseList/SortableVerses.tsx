import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFieldTexts } from '../../i18n/fields';
import { ChipTools } from '../chips/ChipTools';
import { DragSorting } from '../chips/DragSorting';
import { useSortableItems } from '../chips/useSortableItems';
import styles from './SortableVerses.module.css';
import { useStable } from './useStable';
import { VerseRow, type RowActions } from './VerseRow';
import type { VerseText } from './verseText';

interface SortableVersesProps {
  /** Accessible name of the list. */
  label: string;
  /** Keys of verses, and what was typed and is none. */
  items: readonly string[];
  /** Why an item is no verse, by its index. */
  problems: readonly (string | undefined)[];
  /** Something to know about a verse before it is taken out; marked by a dot. */
  noteOf?: ((item: string) => string | undefined) | undefined;
  texts: ReadonlyMap<string, VerseText>;
  list: RefObject<HTMLUListElement | null>;
  /** @param to index of the item after the move */
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onEdit(index: number, text: string): void;
  /** Gets focus when the last item is removed. */
  after: RefObject<HTMLElement | null>;
  /** Rendered below the list, before its buttons. */
  children: ReactNode;
}

/** Rows of verses that are reordered by dragging, by keys, by buttons, and by typing their place. */
export function SortableVerses(props: SortableVersesProps) {
  const { label, items, problems, noteOf, texts, list, onMove, onRemove, onEdit, after, children } =
    props;
  const t = useFieldTexts();
  const count = items.length;
  const nameOf = (index: number) => items[index] ?? '';
  const rows = useSortableItems({
    list,
    count,
    nameOf,
    onMove,
    onRemove,
    onEdit,
    after,
  });
  const [placing, setPlacing] = useState<number>();

  const finishPlacing = (index: number, text: string | undefined, isByKey: boolean) => {
    flushSync(() => setPlacing(undefined));
    const place = Number.parseInt(text ?? '', 10);
    const to = Number.isNaN(place) ? index : Math.min(Math.max(place, 1), count) - 1;
    rows.move(index, to, isByKey);
  };
  const actions: RowActions = useStable({
    enter: rows.enter,
    leave: rows.leave,
    remove: rows.remove,
    edit: rows.edit,
    finishEdit: rows.finishEdit,
    startPlacing: setPlacing,
    finishPlacing,
    pressKey(index, event) {
      const { key, altKey, ctrlKey, metaKey } = event;
      // The digit goes into the input, where it replaces the place.
      if (/^[1-9]$/.test(key) && !altKey && !ctrlKey && !metaKey)
        flushSync(() => setPlacing(index));
      else rows.pressKey(index, event);
    },
  });
  const ids = useMemo(() => idsOf(items), [items]);
  const first = new Map(items.map((item, index) => [item, index] as const).toReversed());
  return (
    <div>
      <DragSorting count={count} nameOf={nameOf} keys={t('verses.keys')} onMove={rows.move}>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
        <ul ref={list} role="list" className={styles.rows} aria-label={label}>
          {items.map((item, index) => (
            <VerseRow
              key={ids[index]}
              id={ids[index] ?? ''}
              index={index}
              item={item}
              text={texts.get(item)}
              wrong={problems[index]}
              note={noteOf?.(item)}
              repeats={first.get(item) === index ? undefined : first.get(item)}
              isCurrent={index === rows.current}
              edited={placing === index ? 'place' : rows.editing === index ? 'item' : undefined}
              placeLabel={
                placing === index ? t('verses.placeOf', { name: item, count }) : undefined
              }
              actions={actions}
            />
          ))}
        </ul>
      </DragSorting>
      <div className={styles.tools}>
        {children}
        <div className={styles.ofRow}>
          <ChipTools
            index={placing === undefined ? rows.focused : undefined}
            count={count}
            onMove={rows.move}
            onEdit={rows.edit}
            isVertical
          />
        </div>
      </div>
      <span role="status" className="visuallyHidden">
        {rows.said}
      </span>
    </div>
  );
}

/** Ids that go with the verses when they move; those of a repeated verse differ by their order. */
function idsOf(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item) ?? 0) + 1;
    counts.set(item, count);
    return `${item} ${count}`;
  });
}
