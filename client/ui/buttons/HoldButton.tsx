import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useFieldTexts } from '../../i18n/fields';
import styles from './HoldButton.module.css';
import { useHeld } from './useHeld';

interface HoldButtonProps {
  children: ReactNode;
  /** Called once each time the button was held long enough. */
  onHeld(): void;
  milliseconds?: number;
  isDisabled?: boolean;
}

/** A button for irreversible actions, which has to be held down by pointer or key. */
export function HoldButton(props: HoldButtonProps) {
  const { children, onHeld, milliseconds = 3000, isDisabled = false } = props;
  const t = useFieldTexts();
  const hintId = useId();
  const { isHeld, setHeld, heldProps } = useHeld(isDisabled);
  const [isUnfinished, setUnfinished] = useState(false);
  if (isHeld && !isUnfinished) setUnfinished(true);

  const finish = useEffectEvent(() => {
    setHeld(false);
    setUnfinished(false);
    onHeld();
  });
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => finish(), milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds]);

  const isHolding = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <div className={styles.hold}>
      <button
        {...heldProps}
        type="button"
        className={styles.button}
        style={{ '--hold-time': `${milliseconds}ms` } as CSSProperties}
        disabled={isDisabled}
        data-held={isHeld || undefined}
        data-takes-escape={isHeld || undefined}
        aria-describedby={hintId}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setHeld(false);
          if (!isHolding(event)) return;
          event.preventDefault();
          if (!event.repeat) setHeld(true);
        }}
        onKeyUp={(event) => {
          if (isHolding(event)) setHeld(false);
        }}
      >
        {children}
      </button>
      <p id={hintId} className={styles.hint}>
        {t('hold.hint', { count: milliseconds / 1000 })}
      </p>
      <span role="status" className="visuallyHidden">
        {isHeld ? t('hold.keep') : isUnfinished && t('hold.canceled')}
      </span>
    </div>
  );
}
