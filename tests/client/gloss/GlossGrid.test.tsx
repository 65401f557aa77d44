import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import GlossWorkQuery, {
  type GlossWorkQuery$data,
} from '../../../client/__generated__/GlossWorkQuery.graphql';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { LeaveGuard } from '../../../client/editing/LeaveGuard';
import { GlossGrid } from '../../../client/gloss/GlossGrid';
import { editingTexts } from '../../../client/i18n/editing';
import { glossTexts } from '../../../client/i18n/gloss';
import { deleteAllDrafts } from '../../support/drafts';
import { answerOf, renderClient } from '../../support/renderClient';

const t = glossTexts.english;
const editing = editingTexts.english;
const KEYS = ['1:1:1', '1:1:2', '1:1:3'];

/** The refusal of a request whose session has ended. */
const FORBIDDEN = Object.assign(new Error('Sign in.'), {
  source: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
});

type Environment = ReturnType<typeof createMockEnvironment>;

beforeEach(async () => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
  await deleteAllDrafts();
});

/** Three words of a verse, each with one suggestion, and a link to the next page after them. */
async function open() {
  const environment = createMockEnvironment();
  const { glossWork } = answerOf<GlossWorkQuery$data>(
    environment,
    GlossWorkQuery,
    { language: 'TURKISH', isMissing: true, first: 50 },
    {
      Query: () => ({
        glossWork: {
          edges: KEYS.map((key, index) => ({
            node: {
              id: key,
              databaseId: index + 1,
              key,
              version: 1,
              arabicText: 'كلمة',
              turkishTranslation: null,
              verse: { id: 'verse', key: '1:1', surah: { id: 'surah' } },
              glossSuggestions: [{ text: 'anlam', count: 1, total: 1, basis: 'FORM' }],
            },
          })),
        },
      }),
    },
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <main>
          <GlossGrid words={glossWork.edges.map(({ node }) => node)} language="turkish" />
          <nav>
            <Link rel="next" to="/next">
              {t.next}
            </Link>
          </nav>
          <LeaveGuard />
        </main>
      ),
    },
    { path: '/next', element: <p>next page</p> },
  ]);
  const { user } = await renderClient(<RouterProvider router={router} />, {
    environment,
    settings: { prefLanguage: 'english' },
    withoutRouter: true,
  });
  return { environment, user };
}

const field = (at: number) =>
  screen.getByRole('textbox', { name: t.gloss.replace('{{key}}', KEYS[at] ?? '') });

test('Alt with the number of no suggestion is left to the browser', async () => {
  await open();
  const press = (code: string) => {
    const event = createEvent.keyDown(field(0), { code, altKey: true });
    fireEvent(field(0), event);
    return event.defaultPrevented;
  };
  expect(press('Digit2')).toBe(false);
  expect(field(0)).toHaveValue('');
  expect(press('Digit1')).toBe(true);
  expect(field(0)).toHaveValue('anlam');
});

const sent = (environment: Environment) =>
  environment.mock
    .getAllOperations()
    .map(({ request }) => (request.variables.input as { gloss: string } | undefined)?.gloss);

test('after nobody signed in again, the saves that wait are dropped and say so', async () => {
  const { environment, user } = await open();
  await user.type(field(0), 'bir{Enter}iki{Enter}üç{Enter}');
  await waitFor(() => expect(sent(environment)).toEqual(['bir']));
  await act(async () => environment.mock.rejectMostRecentOperation(FORBIDDEN));
  await waitFor(() => expect(sent(environment)).toEqual([undefined]));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { refreshJwt: { __typename: 'NotFoundError' } },
    }),
  );
  await screen.findByRole('dialog', { name: editing.signInAgain.title });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  for (const alert of screen.getAllByRole('alert')) {
    expect(alert).toHaveTextContent(editing.failure.signedOut);
  }
  expect(sent(environment)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field(1)).toHaveValue('iki');
  expect(field(2)).toHaveValue('üç');

  await user.type(field(1), '{Enter}');
  await waitFor(() => expect(sent(environment)).toEqual(['iki']));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('a page that was left during the last save is left when it has succeeded', async () => {
  const { environment, user } = await open();
  await user.type(field(2), 'üç{Enter}');
  expect(screen.getByRole('link', { name: t.next })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: editing.unsaved.title });
  await waitFor(() => expect(sent(environment)).toEqual(['üç']));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { replaceGlosses: { __typename: 'ReplaceGlossesPayload' } },
    }),
  );
  expect(await screen.findByText('next page')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  [editing.unsaved.discard, true],
  [editing.unsaved.leave, true],
  [editing.unsaved.stay, false],
])('%s: the page is left: %s', async (answer, isLeft) => {
  const { user } = await open();
  await user.type(field(2), 'üç');
  await user.click(screen.getByRole('link', { name: t.next }));
  await user.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('next page') !== null).toBe(isLeft);
  if (!isLeft) expect(field(2)).toHaveValue('üç');
});
