import { Suspense, useRef, useState, type ReactNode } from 'react';
import { CutTextTooltip } from '../tooltips/CutTextTooltip';
import { pressed, sortRows } from './sortRows';
import styles from './SortableTable.module.css';
import { SortHeader } from './SortHeader';
import type { Column } from './tableColumn';
import { TableRow } from './TableRow';

export interface SortableTableProps<Row> {
  label: string;
  /** Rows are given in the order of the first column. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** On narrow screens every row becomes a card; without it the table scrolls sideways. */
  hasCards?: boolean;
}

interface TableParts<Row> {
  /** Class of the box. */
  className?: string | undefined;
  /** Rendered after the headers of the columns. */
  lastHeader?: ReactNode;
  /** Defaults to a row of texts. */
  renderRow?(row: Row): ReactNode;
}

/** A table in a scrolling box, with fixed headers that sort it. */
export function SortableTable<Row>(props: SortableTableProps<Row> & TableParts<Row>) {
  const { label, columns, rows, idOf, hasCards = false, className = '', lastHeader } = props;
  const { renderRow = (row: Row) => <TableRow row={row} columns={columns} /> } = props;
  const [first] = columns;
  const [order, setOrder] = useState({ by: first.id, isDescending: false });
  const box = useRef<HTMLDivElement>(null);
  const sorted = columns.find(({ id }) => id === order.by) ?? first;
  return (
    <>
      <div
        ref={box}
        className={`${styles.box} ${className}`}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus lets keys scroll it
        tabIndex={0}
      >
        <table className={hasCards ? `${styles.table} ${styles.cards}` : styles.table}>
          <thead>
            <tr>
              {columns.map(({ id, title, isName, className }) => (
                <SortHeader
                  key={id}
                  title={title}
                  className={[isName && styles.name, className].filter(Boolean).join(' ')}
                  isDescending={id === sorted.id ? order.isDescending : undefined}
                  onPress={() => setOrder((current) => pressed(current, id))}
                />
              ))}
              {lastHeader}
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, sorted, order.isDescending).map((row) => (
              // Lets React hydrate row by row, with other work in between.
              <Suspense key={idOf(row)}>{renderRow(row)}</Suspense>
            ))}
          </tbody>
        </table>
      </div>
      <CutTextTooltip box={box} />
    </>
  );
}

/** Renders the table for readers. */
export const renderSortable = <Row,>(table: SortableTableProps<Row>) => (
  <SortableTable {...table} />
);
