import type { ComponentProps } from 'react';
import styles from './CheckboxField.module.css';

interface CheckboxFieldProps extends Pick<
  ComponentProps<'input'>,
  'checked' | 'disabled' | 'aria-describedby'
> {
  label: string;
  /** The label is only for screen readers. */
  isLabelHidden?: boolean;
  /** Some of what the checkbox stands for is checked. */
  isMixed?: boolean;
  onChange(isChecked: boolean): void;
}

/** A labeled checkbox. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, isLabelHidden = false, isMixed = false, onChange, ...input } = props;
  return (
    <label className={isLabelHidden ? styles.bare : styles.check}>
      <input
        type="checkbox"
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isLabelHidden ? <span className="visuallyHidden">{label}</span> : label}
    </label>
  );
}
