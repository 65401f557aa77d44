import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  title: string;
  /** What rows are sorted by; it is shown too, unless `show` shows something else. */
  value(row: Row): string | number;
  show?(row: Row): ReactNode;
  /** BCP 47 tag of the texts; undefined for numbers. */
  lang?: string;
  /** Its cells name their rows. */
  isName?: boolean;
  className?: string | undefined;
}
