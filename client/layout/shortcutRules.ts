export interface Point {
  x: number;
  y: number;
  /** In milliseconds. */
  time: number;
}

/** The minimum distance in pixels and the maximum duration of a swipe. */
const MIN_SWIPE_PX = 60;
const MAX_SWIPE_MS = 700;

/** The arrow key that a swipe is equivalent to; a swipe to the left means ArrowRight. */
export function swipeOf(from: Point, to: Point): 'ArrowLeft' | 'ArrowRight' | undefined {
  const across = to.x - from.x;
  const isSwipe =
    Math.abs(across) >= MIN_SWIPE_PX &&
    Math.abs(across) > 2 * Math.abs(to.y - from.y) &&
    to.time - from.time <= MAX_SWIPE_MS;
  if (!isSwipe) return undefined;
  return across < 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** Follows the page's link to the previous or next page, and returns whether there was one. */
export function followLink(key: string): boolean {
  const relation = { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  const link = relation && document.querySelector<HTMLElement>(`main a[rel="${relation}"]`);
  if (!link) return false;
  link.click();
  return true;
}

// Where a finger selects text or scrolls something wider than the screen.
const OWN_SWIPES = [
  'input, textarea, select, dialog, [contenteditable]',
  '[role=dialog], [role=listbox], [role=menu]',
  '[data-scrolls], [tabindex="0"][role=region]',
].join();

// In addition, where arrow keys move between items.
const OWN_KEYS = [OWN_SWIPES, '[role=tablist], [role=radiogroup], [data-word]'].join();

/** Whether keys have their own meaning at the target. */
export function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, OWN_KEYS);
}

/** Whether swipes have their own meaning at the target. */
export function isPulling(target: EventTarget | null): boolean {
  return isWithin(target, OWN_SWIPES);
}

function isWithin(target: EventTarget | null, own: string): boolean {
  const isOpen = document.querySelector('dialog[open], [role=dialog][data-state=open]');
  return isOpen !== null || (target instanceof Element && target.closest(own) !== null);
}
