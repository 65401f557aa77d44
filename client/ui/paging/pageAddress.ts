/** The page of a list in an address, `?after=` or `?before=` a cursor. */

type Side = 'after' | 'before';

interface PagedList {
  size: number;
  /** Distinguishes lists of the same page: "second" uses `secondAfter` and `secondBefore`. */
  prefix?: string;
  /** How many numbers a cursor of the list has; defaults to 1. */
  places?: number;
}

/** Query variables of a connection's page; by default the first page. */
export function pageVariables(search: URLSearchParams, { size, prefix, places }: PagedList) {
  const cursor = (side: Side) => cursorOf(search.get(sideName(side, prefix)), places);
  const [after, before] = [cursor('after'), cursor('before')];
  return before && !after
    ? { first: null, after, last: size, before }
    : { first: size, after, last: null, before: null };
}

/** The same address with another page of the list; its first page without a cursor. */
export function withPage(
  search: string | URLSearchParams,
  prefix: string | undefined,
  side: Side,
  cursor?: string,
): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(sideName('after', prefix));
  params.delete(sideName('before', prefix));
  if (cursor) params.set(sideName(side, prefix), cursor);
  return params;
}

const sideName = (side: Side, prefix?: string) =>
  prefix ? prefix + side.charAt(0).toUpperCase() + side.slice(1) : side;

/** Null for an invalid cursor, because the first page is better than an error. */
function cursorOf(text: string | null, places = 1): string | null {
  try {
    const [name, ...numbers] = atob(text ?? '').split(':');
    const isCursor = numbers.length === places && numbers.every((part) => /^\d{1,9}$/.test(part));
    return name === 'at' && isCursor ? text : null;
  } catch {
    return null;
  }
}
