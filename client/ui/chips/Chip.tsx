import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { RemoveIcon } from '../icons/fieldIcons';
import styles from './SortableChips.module.css';

export interface ChipText {
  label: string;
  lang?: string | undefined;
  /** Description of the chip's error. */
  wrong?: string | undefined;
  /** Something to know before the chip is removed; marked by a dot. */
  note?: string | undefined;
}

interface ChipProps {
  index: number;
  chip: ChipText;
  /** Whether the chip is the tab stop. */
  isCurrent: boolean;
  onFocus(): void;
  onBlur(): void;
  onEdit(): void;
  onRemove(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A draggable chip, with a mark where a chip dragged over it would be dropped. */
export function Chip(props: ChipProps) {
  const { index, chip, isCurrent, onFocus, onBlur, onEdit, onRemove, onKeyDown } = props;
  const t = useFieldTexts();
  const { setNodeRef, attributes, listeners, transform, isDragging, isOver, activeIndex } =
    useSortable({ id: String(index) });
  const style = { translate: transform ? `${transform.x}px ${transform.y}px` : undefined };
  const gap = isOver && !isDragging ? (activeIndex < index ? 'after' : 'before') : undefined;
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-gap={gap}
      data-dragged={isDragging || undefined}
      data-takes-escape={isDragging || undefined}
    >
      <span className={styles.chip} data-wrong={chip.wrong && true} title={chip.note}>
        <button
          type="button"
          className={styles.name}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={chip.wrong ?? (chip.note && `${chip.label}: ${chip.note}`)}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
          onFocus={onFocus}
          onBlur={onBlur}
          // Not every browser focuses a clicked button.
          onClick={({ currentTarget }) => currentTarget.focus()}
          onDoubleClick={onEdit}
          onKeyDown={onKeyDown}
        >
          <span lang={chip.lang} dir={chip.lang === 'ar' ? 'rtl' : undefined}>
            {chip.label}
          </span>
          {chip.note && <span className={styles.noted} />}
        </button>
        <button
          type="button"
          className={styles.remove}
          tabIndex={-1}
          aria-label={t('chips.remove', { name: chip.label })}
          onClick={onRemove}
        >
          <RemoveIcon />
        </button>
      </span>
    </li>
  );
}
