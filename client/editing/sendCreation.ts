import type { ToastAction } from '../ui/toasts/toast';
import type { Outcome, Saved } from './outcome';

/** A row that this request or an earlier one with the same client key has created. */
interface Created<Row> {
  row: Row;
  version: number;
  isRepeated: boolean;
  /** An action that the toast offers. */
  action?: ToastAction;
}

export interface CreationSteps<Values, Row> {
  create(values: Values, clientKey: string): Promise<Created<Row> | Outcome<Values>>;
  update(row: Row, values: Values, expectedVersion: number): Promise<Outcome<Values>>;
  read(row: Row): Promise<Saved<Values> | undefined> | Saved<Values>;
}

/**
 * Makes the `send` of a form for a new row. If an earlier attempt without an answer has created the row, the values
 * are saved as a change of it, so that nothing that was typed since then is lost.
 */
export const sendCreation =
  <Values, Row>({ create, update, read }: CreationSteps<Values, Row>) =>
  async (
    values: Values,
    expectedVersion: number | null,
    clientKey: string,
  ): Promise<Outcome<Values>> => {
    const created = await create(values, clientKey);
    if ('kind' in created) return created;
    const { row, version, isRepeated, action } = created;
    const saved: Outcome<Values> = { kind: 'saved', ...(action && { action }) };
    if (!isRepeated) return saved;
    if (expectedVersion === null && version > 1) {
      const theirs = await read(row);
      return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
    }
    const outcome = await update(row, values, expectedVersion ?? version);
    return outcome.kind === 'saved' ? saved : outcome;
  };
