/** Two tabs without Web Locks, which jsdom lacks: they ask each other. */
import type * as DraftStore from '../../../../client/editing/drafts/draftStore';
import type * as DraftWriter from '../../../../client/editing/drafts/draftWriter';
import { waitFor } from '@testing-library/react';

const STORE = '../../../../client/editing/drafts/draftStore';
const WRITER = '../../../../client/editing/drafts/draftWriter';

/** The code of drafts as another tab loads it, with the same database. */
function openTab() {
  let tab: (typeof DraftStore & typeof DraftWriter) | undefined;
  jest.isolateModules(() => {
    const store = jest.requireActual<typeof DraftStore>(STORE);
    tab = { ...store, ...jest.requireActual<typeof DraftWriter>(WRITER) };
  });
  return tab!;
}

const contentOf = (text: string) => ({
  row: 'post/new',
  values: { text },
  base: { text: '' },
  version: null,
  label: { turkish: 'Yeni', english: 'New' },
  path: '/',
});

type Tab = ReturnType<typeof openTab>;

/** Begins a form in a tab and types. */
function type(tab: Tab, text: string) {
  const form = tab.createDraftWriter();
  const end = form.begin();
  form.keep(contentOf(text));
  return { form, end };
}

const textsIn = (tab: Tab) =>
  tab.draftStore
    .read()
    .drafts.map(({ values }) => values.text)
    .sort();
const idIn = (tab: Tab, text: string) =>
  tab.draftStore.read().drafts.find(({ values }) => values.text === text)!.id;

let first: Tab;
let second: Tab;

beforeEach(async () => {
  [first, second] = [openTab(), openTab()];
  await Promise.all([first.loadDrafts(), second.loadDrafts()]);
  for (const { id } of first.draftStore.read().drafts) await first.deleteDraft(id);
  await waitFor(() => expect(textsIn(second)).toEqual([]));
});

test('forms of the same row in two tabs have a draft each', async () => {
  type(first, 'one');
  const { form } = type(second, 'two');
  await waitFor(() => {
    expect(textsIn(first)).toEqual(['one', 'two']);
    expect(textsIn(second)).toEqual(['one', 'two']);
  });
  form.drop();
  await waitFor(() => expect(textsIn(first)).toEqual(['one']));
});

test('a draft of an open form cannot be taken or deleted by another tab', async () => {
  const { form, end } = type(first, 'one');
  await waitFor(() => expect(textsIn(second)).toEqual(['one']));
  const id = idIn(second, 'one');
  await waitFor(() => expect(second.draftStore.read().elsewhere.has(id)).toBe(true));
  expect(await second.deleteAbandoned(id)).toBe(false);
  const other = second.createDraftWriter();
  other.begin();
  expect(await other.takeOver(id)).toBeUndefined();

  form.keep(contentOf('one and more'));
  end();
  await waitFor(() => expect(second.draftStore.read().elsewhere.has(id)).toBe(false));
  expect(await other.takeOver(id)).toMatchObject({ id, values: { text: 'one and more' } });
  await waitFor(() => expect(first.draftStore.read().elsewhere.has(id)).toBe(true));
});

test('a tab whose draft was taken while it could not answer continues in another', async () => {
  const { form } = type(first, 'one');
  await waitFor(() => expect(textsIn(second)).toEqual(['one']));
  const id = idIn(second, 'one');
  const frozen = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation();
  const other = second.createDraftWriter();
  other.begin();
  expect(await other.takeOver(id)).toBeDefined();
  frozen.mockRestore();
  other.keep(contentOf('taken'));
  await waitFor(() => expect(textsIn(first)).toEqual(['one', 'taken']));
  form.keep(contentOf('one, later'));
  await waitFor(() => expect(textsIn(second)).toEqual(['one, later', 'taken']));
});

test('a page that is hidden stores the last keys at once', async () => {
  const { form } = type(first, 'one');
  await waitFor(() => expect(textsIn(first)).toEqual(['one']));
  form.keep(contentOf('one, hidden'));
  const before = performance.now();
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(textsIn(first)).toEqual(['one, hidden']));
  expect(performance.now() - before).toBeLessThan(250);
});

test('drafts of the previous version are moved from localStorage once', async () => {
  const old = { ...contentOf('old'), label: 'New', savedAt: 5 };
  localStorage.setItem('draft:post/new', JSON.stringify(old));
  localStorage.setItem('draft:broken', '{');
  const tab = openTab();
  await tab.loadDrafts();
  expect(tab.draftStore.read().drafts).toMatchObject([
    { row: 'post/new', values: { text: 'old' }, label: { turkish: 'New', english: 'New' } },
  ]);
  expect(Object.keys(localStorage)).toEqual(['draft:broken']);
  localStorage.clear();
});

test('drafts that could not be read at first are read later', async () => {
  type(first, 'one');
  await waitFor(() => expect(textsIn(first)).toEqual(['one']));
  const refuse = jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  const tab = openTab();
  await tab.loadDrafts();
  expect(textsIn(tab)).toEqual([]);
  refuse.mockRestore();
  await waitFor(() => expect(textsIn(tab)).toEqual(['one']), { timeout: 5000 });
});
