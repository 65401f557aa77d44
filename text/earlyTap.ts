/**
 * The script in the head of every page. It keeps the last tap on a button that the scripts of the page
 * cannot answer yet, and marks the button; `repeatEarlyTap()` ends that and repeats the tap. Links, forms, <details> and popovers work without.
 * React hydrates everything around an element at once when it hears of a touch, half a second on a slow phone in
 * which nothing moves. So touches and focus are kept from it while it hydrates the page in slices, except in fields.
 */
export const EARLY_TAP_SCRIPT = `{
  const hidden = [
    'pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel',
    'contextmenu', 'focusin', 'focusout',
  ];
  const hide = (event) => {
    if (!event.target.closest?.('input, select, textarea')) event.stopPropagation();
  };
  for (const name of hidden) addEventListener(name, hide, { capture: true, passive: true });
  let button;
  const keep = (event) => {
    const tapped = event.target.closest?.('button[type=button]:not([popovertarget])');
    if (!tapped) return;
    event.stopImmediatePropagation();
    button?.removeAttribute('data-tapped');
    button = tapped;
    button.setAttribute('data-tapped', '');
  };
  addEventListener('click', keep, true);
  window.repeatEarlyTap = () => {
    removeEventListener('click', keep, true);
    for (const name of hidden) removeEventListener(name, hide, true);
    button?.removeAttribute('data-tapped');
    if (button?.isConnected) button.click();
    button = undefined;
  };
}`.replace(/\s+/g, ' ');
