/** How an address tells the page of a list: behind or before a cursor, `?after=` or `?before=`. */

type Side = 'after' | 'before';

interface PagedList {
  size: number;
  /** Where a page has several lists: "second" has `secondAfter` and `secondBefore`. */
  prefix?: string;
  /** How many numbers there are in a cursor of the list; 1 when undefined. */
  places?: number;
}

/** Variables of a connection; those of its first page where the address names none. */
export function pageOf(search: URLSearchParams, { size, prefix, places }: PagedList) {
  const cursor = (side: Side) => cursorOf(search.get(sideName(side, prefix)), places);
  const [after, before] = [cursor('after'), cursor('before')];
  return before && !after
    ? { first: null, after, last: size, before }
    : { first: size, after, last: null, before: null };
}

/** The same address with another page of the list, or its first where there is no cursor. */
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

/** Null for what the API never gave out: a list from its beginning is better than an error. */
function cursorOf(text: string | null, places = 1): string | null {
  try {
    const [name, ...numbers] = atob(text ?? '').split(':');
    const isCursor = numbers.length === places && numbers.every((part) => /^\d{1,9}$/.test(part));
    return name === 'at' && isCursor ? text : null;
  } catch {
    return null;
  }
}
