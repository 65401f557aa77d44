export interface Point {
  x: number;
  y: number;
  /** In milliseconds. */
  time: number;
}

/** How far a finger goes for a swipe at least, in pixels, and for how long at most. */
const DISTANCE = 60;
const DURATION = 700;

/** The arrow key that a swipe stands for: pulled to the left, what lies on the right comes. */
export function swipeOf(from: Point, to: Point): 'ArrowLeft' | 'ArrowRight' | undefined {
  const across = to.x - from.x;
  const isSwipe =
    Math.abs(across) >= DISTANCE &&
    Math.abs(across) > 2 * Math.abs(to.y - from.y) &&
    to.time - from.time <= DURATION;
  if (!isSwipe) return undefined;
  return across < 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** Follows the link of the page to what stands before or behind it, where it has one. */
export function followLink(key: string): boolean {
  const relation = { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  const link = relation && document.querySelector<HTMLElement>(`main a[rel="${relation}"]`);
  if (!link) return false;
  link.click();
  return true;
}

const OWN_KEYS = [
  'input, textarea, select, dialog, [contenteditable]',
  '[role=dialog], [role=listbox], [role=tablist], [role=radiogroup], [role=menu]',
  // Words, between which arrows go, and what scrolls sideways.
  '[data-word], [data-scrolls], [tabindex="0"][role=region]',
].join();

/** True where keys and swipes have a meaning of their own. */
export function isTyping(target: EventTarget | null): boolean {
  const isOpen = document.querySelector('dialog[open], [role=dialog][data-state=open]');
  return isOpen !== null || (target instanceof Element && target.closest(OWN_KEYS) !== null);
}
