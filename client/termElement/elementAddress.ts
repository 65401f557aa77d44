import { withPage } from '../ui/paging/pageAddress';

/** Of the pages of an element's verses in the address. */
export const VERSES = 'verses';

/** The search of an address that shows all verses of this element, from the first; of none when null. */
export function withElement(search: string, elementId: number | null): string {
  const params = withPage(search, VERSES, 'after');
  params.delete('element');
  if (elementId !== null) params.set('element', String(elementId));
  return params.size > 0 ? `?${params}` : '';
}
