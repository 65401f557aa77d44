import { useFieldTexts } from '../../i18n/fields';
import { DownIcon } from '../icons/icons';
import { Field, type FieldProps } from './Field';
import styles from './SelectField.module.css';

interface SelectFieldProps extends FieldProps<string> {
  options: readonly { value: string; label: string }[];
}

/** A select of a few options; the value is empty until one is chosen, or if an option is empty. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, name, options, isDisabled, ...field } = props;
  const t = useFieldTexts();
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.select}>
          <select
            {...control}
            className={styles.input}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={({ target }) => onChange(target.value)}
          >
            {!options.some((option) => option.value === value) && (
              <option value="" disabled>
                {t('choose')}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </Field>
  );
}
