import type { ComponentProps } from 'react';
import styles from './Check.module.css';

interface CheckProps extends Pick<ComponentProps<'input'>, 'checked' | 'aria-describedby'> {
  label: string;
  onChange(isChecked: boolean): void;
}

/** A labeled checkbox. */
export function Check({ label, onChange, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
