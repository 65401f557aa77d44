import type { ReactNode } from 'react';
import { CellText } from './CellText';
import styles from './SortableTable.module.css';
import type { Column } from './tableColumn';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Rendered after the cells of the columns. */
  children?: ReactNode;
}

export function TableRow<Row>({ row, columns, children }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map(({ id, title, value, show, lang, isName, className }) => {
        const content = show ? show(row) : <CellText lang={lang}>{value(row)}</CellText>;
        return isName ? (
          <th key={id} scope="row" className={`${styles.name} ${className ?? ''}`}>
            {content}
          </th>
        ) : (
          <td key={id} className={className} data-label={title}>
            {content}
          </td>
        );
      })}
      {children}
    </tr>
  );
}
