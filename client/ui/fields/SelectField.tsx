import { useFieldTexts } from '../../i18n/fields';
import { Field, type FieldProps } from './Field';
import { Select, type SelectOption } from './Select';

interface SelectFieldProps extends FieldProps<string> {
  options: readonly SelectOption[];
}

/** A select of a few options; the value is empty until one is chosen, or if an option is empty. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, name, options, isDisabled, ...field } = props;
  const t = useFieldTexts();
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          options={options}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {!options.some((option) => option.value === value) && (
            <option value="" disabled>
              {t('choose')}
            </option>
          )}
        </Select>
      )}
    </Field>
  );
}
