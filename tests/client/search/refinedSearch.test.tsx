/** Searches that readers refine: what is reported, and that nothing else is. */
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import persisted from '../../../client/__generated__/persistedQueries.json';
import { forgetSearch, noteSearch, watchOpening } from '../../../client/search/refinedSearch';
import { SearchBox } from '../../../client/search/SearchBox';
import { renderClient } from '../../support/renderClient';

const MINUTE_MS = 60_000;
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  forgetSearch();
  fetched.mockReset().mockRejectedValue(new Error('No connection.'));
  globalThis.fetch = fetched as typeof fetch;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

interface Sent {
  documentId: string;
  variables: { input: { query: string; refinedTo: string } };
}

/** The refinements that were sent after the delay of the report. */
async function reports(): Promise<string[]> {
  await jest.advanceTimersByTimeAsync(2000);
  // The code that sends is imported.
  jest.useRealTimers();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
  return fetched.mock.calls.map(([, { body }]) => {
    const { query, refinedTo } = (JSON.parse(body as string) as Sent).variables.input;
    return `${query} → ${refinedTo}`;
  });
}

test('a search for something else is reported once, by a persisted mutation without credentials', async () => {
  noteSearch('ayet ul kürsü');
  jest.advanceTimersByTime(2 * MINUTE_MS);
  noteSearch('taht ayeti');
  expect(fetched).not.toHaveBeenCalled();
  expect(await reports()).toEqual(['ayet ul kürsü → taht ayeti']);
  const [[address, init] = []] = fetched.mock.calls;
  expect(address).toBe('/graphql');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(JSON.stringify(init?.headers)).not.toMatch(/authorization/i);
  const { documentId } = JSON.parse(init?.body as string) as Sent;
  expect((persisted as Record<string, string>)[documentId]).toContain('countRefinedSearch');
});

test('each search is compared with the one before', async () => {
  for (const query of ['bir', 'iki', '2:255']) noteSearch(query);
  expect(await reports()).toEqual(['bir → iki', 'iki → 2:255']);
});

test.each([
  ['the first search', () => noteSearch('bir')],
  [
    'a search after more than two minutes',
    () => {
      noteSearch('bir');
      jest.advanceTimersByTime(2 * MINUTE_MS + 1);
      noteSearch('iki');
    },
  ],
  ['the same text', () => ['bir', 'bir'].forEach(noteSearch)],
  ['the same text in another spelling', () => ['SABIR', 'sabır'].forEach(noteSearch)],
  [
    'a search after a reference, which leads to its verse',
    () => ['2:255', 'bir'].forEach(noteSearch),
  ],
  [
    'a search after a suggested page',
    () => {
      noteSearch('bir');
      forgetSearch();
      noteSearch('iki');
    },
  ],
])('%s is not reported', async (_name, search) => {
  search();
  expect(await reports()).toEqual([]);
});

describe('on a page of results', () => {
  const show = async () => {
    // The box is used in real time.
    jest.useRealTimers();
    const client = await renderClient(
      <>
        <SearchBox />
        <main ref={watchOpening}>
          <Link to="/verses/2:255?queryParameter=bir">
            <span>a result</span>
          </Link>
          <Link to="/query?queryParameter=bir&pageIndex=1">next page</Link>
        </main>
      </>,
      { path: '/query' },
    );
    window.history.replaceState(null, '', '/query');
    const search = (text: string) => {
      const box = screen.getByRole('combobox');
      fireEvent.change(box, { target: { value: text } });
      fireEvent.submit(box.closest('form')!);
    };
    return { ...client, search };
  };
  const sent = async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 2500)));
    return fetched.mock.calls.map(
      ([, { body }]) => (JSON.parse(body as string) as Sent).variables.input,
    );
  };

  test('the box reports it, trimmed, also if the next page was opened and the report fails', async () => {
    const logged = jest.spyOn(console, 'error');
    const { search } = await show();
    search(' bir ');
    fireEvent.click(screen.getByText('next page'));
    search('iki ');
    expect(await sent()).toEqual([{ query: 'bir', refinedTo: 'iki' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged.mock.calls.flat().filter((text) => /No connection/.test(String(text)))).toEqual(
      [],
    );
    logged.mockRestore();
  });

  test.each(['click', 'auxclick'])('a result that was opened by a %s prevents it', async (type) => {
    const { search } = await show();
    search('bir');
    fireEvent(
      screen.getByText('a result'),
      new MouseEvent(type, { bubbles: true, cancelable: true }),
    );
    search('iki');
    expect(await sent()).toEqual([]);
  });
});
