import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  title: string;
  /** The value to sort by, which is also shown unless `show` is given. */
  value(row: Row): string | number;
  show?(row: Row): ReactNode;
  /** BCP 47 tag of the texts; undefined for numbers. */
  lang?: string;
  /** Whether its cells are the headers of their rows. */
  isName?: boolean;
  /** Whether narrow screens show its cells beside the name of a closed row. */
  isBrief?: boolean;
  className?: string | undefined;
}
