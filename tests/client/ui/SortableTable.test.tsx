import { screen, within } from '@testing-library/react';
import { SortableTable } from '../../../client/ui/table/SortableTable';
import { renderClient } from '../../support/renderClient';

const ROWS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `${'ABCD'.charAt(index % 4)}d${index + 1}`,
}));
const COLUMNS = [
  { id: 'id', title: 'No', value: ({ id }: (typeof ROWS)[number]) => id },
  { id: 'name', title: 'Ad', value: ({ name }: (typeof ROWS)[number]) => name, isName: true },
] as const;

async function renderTable(rows = ROWS) {
  const onOpen = jest.fn();
  const { user } = await renderClient(
    <SortableTable
      label="Adlar"
      columns={COLUMNS}
      rows={rows}
      idOf={({ id }) => String(id)}
      textsOf={({ name }) => [name]}
      letterOf={({ name }) => name.charAt(0)}
      opened="2"
      onOpen={onOpen}
    />,
  );
  return { user, onOpen };
}

const toggle = (name: string) => screen.getByRole('button', { name });

test('the row of the address is open, and its button closes it', async () => {
  const { user, onOpen } = await renderTable();
  expect(toggle('Bd2')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Ad1')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Ad1'));
  expect(onOpen).toHaveBeenLastCalledWith('1');
  await user.click(toggle('Bd2'));
  expect(onOpen).toHaveBeenLastCalledWith(undefined);
  expect(toggle('Ad1')).toHaveAttribute('aria-expanded', 'true');
});

test('a filter hides rows without closing them', async () => {
  const { user } = await renderTable();
  const filter = screen.getByRole('searchbox', { name: 'Tabloda arayın' });
  await user.type(filter, 'd40');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('1 satır bulundu.');
  await user.type(filter, '0');
  expect(screen.getByRole('status')).toHaveTextContent('Bu tabloda böyle bir ad yok.');
  await user.clear(filter);
  expect(screen.getAllByRole('row')).toHaveLength(41);
  expect(toggle('Bd2')).toHaveAttribute('aria-expanded', 'true');
});

test('a letter sorts by name and leads to its first row', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await renderTable();
  const letters = screen.getByRole('group', { name: 'Harfler' });
  expect(within(letters).getAllByRole('button')).toHaveLength(4);
  await user.click(within(letters).getByRole('button', { name: 'C' }));
  expect(toggle('Cd3')).toHaveFocus();
  expect(screen.getByRole('columnheader', { name: 'Ad' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a short table has neither filter nor letters', async () => {
  await renderTable(ROWS.slice(0, 5));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Harfler' })).toBeNull();
});
