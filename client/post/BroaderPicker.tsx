import { useId, useState } from 'react';
import { usePostEditingTexts } from '../i18n/postEditing';
import { Field, type FieldProps } from '../ui/fields/Field';
import { OptionPicker, type Option } from '../ui/fields/OptionPicker';
import { DownIcon } from '../ui/icons/icons';
import styles from './PostPicker.module.css';
import { byWords } from './postOptions';

interface BroaderPickerProps extends FieldProps<number | null> {
  options: readonly Option[];
  /** Shown if no option matches the typed text. */
  emptyText: string;
  /** Name of the chosen topic; it may have been deleted. */
  nameOf(id: number): string;
}

const NONE = 'none';

/** Picks the broader topic, or none. */
export function BroaderPicker(props: BroaderPickerProps) {
  const { options, emptyText, nameOf, name, value, onChange, ...field } = props;
  const t = usePostEditingTexts();
  const labelId = useId();
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Field {...field} labelId={labelId}>
      {(control) => (
        <OptionPicker
          label={field.label}
          emptyText={emptyText}
          isOpen={isOpen}
          onOpenChange={setOpen}
          options={[{ value: NONE, label: t('relations.noBroader') }, ...options]}
          filter={byWords}
          chosen={value === null ? NONE : String(value)}
          onChoose={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
        >
          <button
            type="button"
            name={name}
            className={styles.picker}
            aria-labelledby={`${labelId} ${valueId}`}
            aria-describedby={control['aria-describedby']}
          >
            <span id={valueId}>{value === null ? t('relations.noBroader') : nameOf(value)}</span>
            <DownIcon />
          </button>
        </OptionPicker>
      )}
    </Field>
  );
}
