/** Pagination of lists that belong to rows, such as the words of each root. */
import type DataLoader from 'dataloader';
import { readsOf, type Context } from '../context';
import type { Fragment } from '../database/database';
import { perRequest } from './loader';
import { comparePlaces, pageOf, type PageArguments } from './pagination';

interface OwnedList<Row> {
  /** Tables for counting, e.g. `"Word" w`. */
  from: Fragment;
  /** SELECT statement up to its conditions. */
  select: Fragment;
  /** Condition that a row belongs to the owner with the integer key `owner.id`. */
  isOwned: Fragment;
  /** Columns of the order, as in `pageOf`. */
  columns: readonly string[];
  placeOf(row: Row): number[];
  /** Maximum page size, if it is not that of all connections. */
  maxSize?: number;
}

type Owned<Row> = Row & { ownerId: number };

/** Reads the pages of all owners with the same arguments in one statement. */
export function pagesByOwner<Row extends object>(list: OwnedList<Row>) {
  const { from, select, isOwned, columns, placeOf, maxSize } = list;
  type Loader = DataLoader<number, Row[] | undefined>;
  const byArguments = new WeakMap<object, Map<string, Loader>>();

  const counts = perRequest<number, number>(async (owners, { database: { sql } }) => {
    const rows = await sql<{ ownerId: number; count: number }>`
      SELECT owner.id AS "ownerId", (SELECT count(*)::int FROM ${from} WHERE ${isOwned}) AS count
      FROM unnest(${[...owners]}::int[]) AS owner(id)`;
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  });

  const readerOf = (context: Context, args: PageArguments, where: Fragment, order: Fragment) => {
    const reads = readsOf(context);
    const loaders = byArguments.get(reads) ?? new Map<string, Loader>();
    byArguments.set(reads, loaders);
    const key = JSON.stringify([args.first, args.last, args.after, args.before]);
    const existing = loaders.get(key);
    if (existing) return existing;
    const loader = perRequest<number, Row[]>(async (owners, { database: { sql } }) => {
      const rows = await sql<Owned<Row>>`
        SELECT owner.id AS "ownerId", owned.*
        FROM unnest(${[...owners]}::int[]) AS owner(id)
        CROSS JOIN LATERAL (${select} WHERE ${isOwned} AND ${where} ${order}) owned`;
      const lists = new Map<number, Row[]>();
      for (const row of rows) lists.set(row.ownerId, [...(lists.get(row.ownerId) ?? []), row]);
      return lists;
    })(context);
    loaders.set(key, loader);
    return loader;
  };

  return (owner: { id: number }, args: PageArguments, context: Context) =>
    pageOf<Row>(args, {
      columns,
      placeOf,
      maxSize,
      read: async (where, order, { inverted }) => {
        const rows = (await readerOf(context, args, where, order).load(owner.id)) ?? [];
        // A join does not guarantee an order.
        const sign = inverted ? -1 : 1;
        return [...rows].sort((one, other) => sign * comparePlaces(placeOf(one), placeOf(other)));
      },
      count: async () => [{ count: (await counts(context).load(owner.id)) ?? 0 }],
    });
}
