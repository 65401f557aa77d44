import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  title: string;
  /** The value that is shown unless `show` is given, and sorted by unless `sortBy` is. */
  value(row: Row): string | number;
  show?(row: Row): ReactNode;
  /** The value to sort by, if it is not the one above. */
  sortBy?(row: Row): string | number;
  /** BCP 47 tag of the texts; undefined for numbers. */
  lang?: string;
  /** Whether its cells are the headers of their rows. */
  isName?: boolean;
  /** Where narrow screens show its cells in a closed row: before its name, opposite it, or beneath it. */
  brief?: 'before' | 'opposite' | 'beneath' | undefined;
  className?: string | undefined;
}
