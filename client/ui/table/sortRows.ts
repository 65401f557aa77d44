/** The column and direction that rows are sorted by. */
export interface RowOrder {
  /** Id of the column. */
  by: string;
  isDescending: boolean;
}

interface Sorted<Row> {
  value(row: Row): string | number;
  sortBy?(row: Row): string | number;
  /** BCP 47 tag of the language whose alphabet orders the texts. */
  lang?: string | undefined;
}

const collators = new Map<string | undefined, Intl.Collator>();

/** Made when texts are compared, as it takes long on a slow phone; numbers need none. */
function collatorOf(lang: string | undefined): Intl.Collator {
  const collator = collators.get(lang) ?? new Intl.Collator(lang, { numeric: true });
  collators.set(lang, collator);
  return collator;
}

/** A sorted copy; rows of equal values keep their order in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, sortBy = value, lang }: Sorted<Row>,
  isDescending: boolean,
): Row[] {
  const sign = isDescending ? -1 : 1;
  // Each value is read once, not in each comparison.
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort(({ key: a }, { key: b }) => {
    const isNumeric = typeof a === 'number' && typeof b === 'number';
    return sign * (isNumeric ? a - b : collatorOf(lang).compare(String(a), String(b)));
  });
  return keyed.map(({ row }) => row);
}

/** The order after the header of a column was pressed. */
export const pressed = (order: RowOrder, column: string): RowOrder => ({
  by: column,
  isDescending: order.by === column && !order.isDescending,
});
