import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { RemoveIcon } from '../fields/icons';
import styles from './SortableChips.module.css';

export interface ChipText {
  label: string;
  lang?: string | undefined;
  /** What is said of it when something is wrong with it. */
  wrong?: string | undefined;
}

interface ChipProps {
  chip: ChipText;
  /** Whether Tab leads here. */
  isCurrent: boolean;
  /** How far it was drawn from its place. */
  drawn: { x: number; y: number } | undefined;
  describedBy: string;
  onPress(event: PointerEvent): void;
  onFocus(): void;
  onBlur(): void;
  onEdit(): void;
  onRemove(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function Chip(props: ChipProps) {
  const { chip, isCurrent, drawn, describedBy, onPress, onFocus, onEdit, onRemove } = props;
  const t = useFieldTexts();
  const place = drawn && ({ translate: `${drawn.x}px ${drawn.y}px` } satisfies CSSProperties);
  return (
    <span
      className={styles.chip}
      style={place}
      data-drawn={drawn && true}
      data-wrong={chip.wrong && true}
    >
      <button
        type="button"
        className={styles.name}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={chip.wrong}
        aria-describedby={describedBy}
        onPointerDown={onPress}
        onFocus={onFocus}
        onBlur={props.onBlur}
        // Not every browser gives focus to what is pressed.
        onClick={({ currentTarget }) => currentTarget.focus()}
        onDoubleClick={onEdit}
        onKeyDown={props.onKeyDown}
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
  );
}
