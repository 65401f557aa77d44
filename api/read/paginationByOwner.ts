/** Pagination of lists that belong to rows, such as the words of each root. */
import type DataLoader from 'dataloader';
import { readsOf, type Context } from '../context';
import { fragment, type Fragment } from '../database/database';
import { perRequest } from './loader';
import { comparePlaces, pageOf, type PageArguments } from './pagination';

interface OwnedList<Row, Filter> {
  /** Tables for counting, e.g. `"Word" w`. */
  from: Fragment;
  /** SELECT statement up to its conditions. */
  select: Fragment;
  /** Condition that a row belongs to the owner with the integer key `owner.id`. */
  isOwned: Fragment;
  /** Condition by further arguments of the list. */
  filterBy?(args: Filter): Fragment;
  /** Columns of the order, as in `pageOf`. */
  columns: readonly string[];
  placeOf(row: Row): number[];
}

type Owned<Row> = Row & { ownerId: number };

/** Reads the pages of all owners with the same arguments in one statement. */
export function pagesByOwner<Row extends object, Filter extends object = object>(
  list: OwnedList<Row, Filter>,
) {
  const { from, select, columns, placeOf } = list;
  type Arguments = PageArguments & Filter;
  type Loaders = Map<string, DataLoader<number, unknown>>;
  const byArguments = new WeakMap<object, Loaders>();

  /** The loader of one request with these arguments. */
  const once = <Value>(
    context: Context,
    key: string,
    load: Parameters<typeof perRequest<number, Value>>[0],
  ): DataLoader<number, Value | undefined> => {
    const reads = readsOf(context);
    const loaders: Loaders = byArguments.get(reads) ?? new Map();
    byArguments.set(reads, loaders);
    const existing = loaders.get(key);
    if (existing) return existing as DataLoader<number, Value | undefined>;
    const loader = perRequest<number, Value>(load)(context);
    loaders.set(key, loader);
    return loader;
  };

  const conditionOf = (args: Arguments) =>
    list.filterBy ? fragment`${list.isOwned} AND ${list.filterBy(args)}` : list.isOwned;

  const counts = (context: Context, { first, last, after, before, ...filter }: Arguments) =>
    once<number>(context, JSON.stringify(filter), async (owners, { database: { sql } }) => {
      const isOwned = conditionOf({ first, last, after, before, ...filter } as Arguments);
      const rows = await sql<{ ownerId: number; count: number }>`
        SELECT owner.id AS "ownerId", (SELECT count(*)::int FROM ${from} WHERE ${isOwned}) AS count
        FROM unnest(${[...owners]}::int[]) AS owner(id)`;
      return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
    });

  const readerOf = (context: Context, args: Arguments, where: Fragment, order: Fragment) =>
    once<Row[]>(context, `rows ${JSON.stringify(args)}`, async (owners, { database: { sql } }) => {
      const rows = await sql<Owned<Row>>`
        SELECT owner.id AS "ownerId", owned.*
        FROM unnest(${[...owners]}::int[]) AS owner(id)
        CROSS JOIN LATERAL (${select} WHERE ${conditionOf(args)} AND ${where} ${order}) owned`;
      const lists = new Map<number, Row[]>();
      for (const row of rows) lists.set(row.ownerId, [...(lists.get(row.ownerId) ?? []), row]);
      return lists;
    });

  return (owner: { id: number }, args: Arguments, context: Context) =>
    pageOf<Row>(args, {
      columns,
      placeOf,
      read: async (where, order, { inverted }) => {
        const rows = (await readerOf(context, args, where, order).load(owner.id)) ?? [];
        // A join does not guarantee an order.
        const sign = inverted ? -1 : 1;
        return [...rows].sort((one, other) => sign * comparePlaces(placeOf(one), placeOf(other)));
      },
      count: async () => [{ count: (await counts(context, args).load(owner.id)) ?? 0 }],
    });
}
