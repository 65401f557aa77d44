import type { ReactNode } from 'react';
import styles from './SortableTable.module.css';
import type { Column } from './tableColumn';

/** What a table decides about each of its rows. */
export interface RowState {
  /** Whether the filter leaves the row out. */
  isHidden: boolean;
  /** Whether a narrow screen shows all cells of the row, or only its name and the brief ones. */
  isOpen: boolean;
  onToggle(): void;
  /** Id of the row in its table. */
  id: string;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  state: RowState;
  /** Rendered after the cells of the columns. */
  children?: ReactNode;
}

/** A row, which is a card that opens and closes on a narrow screen; the roles outlive that layout. */
export function TableRow<Row>({ row, columns, state, children }: TableRowProps<Row>) {
  const { id: rowId, isHidden, isOpen, onToggle } = state;
  return (
    <tr role="row" className={isOpen ? styles.open : undefined} hidden={isHidden}>
      {columns.map(({ id, title, value, show, lang, isName, brief, className }) => {
        const classes = [
          isName && styles.name,
          brief && `${styles.brief} ${styles[brief]}`,
          !show && lang === 'ar' && styles.arabic,
          className,
        ];
        const cell = {
          className: classes.filter(Boolean).join(' ') || undefined,
          ...(!show && lang && { lang, ...(lang === 'ar' && { dir: 'rtl' }) }),
        };
        const content = show ? show(row) : value(row);
        return isName ? (
          <th key={id} role="rowheader" scope="row" {...cell}>
            {content}
            <button
              type="button"
              data-row={rowId}
              className={styles.toggle}
              aria-label={String(value(row))}
              lang={lang}
              aria-expanded={isOpen}
              onClick={onToggle}
            />
          </th>
        ) : (
          <td key={id} role="cell" data-label={title} {...cell}>
            {content}
          </td>
        );
      })}
      {children}
    </tr>
  );
}
