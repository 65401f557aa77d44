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
  /** A link to what the message is about; the toast then stays longer too. */
  link?: ToastLink;
}

export interface ToastLink {
  label: string;
  path: string;
  /** Goes to the path without loading the site again. */
  follow(): void;
}

/** Shows a message for a moment, or as long as the reader hovers or focuses it. */
export function showToast({ action, link, ...toast }: ToastOptions): void {
  mount();
  const isLong = action ?? link;
  toaster.create({
    ...toast,
    ...(action && { action }),
    ...(link && { meta: { link } }),
    ...(isLong && { duration: 3 * TOAST_MS }),
  });
}

let isMounted = false;

/** Mounts the toasts in their own React root, so that no page needs a place for them. */
function mount() {
  if (isMounted) return;
  isMounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Controls>
      <Toaster toaster={toaster} insetInline={{ base: '4' }}>
        {({ title, description, action, meta }) => (
          <Toast.Root>
            <div>
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
              {meta?.link && <LinkInToast {...(meta.link as ToastLink)} />}
            </div>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          </Toast.Root>
        )}
      </Toaster>
    </Controls>,
  );
}

/** Toasts have no router around them. */
function LinkInToast({ label, path, follow }: ToastLink) {
  return (
    <a
      href={path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        follow();
      }}
    >
      {label}
    </a>
  );
}
