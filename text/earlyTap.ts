/**
 * The script in the head of every page. It keeps the last tap on a button that the scripts of the page
 * cannot answer yet, and marks the button; `repeatEarlyTap()` ends that and repeats the tap. Links, forms, <details> and popovers work without.
 */
export const EARLY_TAP_SCRIPT = `{
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
    button?.removeAttribute('data-tapped');
    if (button?.isConnected) button.click();
    button = undefined;
  };
}`.replace(/\s+/g, ' ');
