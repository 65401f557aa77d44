import { screen, waitFor, within } from '@testing-library/react';
import { EditableTable } from '../../../client/ui/editableTable/EditableTable';
import { useSavedTogether } from '../../../client/ui/editableTable/openForms';
import { renderClient } from '../../support/renderClient';

const ROWS = [
  { id: 1, name: 'bir' },
  { id: 2, name: 'iki' },
  { id: 3, name: 'üç' },
];

interface RowFormProps {
  start: string;
  onSave(name: string): void;
  onClose(): void;
}

function RowForm({ start, onSave, onClose }: RowFormProps) {
  useSavedTogether(async () => {
    onSave(start);
    onClose();
  });
  return (
    <>
      <input aria-label={start} />
      <button type="button" onClick={onClose}>
        kapat {start}
      </button>
    </>
  );
}

async function renderTable(read = (row: (typeof ROWS)[number]) => Promise.resolve(row.name)) {
  const onSave = jest.fn();
  const { user } = await renderClient(
    <EditableTable
      label="Sayılar"
      columns={[
        { id: 'id', title: 'No', value: ({ id }) => id },
        { id: 'name', title: 'Ad', value: ({ name }) => name, isName: true },
      ]}
      rows={ROWS}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      read={read}
      renderForm={(_row, start, onClose) => (
        <RowForm start={start} onSave={onSave} onClose={onClose} />
      )}
    />,
  );
  return { user, onSave };
}

const pencil = (name: string) => screen.getByRole('button', { name: `Düzenle: ${name}` });
const saveAll = () => screen.queryByRole('button', { name: 'Tümünü kaydet' });

test('a row is edited in place with focus, which then returns to its pencil', async () => {
  const { user } = await renderTable();
  await user.click(pencil('iki'));
  expect(await screen.findByRole('textbox', { name: 'iki' })).toHaveFocus();
  const [, , second, third] = screen.getAllByRole('row');
  expect(within(second!).getByRole('group', { name: 'Düzenleniyor: iki' })).toBeInTheDocument();
  expect(within(second!).getByRole('cell')).toHaveAttribute('colspan', '3');
  expect(within(third!).getByText('üç')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'kapat iki' }));
  expect(pencil('iki')).toHaveFocus();
});

test('all open rows are saved together, in the order they were opened', async () => {
  const { user, onSave } = await renderTable();
  expect(saveAll()).toBeNull();
  for (const name of ['üç', 'bir']) {
    await user.click(pencil(name));
    await screen.findByRole('textbox', { name });
  }
  await user.click(saveAll()!);
  await waitFor(() => expect(saveAll()).toBeNull());
  expect(onSave.mock.calls).toEqual([['üç'], ['bir']]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an open row stays open when sorting moves it', async () => {
  const { user } = await renderTable();
  await user.click(pencil('bir'));
  await user.type(await screen.findByRole('textbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('textbox')).toHaveValue('x');
  expect(screen.getAllByRole('row').at(-1)).toContainElement(screen.getByRole('textbox'));
});

test('a row that cannot be read stays closed, with a message', async () => {
  const { user } = await renderTable(() => Promise.reject(new Error('no answer')));
  await user.click(pencil('bir'));
  await screen.findByText('Satır açılamadı');
  expect(screen.queryByRole('textbox')).toBeNull();
});
