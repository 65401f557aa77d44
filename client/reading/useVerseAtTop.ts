import { useEffect, useState, type RefObject } from 'react';

const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The verse at the top of the screen, below the bars, and whether the reader has scrolled to it. */
export function useVerseAtTop(list: RefObject<HTMLElement | null>, first: string | undefined) {
  const [state, setState] = useState({ key: first, hasScrolled: false });
  useEffect(() => {
    let frame = 0;
    let isReader = false;
    const read = () => {
      frame = 0;
      const key = verseAtTop(list.current) ?? first;
      setState((shown) =>
        shown.key === key && shown.hasScrolled === isReader
          ? shown
          : { key, hasScrolled: isReader },
      );
    };
    const scroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    // A link to a verse and going back scroll too, but not the reader.
    const act = () => {
      isReader = true;
    };
    addEventListener('scroll', scroll, { passive: true });
    for (const input of INPUTS) addEventListener(input, act, { passive: true, once: true });
    scroll();
    return () => {
      removeEventListener('scroll', scroll);
      for (const input of INPUTS) removeEventListener(input, act);
      cancelAnimationFrame(frame);
    };
  }, [list, first]);
  return state;
}

function verseAtTop(list: HTMLElement | null): string | undefined {
  if (!list) return undefined;
  const { left, width, top } = list.getBoundingClientRect();
  const start = startOfText();
  if (top > start) return undefined;
  // Asks for the elements at a point, because the boxes of all verses would have to be laid out.
  const at = document.elementsFromPoint(left + width / 2, start + 1);
  const verse = at.map((element) => element.closest<HTMLElement>('[data-verse]')).find(Boolean);
  return verse && list.contains(verse) ? verse.dataset['verse'] : undefined;
}

const startOfText = () =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

/** Keeps a verse where it is on the screen while the next change of the page changes the heights above it. */
export function keepsVerseInView(list: HTMLElement | null, key: string | undefined): void {
  const verse = key && list?.querySelector(`[data-verse="${key}"]`);
  if (!verse) return;
  const { top } = verse.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: verse.getBoundingClientRect().top - Math.max(top, startOfText()) });
  });
}
