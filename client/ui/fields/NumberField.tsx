import { useState, type KeyboardEvent } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import { Field, type FieldProps } from './Field';
import { MinusIcon, PlusIcon } from '../icons/fieldIcons';
import styles from './NumberField.module.css';
import { SpinButton } from './SpinButton';

interface NumberFieldProps extends FieldProps<number | null> {
  /** Defaults to 0. */
  min?: number;
  /** Defaults to the largest 32-bit integer. */
  max?: number;
}

/** An integer field; null if empty. Values beyond the limits become the nearest limit. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, name, min = 0, max = 2 ** 31 - 1, isDisabled = false, ...field } = props;
  const t = useFieldTexts();
  const [hasMinus, setMinus] = useState(false);

  const clamp = (number: number) => Math.min(Math.max(number, min), max);
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 15);
    const isNegative = min < 0 && typed.trimStart().startsWith('-');
    setMinus(isNegative && !digits);
    onChange(digits ? Number(digits) * (isNegative ? -1 : 1) : null);
  };
  const step = (by: number) => {
    setMinus(false);
    onChange(clamp((value ?? 0) + by));
  };
  const settle = () => {
    setMinus(false);
    if (value !== null && value !== clamp(value)) onChange(clamp(value));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.number}>
          <SpinButton
            label={t('decrease', { label: field.label })}
            isDisabled={isDisabled || (value !== null && value <= min)}
            onStep={() => step(-1)}
          >
            <MinusIcon />
          </SpinButton>
          <input
            {...control}
            className={styles.input}
            type="text"
            inputMode={min < 0 ? 'text' : 'numeric'}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            autoComplete="off"
            name={name}
            value={value ?? (hasMinus ? '-' : '')}
            disabled={isDisabled}
            onBeforeInput={(event) => {
              // Refused before it is inserted, so that the caret does not move.
              const { data } = event.nativeEvent;
              if (data && !/[\d-]/.test(data)) event.preventDefault();
            }}
            onChange={({ target }) => type(target.value)}
            onKeyDown={pressKey}
            onBlur={settle}
          />
          <SpinButton
            label={t('increase', { label: field.label })}
            isDisabled={isDisabled || (value !== null && value >= max)}
            onStep={() => step(1)}
          >
            <PlusIcon />
          </SpinButton>
        </div>
      )}
    </Field>
  );
}
