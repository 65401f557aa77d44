import { memo, type KeyboardEvent } from 'react';
import { useDragItem } from '../chips/useDragItem';
import { RowInput } from './RowInput';
import { PlaceButton, RemoveButton, RowText } from './RowParts';
import styles from './VerseRow.module.css';
import type { VerseText } from './verseText';

/** What a row does by its index; the same functions in each render, so that other rows need not render. */
export interface RowActions {
  enter(index: number): void;
  leave(): void;
  pressKey(index: number, event: KeyboardEvent): void;
  remove(index: number): void;
  edit(index: number): void;
  finishEdit(index: number, text: string | undefined, isByKey: boolean): void;
  startPlacing(index: number): void;
  finishPlacing(index: number, text: string | undefined, isByKey: boolean): void;
}

interface VerseRowProps {
  /** Goes with the verse when it moves. */
  id: string;
  index: number;
  /** The key of a verse, or what was typed. */
  item: string;
  /** Undefined until it is loaded. */
  text: VerseText | undefined;
  /** Why the item is no verse. */
  wrong: string | undefined;
  note: string | undefined;
  /** Index of the first row with the same verse, if it is another one. */
  repeats: number | undefined;
  /** Whether the row is the tab stop. */
  isCurrent: boolean;
  edited: 'item' | 'place' | undefined;
  /** Accessible name of the input of the place. */
  placeLabel: string | undefined;
  actions: RowActions;
}

/** A draggable row with its place, and a mark where a row dragged over it would be dropped. */
export const VerseRow = memo(function VerseRow(props: VerseRowProps) {
  const {
    id,
    index,
    item,
    text,
    wrong,
    note,
    repeats,
    isCurrent,
    edited,
    placeLabel = '',
    actions,
  } = props;
  const { ref, listeners, describedBy, transform, isDragging, gap } = useDragItem(
    id,
    index,
    edited !== undefined,
  );
  const style = { translate: transform ? `0 ${transform.y}px` : undefined };
  return (
    <li
      ref={ref}
      className={styles.row}
      style={style}
      data-gap={gap}
      data-dragged={isDragging || undefined}
      data-takes-escape={isDragging || undefined}
    >
      {edited === 'place' ? (
        <RowInput
          label={placeLabel}
          text={String(index + 1)}
          isNumber
          onDone={(text, isByKey) => actions.finishPlacing(index, text, isByKey)}
        />
      ) : (
        <PlaceButton index={index} item={item} onPress={actions.startPlacing} />
      )}
      {edited === 'item' ? (
        <RowInput
          label={item}
          text={item}
          onDone={(text, isByKey) => actions.finishEdit(index, text, isByKey)}
        />
      ) : (
        <button
          type="button"
          data-item
          className={styles.verse}
          title={note}
          tabIndex={isCurrent ? 0 : -1}
          aria-describedby={describedBy}
          {...listeners}
          onFocus={() => actions.enter(index)}
          onBlur={actions.leave}
          // Not every browser focuses a clicked button.
          onClick={({ currentTarget }) => currentTarget.focus()}
          onDoubleClick={() => actions.edit(index)}
          onKeyDown={(event) => actions.pressKey(index, event)}
        >
          <RowText item={item} text={text} wrong={wrong} note={note} repeats={repeats} />
        </button>
      )}
      <RemoveButton index={index} item={item} onPress={actions.remove} />
    </li>
  );
});
