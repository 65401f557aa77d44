import { withPage } from '../ui/paging/pageAddress';

/** Prefix of the verse list's parameters in the address. */
export const VERSES_PREFIX = 'verses';

/** The search part of an address that opens an element, at the verses beside a cursor. */
export function withElement(
  search: string,
  elementId: number,
  side: 'after' | 'before' = 'after',
  cursor?: string,
): string {
  const params = withPage(search, VERSES_PREFIX, side, cursor);
  params.set('element', String(elementId));
  return `?${params}`;
}
