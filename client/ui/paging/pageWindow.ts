const MAX_LINKS = 5;

/**
 * The pages that a paginator links to: at most five, with the current one in the middle if
 * possible.
 */
export function pageWindow(pageIndex: number, pageCount: number): number[] {
  const length = Math.min(MAX_LINKS, pageCount);
  const first = Math.min(Math.max(pageIndex - Math.floor(MAX_LINKS / 2), 0), pageCount - length);
  return Array.from({ length }, (_, place) => first + place);
}
