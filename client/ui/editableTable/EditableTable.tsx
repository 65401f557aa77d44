import { useCallback, useState } from 'react';
import { useTableEditingTexts } from '../../i18n/tableEditing';
import { SortableTable, type SortableTableProps } from '../table/SortableTable';
import { EditableRow } from './EditableRow';
import styles from './EditableTable.module.css';
import { OpenForms, type Save } from './openForms';
import type { RowEditing } from './rowEditing';

/** A table whose rows are edited in place, also several at once. */
export function EditableTable<Row, Start>(props: SortableTableProps<Row> & RowEditing<Row, Start>) {
  const { nameOf, read, renderForm, renderActions, ...table } = props;
  const t = useTableEditingTexts();
  const [forms, setForms] = useState<readonly Save[]>([]);
  const [isSaving, setSaving] = useState(false);
  const open = useCallback((save: Save) => {
    setForms((current) => [...current, save]);
    return () => setForms((current) => current.filter((other) => other !== save));
  }, []);
  const saveAll = async () => {
    setSaving(true);
    // One after the other, so that each form shows its own problems.
    for (const save of forms) await save();
    setSaving(false);
  };
  const lastHeader = (
    <th role="columnheader" scope="col" className={styles.actions}>
      {forms.length > 0 ? (
        <button
          type="button"
          className={styles.saveAll}
          aria-busy={isSaving}
          disabled={isSaving}
          onClick={() => void saveAll()}
        >
          {t('saveAll')}
        </button>
      ) : (
        <span className="visuallyHidden">{t('actions')}</span>
      )}
    </th>
  );
  return (
    <OpenForms value={open}>
      <SortableTable
        {...table}
        className={styles.box}
        lastHeader={lastHeader}
        renderRow={(row, columns, state) => (
          <EditableRow
            row={row}
            columns={columns}
            state={state}
            editing={{ nameOf, read, renderForm, renderActions }}
          />
        )}
      />
    </OpenForms>
  );
}
