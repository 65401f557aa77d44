import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { GraphQLSingularResponse } from 'relay-runtime';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { HistoryDrawer } from '../../../client/revision/HistoryDrawer';
import { renderClient } from '../../support/renderClient';

const t = historyTexts.english;
const editing = editingTexts.english;

// The drawer provides the Relay environment of the editors itself.
const mockEditors = { environment: createMockEnvironment() };
jest.mock('../../../client/relay/editorEnvironment', () => ({
  editorEnvironment: () => mockEditors.environment,
}));

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  // A session that has just started is not renewed before the first request.
  keepSessionAlive(createMockEnvironment());
});

function Opened() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button ref={trigger}>opener</button>
      <HistoryDrawer
        entity="TERM"
        entityId={7}
        title="Names"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        trigger={trigger}
      />
    </>
  );
}

const revision = (
  version: number,
  before: object | null,
  after: object,
  source = 'EDIT',
  currentVersion: number | null = Math.max(version, 3),
) => ({
  id: `Revision${version}`,
  databaseId: 100 + version,
  entity: 'TERM',
  entityId: 7,
  version,
  currentVersion,
  changeSet: null,
  adminName: `admin${version}`,
  source,
  createdAt: '2026-11-22T10:00:00.000Z',
  before,
  after,
  names: [],
});
const [FIRST, SECOND, THIRD] = ['Names', 'New names', 'Newest names'].map((englishName) => ({
  englishName,
})) as [object, object, object];
const NEWEST = revision(3, SECOND, THIRD, 'RESTORE');
const OLDER = revision(2, FIRST, SECOND, 'IMPORT');

async function open() {
  const environment = (mockEditors.environment = createMockEnvironment());
  const client = await renderClient(<Opened />, { settings: { prefLanguage: 'english' } });
  return { user: client.user, mock: environment.mock };
}

type Mock = ReturnType<typeof createMockEnvironment>['mock'];
type Operation = ReturnType<Mock['getMostRecentOperation']>;

async function answer(mock: Mock, data: (operation: Operation) => GraphQLSingularResponse) {
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  await act(async () => {
    const operation = mock.getMostRecentOperation();
    mock.resolve(operation, data(operation));
  });
}

const list = (mock: Mock, nodes: object[], endCursor: string | null = null) =>
  answer(mock, (operation) =>
    MockPayloadGenerator.generate(operation, {
      RevisionConnection: () => ({
        edges: nodes.map((node) => ({ node })),
        pageInfo: { hasNextPage: endCursor !== null, endCursor },
      }),
    }),
  );

const restored = (mock: Mock, __typename: string) =>
  answer(mock, () => ({ data: { restoreRevision: { __typename } } }));

const items = () => screen.getAllByRole('listitem');
const item = (at: number) => items()[at]!;
const asked = (mock: Mock) => mock.getMostRecentOperation().request.variables;

async function confirm(user: Awaited<ReturnType<typeof open>>['user'], at: number) {
  await user.click(within(item(at)).getByRole('button'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(t.confirm);
  await user.click(within(dialog).getByRole('button', { name: t.proceed }));
}

it('lists who changed what and how, newest first, and the state before', async () => {
  const { mock } = await open();
  expect(screen.getByRole('dialog', { name: 'History: Names' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t.loading);
  expect(asked(mock)).toMatchObject({ entity: 'TERM', entityId: 7 });
  await list(mock, [NEWEST, OLDER]);
  expect(items()).toHaveLength(3);
  expect(item(0)).toHaveTextContent('admin3');
  expect(item(0)).toHaveTextContent(t.source.RESTORE);
  expect(item(0)).toHaveTextContent(t.current);
  expect(item(0).querySelector('del')).toHaveTextContent('removed: New (end)');
  expect(item(0).querySelector('ins')).toHaveTextContent('added: Newest (end)');
  expect(within(item(0)).getByRole('button', { name: t.undo })).toBeVisible();
  expect(item(1)).toHaveTextContent(t.source.IMPORT);
  expect(within(item(1)).getByText(t.field.englishName)).toBeVisible();
  expect(item(1)).not.toHaveTextContent(t.current);
  expect(item(2)).toHaveTextContent(t.first);
});

it('offers nothing to restore for a row that is no longer there', async () => {
  const { mock } = await open();
  await list(mock, [revision(3, SECOND, THIRD, 'EDIT', null)]);
  expect(items()).toHaveLength(1);
  expect(item(0)).toHaveTextContent(t.gone);
  expect(item(0)).not.toHaveTextContent(t.current);
  expect(within(item(0)).queryByRole('button')).toBeNull();
});

it('says that nothing was changed yet', async () => {
  const { mock } = await open();
  await list(mock, []);
  expect(screen.getByText(t.none)).toBeVisible();
});

it('offers a retry after a failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { mock, user } = await open();
  await act(async () => mock.rejectMostRecentOperation(new Error('away')));
  expect(screen.getByRole('alert')).toHaveTextContent(t.failed);
  await user.click(screen.getByRole('button', { name: t.retry }));
  await list(mock, [NEWEST, OLDER]);
  expect(items()).toHaveLength(3);
  log.mockRestore();
});

it('loads older revisions on request, which know the newest version', async () => {
  const { mock, user } = await open();
  await list(mock, [NEWEST], 'cursor');
  expect(screen.queryByText(t.first)).toBeNull();
  await user.click(screen.getByRole('button', { name: t.more }));
  expect(asked(mock)).toMatchObject({ after: 'cursor' });
  // Someone has saved in the meantime, which the first part does not show.
  await list(mock, [revision(2, FIRST, SECOND, 'IMPORT', 4)]);
  await waitFor(() => expect(items()).toHaveLength(3));
  expect(item(1).parentElement).toHaveFocus();
  await confirm(user, 1);
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  expect(asked(mock).input).toEqual({ databaseId: 102, isBefore: false, expectedVersion: 3 });
});

it.each([
  ['undoes the newest', 0, { databaseId: 103, isBefore: true, expectedVersion: 3 }],
  ['restores an older state', 1, { databaseId: 102, isBefore: false, expectedVersion: 3 }],
  ['restores the first state', 2, { databaseId: 102, isBefore: true, expectedVersion: 3 }],
])('%s and shows the result', async (_what, at, input) => {
  const { mock, user } = await open();
  await list(mock, [NEWEST, OLDER]);
  await confirm(user, at);
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  expect(asked(mock).input).toEqual(input);
  await restored(mock, 'RestoreRevisionPayload');
  await list(mock, [revision(4, THIRD, FIRST, 'RESTORE'), NEWEST, OLDER]);
  await waitFor(() => expect(items()).toHaveLength(4));
  expect(await screen.findByText(editing.done.restored)).toBeVisible();
});

it('reports a conflict and reloads the list', async () => {
  const { mock, user } = await open();
  await list(mock, [NEWEST, OLDER]);
  await confirm(user, 1);
  await restored(mock, 'ConflictError');
  await list(mock, [revision(4, THIRD, FIRST), NEWEST, OLDER]);
  expect(await screen.findByText(editing.operation.stale)).toBeVisible();
  expect(items()).toHaveLength(4);
});

it('returns focus when it closes', async () => {
  const { mock, user } = await open();
  await list(mock, [NEWEST]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('opener')).toHaveFocus());
});
