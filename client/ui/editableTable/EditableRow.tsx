import { useEffect, useRef, useState, useTransition } from 'react';
import { useTableEditingTexts } from '../../i18n/tableEditing';
import buttons from '../buttons/buttons.module.css';
import { EditIcon } from '../icons/fieldIcons';
import { TableRow, type RowState } from '../table/TableRow';
import type { Column } from '../table/tableColumn';
import { toast } from '../toasts/toast';
import styles from './EditableTable.module.css';
import type { RowEditing } from './rowEditing';

interface EditableRowProps<Row, Start> {
  row: Row;
  columns: readonly Column<Row>[];
  state: RowState;
  editing: RowEditing<Row, Start>;
}

/** A row with an edit button, or its form in a panel as wide as the table's box. */
export function EditableRow<Row, Start>(props: EditableRowProps<Row, Start>) {
  const { row, columns, state, editing } = props;
  const { nameOf, read, renderForm, renderActions } = editing;
  const t = useTableEditingTexts();
  const [form, setForm] = useState<{ start: Start }>();
  const [isOpening, startOpening] = useTransition();
  const pencil = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = form !== undefined;
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    else if (wasOpen.current) pencil.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () =>
    startOpening(async () => {
      try {
        const start = await read(row);
        if (start === undefined) throw new Error('The row is gone.');
        startOpening(() => setForm({ start }));
      } catch {
        toast({ type: 'error', title: t('notOpened.title'), description: t('notOpened.message') });
      }
    });
  const name = nameOf(row);
  if (form) {
    return (
      <tr role="row">
        <td role="cell" colSpan={columns.length + 1} className={styles.cell}>
          <div ref={panel} role="group" aria-label={t('edited', { name })} className={styles.panel}>
            {renderForm(row, form.start, () => setForm(undefined))}
          </div>
        </td>
      </tr>
    );
  }
  return (
    <TableRow row={row} columns={columns} state={state}>
      <td role="cell" className={styles.actions}>
        <div className={styles.buttons}>
          <button
            type="button"
            ref={pencil}
            className={buttons.icon}
            aria-label={t('edit', { name })}
            aria-busy={isOpening || undefined}
            onClick={open}
          >
            <EditIcon />
          </button>
          {renderActions?.(row)}
        </div>
      </td>
    </TableRow>
  );
}
