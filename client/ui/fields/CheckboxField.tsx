import type { ComponentProps } from 'react';
import styles from './CheckboxField.module.css';

interface CheckboxFieldProps extends Pick<ComponentProps<'input'>, 'checked' | 'aria-describedby'> {
  label: string;
  onChange(isChecked: boolean): void;
}

/** A labeled checkbox. */
export function CheckboxField({ label, onChange, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
