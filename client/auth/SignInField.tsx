import { useId, type Ref } from 'react';
import styles from './SignInForm.module.css';

interface SignInFieldProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  value: string;
  onChange(value: string): void;
  isInvalid: boolean;
  /** Id of the error message. */
  describedBy: string | undefined;
}

/** A labeled input of the sign-in and password forms. */
export function SignInField({
  label,
  onChange,
  isInvalid,
  describedBy,
  ...input
}: SignInFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
