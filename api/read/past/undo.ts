/** Earlier states of rows, by undoing the changes that were logged since. */

export type JsonRow = Readonly<Record<string, unknown>>;

/** A change of one row, as the log has it. */
export interface LoggedChange {
  operation: 'created' | 'updated' | 'deleted';
  /** The earlier values of an updated row, or the whole deleted row; null for a created one. */
  before: JsonRow | null;
}

/**
 * The row before changes of it.
 * @param row the row after them; undefined if it does not exist
 * @param changes the latest first
 * @returns undefined if it did not exist
 */
export const undone = (
  row: JsonRow | undefined,
  changes: readonly LoggedChange[],
): JsonRow | undefined =>
  changes.reduce<JsonRow | undefined>((later, { operation, before }) => {
    if (operation === 'created') return undefined;
    return operation === 'deleted' ? (before ?? undefined) : { ...later, ...before };
  }, row);
