import { cleanup, screen } from '@testing-library/react';
import { ResultSelection } from '../../../client/search/ResultSelection';
import { selectionOf } from '../../../client/search/selection';
import { SelectionBar } from '../../../client/search/SelectionBar';
import { renderClient } from '../../support/renderClient';

/** Renders a page of results as an admin sees it. */
async function renderPage(term: string, keys: readonly string[]) {
  return renderClient(
    <>
      {keys.map((key) => (
        <ResultSelection key={key} term={term} verseKey={key} />
      ))}
      <SelectionBar term={term} keys={keys} />
    </>,
    { settings: { prefLanguage: 'english' } },
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const page = () => box('All on this page');
const count = () => screen.getByRole('status').textContent;

test('selects results one by one and by the page, in their order', async () => {
  const { user } = await renderPage('one', ['3:1', '2:1', '9:1']);
  expect(count()).toBe('No verses selected');
  await user.click(box('Select 9:1'));
  expect(page()).toBePartiallyChecked();
  expect(count()).toBe('1 verse selected');
  await user.click(page());
  expect(selectionOf('one')).toEqual(['9:1', '3:1', '2:1']);
  expect(page()).toBeChecked();
  expect(page()).not.toBePartiallyChecked();
  await user.click(box('Select 3:1'));
  expect(selectionOf('one')).toEqual(['9:1', '2:1']);
  expect(page()).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(selectionOf('one')).toEqual([]);
  expect(page()).not.toBePartiallyChecked();
});

test('the selection of a search stays on its other pages, not in other searches', async () => {
  const { user } = await renderPage('two', ['3:1', '2:1']);
  await user.click(page());
  cleanup();
  const next = await renderPage('two', ['4:1', '5:1']);
  expect(count()).toBe('2 verses selected');
  expect(page()).not.toBeChecked();
  await next.user.click(page());
  await next.user.click(page());
  expect(selectionOf('two')).toEqual(['3:1', '2:1']);
  cleanup();
  await renderPage('three', ['3:1', '2:1']);
  expect(count()).toBe('No verses selected');
  expect(box('Select 3:1')).not.toBeChecked();
});

test('without a selection, the dialog does not open', async () => {
  const { user } = await renderPage('four', ['3:1']);
  const open = screen.getByRole('button', { name: 'Add to topic…' });
  expect(open).toHaveAttribute('aria-disabled', 'true');
  await user.click(open);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(page());
  expect(open).toHaveAttribute('aria-disabled', 'false');
});
