import { useEffect, useEffectEvent, useRef } from 'react';
import { useTableTexts } from '../../i18n/table';
import { Select } from '../fields/Select';
import type { RowOrder } from './sortRows';
import styles from './TableTools.module.css';

interface TableToolsProps {
  /** The name of the table. */
  label: string;
  /** Undefined for a short table. */
  filter: { text: string; onChange(text: string): void } | undefined;
  /** How many rows the filter leaves. */
  found: number;
  columns: readonly { id: string; title: string }[];
  order: RowOrder;
  onOrder(order: RowOrder): void;
  /** The capital letters of the rows, in any order. */
  letters: readonly string[];
  onLetter(letter: string): void;
}

/** The Turkish alphabet with the English letters that it lacks in their places: the order of both languages. */
const ALPHABET = 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ';

const byAlphabet = (one: string, other: string) => ALPHABET.indexOf(one) - ALPHABET.indexOf(other);

/** The filter of a long table, and what replaces its headers on a narrow screen: order and letters. */
export function TableTools(props: TableToolsProps) {
  const { label, filter, found, columns, order, onOrder, letters, onLetter } = props;
  const t = useTableTexts();
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) filter?.onChange(input.current.value);
  });
  // What was written before the page had its script.
  useEffect(() => takeOver(), []);
  const isFiltered = filter !== undefined && filter.text.trim() !== '';
  return (
    <div role="group" aria-label={t('tools', { label })} className={styles.tools}>
      <div className={styles.fields}>
        {filter && (
          <input
            ref={input}
            type="search"
            className={styles.filter}
            aria-label={t('filter')}
            placeholder={t('filter')}
            autoComplete="off"
            value={filter.text}
            onChange={({ target }) => filter.onChange(target.value)}
          />
        )}
        <div className={styles.order}>
          <Select
            aria-label={t('order')}
            value={order.by}
            options={columns.map(({ id, title }, place) => ({
              value: id,
              label: place === 0 ? t('orderOfTable') : t('orderBy', { column: title }),
            }))}
            onChange={({ target }) => onOrder({ by: target.value, isDescending: false })}
          />
        </div>
      </div>
      {letters.length > 0 && !isFiltered && (
        <div role="group" aria-label={t('letters')} className={styles.letters}>
          {[...new Set(letters)].sort(byAlphabet).map((letter) => (
            <button
              key={letter}
              type="button"
              className={styles.letter}
              onClick={() => onLetter(letter)}
            >
              {letter}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.found}>
        {isFiltered && t('found', { count: found })}
      </p>
    </div>
  );
}
