/** Keyset pagination of lists that can grow, as Relay cursor connections. */
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { Fragment } from '../database/database';
import { badInput } from '../errors';

/** Maximum page size of a connection that declares no other. */
export const MAX_PAGE_SIZE = 100;
/** Page size if neither the caller nor the list sets one. */
export const DEFAULT_PAGE_SIZE = 20;

/** Digits of a number in a cursor that fit into any integer column. */
const MAX_DIGITS = 9;

/** Extensions of a connection with another default or maximum page size. */
export interface PageExtensions {
  pageSize?: number;
  maxPageSize?: number;
}

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** The meaning of `where` and `order`, for lists that are read without SQL. */
interface Window {
  after: number[] | undefined;
  before: number[] | undefined;
  limit: number;
  /** From the end of the list. */
  inverted: boolean;
}

/** A list ordered by integer columns whose combination is unique. */
interface List<Row> {
  /** SQL expressions, e.g. `p.number`. */
  columns: readonly string[];
  /** True if the highest values come first. */
  isDescending?: boolean;
  /** The values of these columns in a row. */
  placeOf(row: Row): number[];
  /** Maximum number of digits per column; 9 by default, which fit into any integer column. */
  digits?: readonly (number | undefined)[];
  /** SQL values of a place to compare the columns with, if they are not the numbers themselves. */
  valuesOf?(place: number[]): (number | Fragment)[];
  /** Reads rows: `where` is a condition on the columns, `order` the end of the statement. */
  read(where: Fragment, order: Fragment, window: Window): Promise<Row[]>;
  /** Counts the rows of the whole list: one row with `count`. */
  count(): Promise<{ count: number }[]>;
  /** Page size if the caller sets none. */
  defaultSize?: number;
  /** Maximum page size, if it is not that of all connections. */
  maxSize?: number | undefined;
}

/** @throws {GraphQLError} for invalid arguments of the connection */
export async function pageOf<Row extends object>(args: PageArguments, list: List<Row>) {
  const {
    columns,
    placeOf,
    read,
    count,
    isDescending = false,
    defaultSize = DEFAULT_PAGE_SIZE,
    maxSize = MAX_PAGE_SIZE,
  } = list;
  const valuesOf = (place: number[]) => list.valuesOf?.(place) ?? place;
  checkPage(args, maxSize);
  const { edges, pageInfo } = await resolveCursorConnection(
    { args, defaultSize, maxSize, toCursor: (row: Row) => cursorOf(placeOf(row)) },
    ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const low = after == null ? undefined : parseCursor(after, list);
      const high = before == null ? undefined : parseCursor(before, list);
      const [isAfter, isBefore] = isDescending ? (['<', '>'] as const) : (['>', '<'] as const);
      const where = both(
        low && comparison(columns, isAfter, valuesOf(low)),
        high && comparison(columns, isBefore, valuesOf(high)),
      );
      const direction = inverted === isDescending ? 'ASC' : 'DESC';
      const order = columns.map((name) => `${name} ${direction}`).join(', ');
      return read(where, new Fragment([`ORDER BY ${order} LIMIT `, ''], [limit]), {
        after: low,
        before: high,
        limit,
        inverted,
      });
    },
  );
  // Pothos would return the given cursor or an empty text.
  const none = edges.length === 0 ? { startCursor: null, endCursor: null } : {};
  return {
    edges,
    pageInfo: { ...pageInfo, ...none },
    totalCount: async () => (await count())[0]?.count ?? 0,
  };
}

interface RowsInMemory<Row> extends Pick<List<Row>, 'columns' | 'placeOf' | 'defaultSize'> {
  /** What a place is ordered by, if not by its numbers; undefined for one that is not in the list. */
  orderOf?(place: number[]): number | undefined;
}

/** A page of rows in memory, which are in the order of their places. */
export function pageOfRows<Row extends object>(
  args: PageArguments,
  rows: readonly Row[],
  { columns, placeOf, orderOf, defaultSize }: RowsInMemory<Row>,
) {
  const numbersOf = (place: number[]) => (orderOf ? [orderOf(place) ?? NaN] : place);
  return pageOf(args, {
    columns,
    placeOf,
    read: async (_where, _order, { after, before, limit, inverted }) => {
      const [low, high] = [after && numbersOf(after), before && numbersOf(before)];
      const between = rows.filter((row) => {
        const numbers = numbersOf(placeOf(row));
        return (
          (!low || comparePlaces(numbers, low) > 0) && (!high || comparePlaces(numbers, high) < 0)
        );
      });
      return (inverted ? between.reverse() : between).slice(0, limit);
    },
    count: async () => [{ count: rows.length }],
    defaultSize,
  });
}

/** Compares places for sorting: negative if the first one comes earlier. */
export function comparePlaces(one: number[], other: number[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

function both(left = new Fragment(['TRUE'], []), right = new Fragment(['TRUE'], [])): Fragment {
  return new Fragment(['', ' AND ', ''], [left, right]);
}

/** `(a, b) > ($1, $2)` */
function comparison(
  columns: readonly string[],
  sign: '<' | '>',
  values: (number | Fragment)[],
): Fragment {
  const commas = values.slice(1).map(() => ', ');
  return new Fragment([`(${columns.join(', ')}) ${sign} (`, ...commas, ')'], values);
}

function checkPage({ first, last }: PageArguments, maxSize: number): void {
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 0 || size > maxSize)) {
      throw badInput(`\`${name}\` must be 0 to ${maxSize}; got ${size}.`);
    }
  }
  if (first != null && last != null) throw badInput('Use `first` or `last`, not both.');
}

/** Opaque to callers. */
function cursorOf(place: number[]): string {
  return Buffer.from(`at:${place.join(':')}`).toString('base64url');
}

function parseCursor(
  cursor: string,
  { columns, digits = [] }: Pick<List<object>, 'columns' | 'digits'>,
): number[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const part = (_column: string, index: number) => `:-?\\d{1,${digits[index] ?? MAX_DIGITS}}`;
  const isPlace = new RegExp(`^at${columns.map(part).join('')}$`).test(text);
  if (isPlace) return text.split(':').slice(1).map(Number);
  throw badInput('`after` and `before` must be a `cursor` of this API.');
}
