/**
 * Reports that a reader searched for something else instead of opening a result, so that admins see which
 * names and texts are missing. The previous search of the tab is known in memory only, and only what a
 * reader submits in the search box is one: not a link, the next page, or a page of the history.
 */

import { parseVerseReference } from '../../text/verseReference';

/** A later search is a new question. */
const MAX_PAUSE_MS = 120_000;
/** The results load first. */
const SEND_DELAY_MS = 2000;

let previous: { query: string; at: number } | undefined;

/** @param query what a reader submitted, trimmed */
export function noteSearch(query: string): void {
  const before = previous;
  const at = Date.now();
  // The box leads from a reference to its verse.
  previous = parseVerseReference(query) ? undefined : { query, at };
  if (!before || at - before.at > MAX_PAUSE_MS || before.query === query) return;
  setTimeout(() => {
    import('./sendRefinedSearch')
      .then(({ sendRefinedSearch }) => sendRefinedSearch(before.query, query))
      // It is only counted.
      .catch(() => undefined);
  }, SEND_DELAY_MS);
}

/** The reader has found something. */
export function forgetSearch(): void {
  previous = undefined;
}

/** The ref of a page of results, of which any link that leads elsewhere is a find, also in a new tab. */
export function watchOpening(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const open = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link && link.pathname !== location.pathname) forgetSearch();
  };
  for (const type of OPENING) page.addEventListener(type, open);
  return () => {
    for (const type of OPENING) page.removeEventListener(type, open);
  };
}

/** A click with the middle button is an auxclick. */
const OPENING = ['click', 'auxclick'];
