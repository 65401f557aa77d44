import type { ComponentProps } from 'react';
import { DownIcon } from '../icons/icons';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  options: readonly SelectOption[];
}

/** A select with its options, without a label; children come before the options. */
export function Select({ options, children, ...props }: SelectProps) {
  return (
    <span className={styles.select}>
      <select className={styles.input} {...props}>
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  );
}
