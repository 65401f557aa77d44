import { Field, type TextFieldProps } from './Field';
import styles from './TextField.module.css';
import { writing } from './writing';

/** A text of several lines, as high as its text. */
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
            {/* A last line that is empty has no height of its own. */}
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
