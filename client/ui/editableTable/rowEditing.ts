import type { ReactNode } from 'react';

/** How the rows of a table are edited. */
export interface RowEditing<Row, Start> {
  /** The name of a row, in the labels of its buttons. */
  nameOf(row: Row): string;
  /** Reads the initial values of the row's form; undefined if the row is gone. */
  read(row: Row): Start | undefined | Promise<Start>;
  /** Renders the form that replaces the row until it closes. */
  renderForm(row: Row, start: Start, onClose: () => void): ReactNode;
  /** Renders more buttons beside the edit button. */
  renderActions?(row: Row): ReactNode;
}
