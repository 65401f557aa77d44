/** Lists of which every row of another kind has one: the words of each root. */
import type DataLoader from 'dataloader';
import type { Context } from '../context';
import type { Fragment } from '../database/database';
import { perRequest } from './loader';
import { comparePlaces, pageOf, type PageArguments } from './pagination';

interface OwnedList<Row> {
  /** What is counted: a table with its name in the conditions, `"Word" w`. */
  from: Fragment;
  /** Reads rows with what they carry, up to its conditions. */
  select: Fragment;
  /** Which rows are of the owner, whose integer key is `owner.id`. */
  isOwned: Fragment;
  /** The columns of the order, as for any page. */
  columns: readonly string[];
  placeOf(row: Row): number[];
}

type Owned<Row> = Row & { ownerId: number };

/** One page of every owner that is asked with the same arguments, in one statement. */
export function pagesByOwner<Row extends object>(list: OwnedList<Row>) {
  const { from, select, isOwned, columns, placeOf } = list;
  type Loader = DataLoader<number, Row[] | undefined>;
  const byArguments = new WeakMap<Context, Map<string, Loader>>();

  const counts = perRequest<number, number>(async (owners, { database: { sql } }) => {
    const rows = await sql<{ ownerId: number; count: number }>`
      SELECT owner.id AS "ownerId", (SELECT count(*)::int FROM ${from} WHERE ${isOwned}) AS count
      FROM unnest(${[...owners]}::int[]) AS owner(id)`;
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  });

  const readerOf = (context: Context, args: PageArguments, where: Fragment, order: Fragment) => {
    const loaders = byArguments.get(context) ?? new Map<string, Loader>();
    byArguments.set(context, loaders);
    const key = JSON.stringify([args.first, args.last, args.after, args.before]);
    const known = loaders.get(key);
    if (known) return known;
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
      read: async (where, order, { inverted }) => {
        const rows = (await readerOf(context, args, where, order).load(owner.id)) ?? [];
        // A join promises no order.
        const sign = inverted ? -1 : 1;
        return [...rows].sort((one, other) => sign * comparePlaces(placeOf(one), placeOf(other)));
      },
      count: async () => [{ count: (await counts(context).load(owner.id)) ?? 0 }],
    });
}
