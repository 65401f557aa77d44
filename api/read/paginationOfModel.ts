/** Pagination of the rows of a Prisma model. */
import type { Prisma } from '../__generated__/prisma/client';
import { pageOf, type PageArguments } from './pagination';

/** The methods of a model such as `prisma.term` that pagination uses. */
interface ModelReader {
  findMany(query: { where: object; orderBy: object[]; take: number }): Promise<object[]>;
  count(query: { where: object }): Promise<number>;
}

type Row<Model> = Prisma.Result<Model, object, 'findMany'>[number];

interface ModelList<Model> {
  /** Filter of the list; all rows by default. */
  where?: Prisma.Args<Model, 'findMany'>['where'];
  /** Columns of the order whose combination is unique: integers and times. */
  columns: readonly (keyof Row<Model> & string)[];
  /** The columns of these that are times. */
  times?: readonly string[];
  /** True if the highest values come first. */
  isDescending?: boolean;
}

/** Digits of a time in a cursor, in milliseconds since 1970. */
const MAX_TIME_DIGITS = 13;

/**
 * Cursors are places in the order. Prisma's own cursors are rows: if the row leaves the list, the row
 * after it is skipped, and if the row is deleted, the list ends.
 */
export function pageOfModel<Model extends ModelReader>(
  args: PageArguments,
  model: Model,
  { where = {}, columns, times = [], isDescending = false }: ModelList<Model>,
) {
  const [isAfter, isBefore] = isDescending ? (['lt', 'gt'] as const) : (['gt', 'lt'] as const);
  const isTime = columns.map((column) => times.includes(column));
  const valuesOf = (place: number[]) =>
    place.map((value, index) => (isTime[index] ? new Date(value) : value));
  return pageOf<Row<Model>>(args, {
    columns,
    isDescending,
    digits: isTime.map((is) => (is ? MAX_TIME_DIGITS : undefined)),
    placeOf: (row) => columns.map((column) => Number(row[column])),
    read: (_where, _order, { after, before, limit, inverted }) =>
      model.findMany({
        where: {
          AND: [
            where,
            after ? comparison(columns, isAfter, valuesOf(after)) : {},
            before ? comparison(columns, isBefore, valuesOf(before)) : {},
          ],
        },
        orderBy: columns.map((column) => ({
          [column]: inverted === isDescending ? 'asc' : 'desc',
        })),
        take: limit,
      }),
    count: async () => [{ count: await model.count({ where }) }],
  });
}

/** `(a, b) > (1, 2)`, which is `a > 1 OR (a = 1 AND b > 2)`. */
function comparison(
  [column = '', ...columns]: readonly string[],
  sign: 'lt' | 'gt',
  [value, ...values]: (number | Date)[],
): object {
  const beyond = { [column]: { [sign]: value } };
  if (columns.length === 0) return beyond;
  return { OR: [beyond, { [column]: value, ...comparison(columns, sign, values) }] };
}
