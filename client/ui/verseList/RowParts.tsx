/** Memoized parts of a row, because dragging renders all rows. */
import { memo } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { DragIcon, RemoveIcon } from '../icons/fieldIcons';
import styles from './VerseRow.module.css';
import type { VerseText } from './verseText';

interface RowButtonProps {
  index: number;
  item: string;
  onPress(index: number): void;
}

/** The number of the place, to press for typing another. */
export const PlaceButton = memo(function PlaceButton({ index, item, onPress }: RowButtonProps) {
  const t = useFieldTexts();
  const label = t('verses.moveTo', { name: item, position: index + 1 });
  return (
    <button
      type="button"
      className={styles.place}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => onPress(index)}
    >
      {index + 1}
    </button>
  );
});

export const RemoveButton = memo(function RemoveButton({ index, item, onPress }: RowButtonProps) {
  const t = useFieldTexts();
  return (
    <button
      type="button"
      className={styles.remove}
      tabIndex={-1}
      aria-label={t('chips.remove', { name: item })}
      onClick={() => onPress(index)}
    >
      <RemoveIcon />
    </button>
  );
});

interface RowTextProps {
  item: string;
  text: VerseText | undefined;
  wrong: string | undefined;
  note: string | undefined;
  repeats: number | undefined;
}

/** What a row shows of its verse, or why it is none. */
export const RowText = memo(function RowText({ item, text, wrong, note, repeats }: RowTextProps) {
  const t = useFieldTexts();
  return (
    <>
      <DragIcon />
      {wrong === undefined ? (
        <>
          <span className={styles.key}>
            {item}{' '}
            {note && (
              <span className={styles.noted}>
                <span className="visuallyHidden">{note}.</span>
              </span>
            )}
          </span>{' '}
          <span className={styles.translation}>
            {repeats !== undefined && (
              <span className={styles.repeats}>
                {t('verses.repeats', { position: repeats + 1 })}{' '}
              </span>
            )}
            {text?.translation}
          </span>{' '}
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {text?.arabic}
          </span>
        </>
      ) : (
        <span className={styles.wrong}>{wrong}</span>
      )}
    </>
  );
});
