import { Field, type TextFieldProps } from './Field';
import styles from './TextField.module.css';
import { writing } from './writing';

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, name, lang, dir, maxLength, isDisabled, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...writing(lang, dir)}
          className={styles.input}
          type="text"
          name={name}
          value={value}
          maxLength={maxLength}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
