import { useSavedTogether } from '../ui/editableTable/openForms';
import { LockedFields, type LockedField } from '../ui/editableTable/LockedFields';
import { EditingForm } from './EditingForm';
import { missing, type Saved } from './outcome';
import styles from './RowForm.module.css';
import { RowInput, type RowField, type RowValue } from './RowInput';
import { useEditing, type EditingOptions } from './useEditing';

interface RowFormProps<Values extends object> extends Pick<
  EditingOptions<Values>,
  'row' | 'label' | 'send'
> {
  start: Saved<Values>;
  /** In display order. */
  fields: Record<keyof Values, RowField>;
  locked: readonly LockedField[];
  onClose(): void;
}

/** The form of a table row, which is sent only when all required fields are filled. */
export function RowForm<Values extends Record<keyof Values, RowValue>>(
  props: RowFormProps<Values>,
) {
  const { start, fields, locked, onClose, ...options } = props;
  const names = Object.keys(fields) as (keyof Values & string)[];
  const editing = useEditing<Values>({
    ...options,
    initial: start.values,
    version: start.version,
    check: (values) =>
      missing(names.filter((name) => fields[name].isRequired && isEmpty(values[name]))),
    onSaved: onClose,
  });
  useSavedTogether(editing.save);
  return (
    <EditingForm editing={editing} fields={fields} onClose={onClose}>
      <LockedFields fields={locked} />
      <div className={styles.fields}>
        {names
          .filter((name) => !fields[name].isHidden)
          .map((name) => (
            <div key={name} className={fields[name].isLong ? styles.long : undefined}>
              <RowInput info={fields[name]} {...editing.field(name)} />
            </div>
          ))}
      </div>
    </EditingForm>
  );
}

const isEmpty = (value: RowValue) => value === null || String(value).trim() === '';
