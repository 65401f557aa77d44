import type { KeyboardEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { RemoveIcon } from '../icons/fieldIcons';
import styles from './SortableChips.module.css';
import { useDragItem } from './useDragItem';

export interface ChipText {
  label: string;
  lang?: string | undefined;
}

interface ChipProps {
  index: number;
  chip: ChipText;
  /** Whether the chip is the tab stop. */
  isCurrent: boolean;
  onFocus(): void;
  onBlur(): void;
  onRemove(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A draggable chip, with a mark where a chip dragged over it would be dropped. */
export function Chip(props: ChipProps) {
  const { index, chip, isCurrent, onFocus, onBlur, onRemove, onKeyDown } = props;
  const t = useFieldTexts();
  const { ref, listeners, describedBy, transform, isDragging, gap } = useDragItem(
    String(index),
    index,
  );
  const style = { translate: transform ? `${transform.x}px ${transform.y}px` : undefined };
  return (
    <li
      ref={ref}
      style={style}
      data-gap={gap}
      data-dragged={isDragging || undefined}
      data-takes-escape={isDragging || undefined}
    >
      <span className={styles.chip}>
        <button
          type="button"
          data-item
          className={styles.name}
          tabIndex={isCurrent ? 0 : -1}
          aria-describedby={describedBy}
          {...listeners}
          onFocus={onFocus}
          onBlur={onBlur}
          // Not every browser focuses a clicked button.
          onClick={({ currentTarget }) => currentTarget.focus()}
          onKeyDown={onKeyDown}
        >
          <span lang={chip.lang} dir={chip.lang === 'ar' ? 'rtl' : undefined}>
            {chip.label}
          </span>
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
