import { useRef, useState, useTransition, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './useControl.module.css';

/** What a lazily loaded control gets from the button that opens it. */
export interface ControlProps {
  isOpen: boolean;
  onClose(): void;
  /** Focus returns to it. */
  trigger: RefObject<HTMLButtonElement | null>;
}

/** How long a failure to load stays beside the button. */
const FAILURE_SHOWN_MS = 8000;

/**
 * A control whose code comes when the reader reaches for its button, and is rendered from the first
 * time it is opened. What a control waits for, code or data, leaves the page as it is meanwhile.
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
    /** Stands beside the button. */
    failure: hasFailed && (
      <p role="alert" className={styles.failure}>
        {t('failure.control')}
      </p>
    ),
    /** Goes back to before the control was opened. */
    onError: () => {
      setControl(undefined);
      setOpen(false);
      fail();
    },
  };
}
