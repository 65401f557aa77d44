import { memo, Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { CellTooltip } from '../tooltips/CellTooltip';
import { foundBy } from './filterRows';
import { pressed, sortRows } from './sortRows';
import styles from './SortableTable.module.css';
import { SortHeader } from './SortHeader';
import type { Column } from './tableColumn';
import { TableRow, type RowState } from './TableRow';
import { TableTools } from './TableTools';
import { useJump } from './useJump';
import { useShowOpened } from './useShowOpened';

/** Fewer rows need no filter, or no letters to jump by. */
const LONG = { filter: 10, letters: 30 };

export interface SortableTableProps<Row> {
  label: string;
  /** Rows are given in the order of the first column. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** The texts that a long table is filtered by. */
  textsOf?(row: Row): readonly string[];
  /** The letter under which a reader looks for a row by its name. */
  letterOf?(row: Row): string;
  /** Id of the row that is open at first. */
  opened?: string | undefined;
  /** Called with the id of a row that was opened, and with undefined when it was closed. */
  onOpen?(id: string | undefined): void;
  /**
   * Class that sets the property --columns to the tracks of a grid. The rows outside the box then cost nothing,
   * so that long tables are sorted quickly.
   */
  layout?: string | undefined;
}

interface TableParts<Row> {
  /** Class of the box. */
  className?: string | undefined;
  /** Rendered after the headers of the columns. */
  lastHeader?: ReactNode;
  /** Defaults to a row of texts. */
  renderRow?:
    ((row: Row, columns: readonly Column<Row>[], state: RowState) => ReactNode) | undefined;
}

/**
 * A table in a scrolling box, with fixed headers that sort it. On narrow screens it is a list in the page,
 * whose rows open.
 */
export function SortableTable<Row>(props: SortableTableProps<Row> & TableParts<Row>) {
  const { label, columns, rows, idOf, textsOf, letterOf, opened, onOpen } = props;
  const { layout, className = '', lastHeader, renderRow } = props;
  const [first] = columns;
  const [order, setOrder] = useState({ by: first.id, isDescending: false });
  const [filter, setFilter] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const sorted = columns.find(({ id }) => id === order.by) ?? first;
  const found = useFound(rows, useDeferredValue(filter), textsOf);
  const inOrder = sortRows(rows, sorted, order.isDescending);
  const jump = useJump(box);
  useShowOpened(box, opened);
  const jumpTo = (letter: string) => {
    const byName = columns.find(({ isName }) => isName) ?? first;
    const target = sortRows(rows, byName, false).find((row) => letterOf?.(row) === letter);
    setFilter('');
    setOrder({ by: byName.id, isDescending: false });
    if (target) jump(idOf(target));
  };
  return (
    <>
      <TableTools
        label={label}
        filter={
          textsOf && rows.length > LONG.filter ? { text: filter, onChange: setFilter } : undefined
        }
        found={found.size}
        columns={columns}
        order={order}
        onOrder={setOrder}
        letters={letterOf && rows.length > LONG.letters ? rows.map(letterOf) : []}
        onLetter={jumpTo}
      />
      <div
        ref={box}
        className={`${styles.box} ${className}`}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus lets keys scroll it
        tabIndex={0}
      >
        <table
          role="table"
          className={layout ? `${styles.table} ${styles.grid} ${layout}` : styles.table}
        >
          <thead role="rowgroup">
            <tr role="row">
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
          <tbody role="rowgroup">
            {inOrder.map((row) => (
              // Lets React hydrate row by row, with other work in between.
              <Suspense key={idOf(row)}>
                <MemoRow
                  row={row}
                  id={idOf(row)}
                  columns={columns as readonly Column<unknown>[]}
                  isHidden={!found.has(row)}
                  isOpenAtFirst={idOf(row) === opened}
                  onOpen={onOpen}
                  render={renderRow as RowProps['render']}
                />
              </Suspense>
            ))}
          </tbody>
        </table>
      </div>
      <CellTooltip box={box} />
    </>
  );
}

function useFound<Row>(
  rows: readonly Row[],
  text: string,
  textsOf: SortableTableProps<Row>['textsOf'],
): ReadonlySet<Row> {
  return new Set(textsOf && text ? rows.filter((row) => foundBy(text, textsOf(row))) : rows);
}

interface RowProps {
  row: unknown;
  id: string;
  columns: readonly Column<unknown>[];
  isHidden: boolean;
  isOpenAtFirst: boolean;
  onOpen?: ((id: string | undefined) => void) | undefined;
  render: TableParts<unknown>['renderRow'];
}

/** A row that isn't rendered again when the rows are sorted or filtered. */
const MemoRow = memo(function MemoRow(props: RowProps) {
  const { row, id, columns, isHidden, isOpenAtFirst, onOpen, render } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const state = {
    id,
    isHidden,
    isOpen,
    onToggle() {
      setOpen(!isOpen);
      onOpen?.(isOpen ? undefined : id);
    },
  };
  return render ? (
    render(row, columns, state)
  ) : (
    <TableRow row={row} columns={columns} state={state} />
  );
});

/** Renders the table for readers. */
export const renderSortable = <Row,>(table: SortableTableProps<Row>) => (
  <SortableTable {...table} />
);
