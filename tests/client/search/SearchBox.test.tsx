import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { createMockEnvironment } from 'relay-test-utils';
import { SearchBox } from '../../../client/search/SearchBox';
import { renderClient } from '../../support/renderClient';

const box = () => screen.getByRole('combobox', { name: 'Ara' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const surah = (number: number, name: string) => ({
  label: `${number} - ${name}`,
  target: { __typename: 'Surah', __isNode: 'Surah', id: `surah${number}`, number },
});

/** Answers the one pending request. */
async function answer(environment: ReturnType<typeof createMockEnvironment>, suggest: object[]) {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { suggest } }),
  );
}

async function typeYusuf() {
  const client = await renderClient(<SearchBox />, { path: '/verses/1:1' });
  await client.user.type(box(), 'yus');
  await answer(client.environment, [surah(12, 'Yûsuf'), surah(10, 'Yûnus')]);
  await waitFor(() =>
    expect(options()).toEqual(['12 - YûsufSure', '10 - YûnusSure', 'Ayetlerde ara: “yus”']),
  );
  return client;
}

test('requests suggestions in the language of the reader, without the overlay', async () => {
  const { environment, user } = await renderClient(<SearchBox />);
  await user.type(box(), 'yus');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.variables).toEqual({ query: 'yus', language: 'TURKISH' });
  expect(request.cacheConfig?.metadata).toEqual({ skipLoader: true, skipToast: true });
});

test.each([
  ['y', 0],
  [' y ', 0],
  ['yu', 1],
  ['ي', 1],
  ['2', 1],
])('%j sends %i requests', async (text, times) => {
  const { environment, user } = await renderClient(<SearchBox />);
  await user.type(box(), text);
  // Longer than the pause after which the box requests suggestions.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(environment.mock.getAllOperations()).toHaveLength(times);
});

test('ignores the keys of an input method', async () => {
  const { address, user } = await typeYusuf();
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(box(), { key: 'Enter', ...event });
    fireEvent.keyDown(box(), { key: 'Escape', ...event });
    fireEvent.keyDown(box(), { key: 'ArrowDown', ...event });
  }
  expect(address.current).toBe('/verses/1:1');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('12 - Yûsuf');
  await user.keyboard('{Enter}');
  expect(address.current).toBe('/verses/12:1');
});

test('shows no list without suggestions', async () => {
  const { environment, user } = await renderClient(<SearchBox />);
  await user.type(box(), 'zzqx');
  await answer(environment, []);
  expect(options()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('shows no failure, and requests suggestions for the next input', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment, user } = await renderClient(<SearchBox />);
  await user.type(box(), 'yus');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('No answer.')));
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(box(), 'u');
  await answer(environment, [surah(12, 'Yûsuf')]);
  await waitFor(() => expect(options()).toHaveLength(2));
  logged.mockRestore();
});

test('shows the query of the page', async () => {
  await renderClient(<SearchBox />, { path: '/query?queryParameter=sab%C4%B1r' });
  expect(box()).toHaveValue('sabır');
});
