import { useRef, type RefObject } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { Chip, type ChipText } from './Chip';
import { ChipTools } from './ChipTools';
import { DragSorting } from './DragSorting';
import styles from './SortableChips.module.css';
import { useSortableItems } from './useSortableItems';

interface SortableChipsProps {
  /** Accessible name of the list. */
  label: string;
  chips: readonly ChipText[];
  /** @param to index of the chip after the move */
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  /** Gets focus when the last chip is removed. */
  after: RefObject<HTMLElement | null>;
}

/** Chips that are reordered by dragging, by keys and by buttons. */
export function SortableChips({ label, chips, onMove, onRemove, after }: SortableChipsProps) {
  const t = useFieldTexts();
  const nameOf = (index: number) => chips[index]?.label ?? '';
  const list = useRef<HTMLUListElement>(null);
  const items = useSortableItems({ list, count: chips.length, nameOf, onMove, onRemove, after });
  return (
    <div>
      <DragSorting count={chips.length} nameOf={nameOf} keys={t('chips.keys')} onMove={items.move}>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
        <ul ref={list} role="list" className={styles.chips} aria-label={label}>
          {chips.map((chip, index) => (
            <Chip
              key={index}
              index={index}
              chip={chip}
              isCurrent={index === items.current}
              onFocus={() => items.enter(index)}
              onBlur={items.leave}
              onRemove={() => items.remove(index)}
              onKeyDown={(event) => items.pressKey(index, event)}
            />
          ))}
        </ul>
      </DragSorting>
      <div className={styles.tools} hidden={chips.length < 2}>
        <ChipTools index={items.focused} count={chips.length} onMove={items.move} />
      </div>
      <span role="status" className="visuallyHidden">
        {items.said}
      </span>
    </div>
  );
}
