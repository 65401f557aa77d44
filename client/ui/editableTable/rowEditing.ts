import type { ReactNode } from 'react';

/** How the rows of a table are edited. */
export interface RowEditing<Row, Start> {
  /** By which the buttons of a row tell it from others. */
  nameOf(row: Row): string;
  /** What its form begins with; undefined for a row that is gone. */
  read(row: Row): Start | undefined | Promise<Start>;
  /** Stands in the place of the row until it is closed. */
  renderForm(row: Row, start: Start, onClose: () => void): ReactNode;
  /** Beside the pencil. */
  renderActions?(row: Row): ReactNode;
}
