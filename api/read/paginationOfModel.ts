/** Pages of the rows of one Prisma model. */
import type { Prisma } from '../__generated__/prisma/client';
import { pageOf, type PageArguments } from './pagination';

/** What pages read of a model, e.g. of `prisma.term`. */
interface Reads {
  findMany(query: { where: object; orderBy: object[]; take: number }): Promise<object[]>;
  count(query: { where: object }): Promise<number>;
}

type Row<Model> = Prisma.Result<Model, object, 'findMany'>[number];

interface ModelList<Model> {
  /** The rows that the list has; all of them unless given. */
  where?: Prisma.Args<Model, 'findMany'>['where'];
  /** The columns of the order, which together are unique: integers and times. */
  columns: readonly (keyof Row<Model> & string)[];
  /** Those of them that are times. */
  times?: readonly string[];
  /** The highest place comes first. */
  isDescending?: boolean;
}

/** Of a time in a cursor, in milliseconds since 1970. */
const MAX_TIME_DIGITS = 13;

/**
 * A cursor is a place in the order. A cursor of Prisma is a row: once that row has left the list, the
 * row after it is skipped, and once it is deleted, the list ends.
 */
export function pageOfModel<Model extends Reads>(
  args: PageArguments,
  model: Model,
  { where = {}, columns, times = [], isDescending = false }: ModelList<Model>,
) {
  const [behind, ahead] = isDescending ? (['lt', 'gt'] as const) : (['gt', 'lt'] as const);
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
            after ? beside(columns, behind, valuesOf(after)) : {},
            before ? beside(columns, ahead, valuesOf(before)) : {},
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
function beside(
  [column = '', ...columns]: readonly string[],
  sign: 'lt' | 'gt',
  [value, ...values]: (number | Date)[],
): object {
  const beyond = { [column]: { [sign]: value } };
  if (columns.length === 0) return beyond;
  return { OR: [beyond, { [column]: value, ...beside(columns, sign, values) }] };
}
