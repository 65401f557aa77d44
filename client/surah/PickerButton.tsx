import type { ComponentProps } from 'react';
import { DownIcon } from '../ui/icons/icons';
import styles from './PickerButton.module.css';

/** The button of a picker, with a fixed width. */
export function PickerButton({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.button} {...props}>
      <span>{children}</span>
      <DownIcon />
    </button>
  );
}
