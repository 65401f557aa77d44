import { useRef, useState, useTransition, type ComponentType, type RefObject } from 'react';
import { useTranslation } from '../../i18n/I18nProvider';
import styles from './useControl.module.css';

/** Props of a lazily loaded control, provided by its button. */
export interface ControlProps {
  isOpen: boolean;
  onClose(): void;
  /** Gets focus back when the control closes. */
  trigger: RefObject<HTMLButtonElement | null>;
}

/** How long the message about a failed load stays beside the button. */
const FAILURE_SHOWN_MS = 8000;

/**
 * A control whose code is loaded when the reader reaches for its button, and which stays mounted
 * after it was first opened. While its code or data loads, the page stays as it is.
 */
export function useControl<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation();
  const [Control, setControl] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const trigger = useRef<HTMLButtonElement>(null);

  const fail = () => {
    setFailed(true);
    setTimeout(() => setFailed(false), FAILURE_SHOWN_MS);
  };
  const preload = () => void load().catch(() => undefined);
  const open = () => {
    setFailed(false);
    startLoading(async () => {
      try {
        const loaded = await load();
        startLoading(() => {
          setControl(() => loaded);
          setOpen(true);
        });
      } catch {
        fail();
      }
    });
  };

  return {
    Control,
    controlProps: { isOpen, trigger, onClose: () => setOpen(false) } satisfies ControlProps,
    triggerProps: {
      ref: trigger,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-busy': isLoading || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
    } as const,
    /** The error message, to be rendered beside the button. */
    failure: hasFailed && (
      <p role="alert" className={styles.failure}>
        {t('failure.control')}
      </p>
    ),
    /** Resets to the state before the control was opened. */
    onError: () => {
      setControl(undefined);
      setOpen(false);
      fail();
    },
  };
}
