import { Field, type TextFieldProps } from './Field';
import styles from './TextField.module.css';
import { writing } from './writing';

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextFieldProps) {
  const { value, onChange, name, lang, dir, maxLength, isDisabled, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.grows}>
          <div
            {...writing(lang, dir)}
            className={`${styles.area} ${styles.replica}`}
            aria-hidden="true"
          >
            {/* The space gives an empty last line a height. */}
            {`${value} `}
          </div>
          <textarea
            {...control}
            {...writing(lang, dir)}
            className={styles.area}
            name={name}
            value={value}
            maxLength={maxLength}
            disabled={isDisabled}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
