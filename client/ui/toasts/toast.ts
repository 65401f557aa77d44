import type { ToastOptions } from './Toasts';

export type ToastAction = NonNullable<ToastOptions['action']>;

/** Shows a message for a moment. Where its code can't be loaded, what happened is still to be seen in place. */
export function toast(options: ToastOptions): void {
  import('./Toasts').then(
    ({ showToast }) => showToast(options),
    () => undefined,
  );
}
