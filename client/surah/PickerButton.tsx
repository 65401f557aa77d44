import type { ComponentProps } from 'react';
import { DownIcon } from '../ui/icons/icons';
import styles from './PickerButton.module.css';

/** As wide as it is whatever stands on it. */
export function PickerButton({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.button} {...props}>
      <span>{children}</span>
      <DownIcon />
    </button>
  );
}
