import { withPage } from '../ui/paging/pageAddress';

/** Prefix of the verse list's parameters in the address. */
export const VERSES_PREFIX = 'verses';

/** The search part of an address that shows the first verses of an element, or none if null. */
export function withElement(search: string, elementId: number | null): string {
  const params = withPage(search, VERSES_PREFIX, 'after');
  params.delete('element');
  if (elementId !== null) params.set('element', String(elementId));
  return params.size > 0 ? `?${params}` : '';
}
