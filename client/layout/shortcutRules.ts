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

// Where a finger marks text or pulls what is wider than the screen.
const OWN_SWIPES = [
  'input, textarea, select, dialog, [contenteditable]',
  '[role=dialog], [role=listbox], [role=menu]',
  '[data-scrolls], [tabindex="0"][role=region]',
].join();

// And where arrows go from one to the next.
const OWN_KEYS = [OWN_SWIPES, '[role=tablist], [role=radiogroup], [data-word]'].join();

/** True where keys have a meaning of their own. */
export function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, OWN_KEYS);
}

/** True where a pulling finger has a meaning of its own; over words it has none. */
export function isPulling(target: EventTarget | null): boolean {
  return isWithin(target, OWN_SWIPES);
}

function isWithin(target: EventTarget | null, own: string): boolean {
  const isOpen = document.querySelector('dialog[open], [role=dialog][data-state=open]');
  return isOpen !== null || (target instanceof Element && target.closest(own) !== null);
}
