import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldProps<Value> {
  label: string;
  /** The name by which a form finds the control to focus it. */
  name: string;
  value: Value;
  onChange(value: Value): void;
  isRequired?: boolean | undefined;
  error?: string | undefined;
  /** Says how to fill in the field. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Props of a text control; `lang` is the language of its value. */
export interface TextFieldProps extends FieldProps<string> {
  lang?: string | undefined;
  /** Defaults to rtl for Arabic. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  maxLength?: number | undefined;
}

interface ControlAttributes {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends Pick<FieldProps<unknown>, 'label' | 'isRequired' | 'error' | 'hint'> {
  labelId?: string;
  children(control: ControlAttributes): ReactNode;
}

/** The label, hint and error message around a control. */
export function Field({ label, labelId, isRequired, error, hint, children }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={labelId} className={isRequired ? styles.required : undefined}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-required': isRequired || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
