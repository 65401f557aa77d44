import { useId, type ReactNode, type RefObject } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  chosenRef?: RefObject<HTMLInputElement | null>;
  onChoose(value: Value): void;
  /** What stands on the choice of a value. */
  children(value: Value): ReactNode;
}

/** A few values side by side, one of them chosen. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, values, chosen, chosenRef, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
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
              // What is shown may not have been chosen yet: a language may come from the address.
              onClick={value === chosen ? () => onChoose(value) : undefined}
            />
            {children(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
