import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { Controls } from '../controls/Controls';

const TOAST_MS = 3000;

const toaster = createToaster({
  placement: 'top',
  offsets: { top: 'var(--toast-start)', bottom: '1rem', left: '1rem', right: '1rem' },
  duration: TOAST_MS,
  max: 3,
  gap: 12,
});

export interface ToastOptions {
  type: 'success' | 'error';
  title: string;
  description?: string;
  /** An action that the toast offers; it then stays longer. */
  action?: { label: string; onClick(): void };
}

/** Shows a message for a moment, or as long as the reader hovers or focuses it. */
export function showToast({ action, ...toast }: ToastOptions): void {
  mount();
  toaster.create({ ...toast, ...(action && { action, duration: 3 * TOAST_MS }) });
}

let isMounted = false;

/** Mounts the toasts in their own React root, so that no page needs a place for them. */
function mount() {
  if (isMounted) return;
  isMounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Controls>
      <Toaster toaster={toaster} insetInline={{ base: '4' }}>
        {({ title, description, action }) => (
          <Toast.Root>
            <div>
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </div>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          </Toast.Root>
        )}
      </Toaster>
    </Controls>,
  );
}
