import { useId, type ReactNode, type RefObject } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: ReactNode;
  /** An explanation for screen readers, which others get beside the group. */
  hint?: string;
  values: readonly Value[];
  chosen: Value;
  chosenRef?: RefObject<HTMLInputElement | null>;
  onChoose(value: Value): void;
  /** Renders the label of a value. */
  children(value: Value): ReactNode;
}

/** A radio group of a few values side by side. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, hint, values, chosen, chosenRef, onChoose, children } = props;
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint && hintId}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              checked={value === chosen}
              ref={value === chosen ? chosenRef : undefined}
              onChange={() => onChoose(value)}
              // A click on the checked value counts too: a language may be from the address, not
              // chosen.
              onClick={value === chosen ? () => onChoose(value) : undefined}
            />
            {children(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
