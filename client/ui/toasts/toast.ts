import type { ToastOptions } from './Toasts';

export type ToastAction = NonNullable<ToastOptions['action']>;
export type ToastLink = NonNullable<ToastOptions['link']>;

/**
 * Shows a message for a moment. Without its code nothing is shown; the page still shows the
 * outcome.
 */
export function toast(options: ToastOptions): void {
  import('./Toasts').then(
    ({ showToast }) => showToast(options),
    () => undefined,
  );
}
