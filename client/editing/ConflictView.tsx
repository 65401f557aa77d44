import { useId, useState } from 'react';
import { useEditingTexts } from '../i18n/editing';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './ConflictView.module.css';
import { FieldText, type FieldInfo } from './FieldText';
import { differences, type Side } from './merge';

const SIDES = ['theirs', 'mine'] as const;

interface ConflictViewProps<Values extends object> {
  /** The values that both sides started from. */
  base: Values;
  mine: Values;
  theirs: Values;
  fields: Record<keyof Values, FieldInfo>;
  onMerge(merged: Values): void;
}

/** Shows both versions of each conflicting field, to choose one of them. */
export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { base, mine, theirs, fields, onMerge } = props;
  const t = useEditingTexts();
  const id = useId();
  const [found] = useState(() => differences(base, mine, theirs));
  const [sides, setSides] = useState(
    () =>
      Object.fromEntries(found.map(({ field, side }) => [field, side])) as Record<
        keyof Values,
        Side
      >,
  );
  const merge = () => {
    const taken = found.map(({ field }) => [
      field,
      (sides[field] === 'mine' ? mine : theirs)[field],
    ]);
    onMerge({ ...mine, ...(Object.fromEntries(taken) as Partial<Values>) });
  };
  return (
    <div role="group" aria-labelledby={`${id}title`} className={styles.conflict}>
      <div role="alert">
        <p id={`${id}title`} className={styles.title}>
          {t('conflict.title')}
        </p>
        <p>{t('conflict.message')}</p>
      </div>
      {found.map(({ field, isOfBoth }) => (
        <fieldset key={String(field)} className={styles.field}>
          <legend className={styles.name}>
            {fields[field].label}
            {isOfBoth && <span className={styles.both}> · {t('conflict.both')}</span>}
          </legend>
          <div className={styles.sides}>
            {SIDES.map((side) => (
              <label key={side} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}${String(field)}`}
                    checked={sides[field] === side}
                    onChange={() => setSides((current) => ({ ...current, [field]: side }))}
                  />
                  {t(`conflict.${side}`)}
                </span>
                <FieldText
                  info={fields[field]}
                  value={(side === 'mine' ? mine : theirs)[field]}
                  empty={t('conflict.empty')}
                />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={buttons.actions}>
        <button type="button" className={buttons.primary} onClick={merge}>
          {t('conflict.use')}
        </button>
      </div>
    </div>
  );
}
