import { screen, waitFor, within } from '@testing-library/react';
import { MORE_WAYS } from '../../../client/developers/access';
import { DevelopersPage } from '../../../client/developers/DevelopersPage';
import { addressInGraphiQL, EXAMPLES } from '../../../client/developers/examples';
import { readStatus } from '../../../client/developers/readStatus';
import { ReferencePage } from '../../../client/developers/ReferencePage';
import {
  curlOf,
  document as openApi,
  groupsOf,
} from '../../../client/developers/reference/openApi';
import { runQuery } from '../../../client/developers/runQuery';
import { developerTexts } from '../../../client/i18n/developers';
import { API_VERSION } from '../../../text/apiVersion';
import { DEPRECATIONS } from '../../../text/deprecations';
import { renderClient } from '../../support/renderClient';

/** What the server would answer to each address. */
type Answers = Record<string, { status?: number; headers?: Record<string, string>; body: unknown }>;

const withHeaders = (headers: Record<string, string>) => ({
  get: (name: string) => headers[name] ?? null,
});

const fetchFrom = (answers: Answers) =>
  jest.fn(async (address: string) => {
    const found = Object.entries(answers).find(([path]) => address.startsWith(path));
    if (!found) throw new TypeError('unreachable');
    const [, { status = 200, headers = {}, body }] = found;
    return {
      ok: status === 200,
      status,
      headers: withHeaders(headers),
      json: async () => body,
    } as unknown as Response;
  }) as unknown as jest.MockedFunction<typeof fetch>;

const CONTENT = {
  data: { contentRevision: 7, contentChangedAt: '2026-11-28T10:00:00.000Z' },
};
/** What screen readers say without being asked. */
const announcements = () => {
  const regions = window.document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
  return [...regions].map(({ textContent }) => textContent).filter((text) => text !== '');
};

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const answer = (headers: Record<string, string>, body: unknown) =>
  (async () => ({
    headers: withHeaders(headers),
    json: async () => body,
  })) as unknown as typeof fetch;

describe.each(['turkish', 'english'] as const)('the page for developers in %s', (language) => {
  const texts = developerTexts[language];

  test('shows the ways to the data, a status and the versions', async () => {
    globalThis.fetch = fetchFrom({
      '/readyz': { body: { status: 'ok' } },
      '/graphql': { body: CONTENT },
    });
    await renderClient(<DevelopersPage />, { settings: { prefLanguage: language } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
    for (const way of ['GraphQL', 'REST', texts.access.downloads.title]) {
      expect(screen.getByRole('heading', { name: way })).toBeVisible();
    }
    for (const { key, addresses } of MORE_WAYS) {
      const item = screen.getByText(`${texts.more[key].title}.`).closest('li')!;
      expect(item).toHaveTextContent(texts.more[key].text.replaceAll('`', ''));
      const links = within(item).queryAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    }
    expect(await screen.findByText(texts.status.ok)).toBeVisible();
    expect(announcements()).toEqual([`${texts.status.service}: ${texts.status.ok}`]);
    expect(screen.getByText('7')).toBeVisible();
    expect(screen.getByText(API_VERSION)).toBeVisible();
    expect(screen.getAllByText(/numberOfOccurencesInQuran$/)).toHaveLength(DEPRECATIONS.length);
    expect(screen.getByRole('link', { name: texts.versions.changelog })).toHaveAttribute(
      'href',
      '/schema-changelog.md',
    );
  });

  test('sends a query and shows the response, or that there is none', async () => {
    globalThis.fetch = fetchFrom({ '/graphql': { body: { data: { verse: { key: '2:255' } } } } });
    const { user } = await renderClient(<DevelopersPage />, {
      settings: { prefLanguage: language },
    });
    const [first] = screen.getAllByRole('button', { name: texts.examples.run });
    await user.click(first!);
    expect(await screen.findByText(/"key": "2:255"/)).toBeVisible();
    // Not the response itself.
    const answered = texts.examples.answered.replace('{{ms}}', String.raw`\d+`);
    expect(announcements()).toContainEqual(expect.stringMatching(new RegExp(`^${answered}$`)));
    expect(announcements().join()).not.toContain('2:255');
    globalThis.fetch = fetchFrom({});
    await user.click(first!);
    expect(await screen.findByText(texts.examples.failed)).toBeVisible();
    expect(announcements()).toContain(texts.examples.failed);
    expect(screen.getAllByRole('link', { name: texts.examples.open })[0]).toHaveAttribute(
      'href',
      addressInGraphiQL(EXAMPLES[0].query),
    );
  });

  test('says whether code was copied', async () => {
    globalThis.fetch = fetchFrom({});
    const { user } = await renderClient(<DevelopersPage />, {
      settings: { prefLanguage: language },
    });
    const [first, second] = screen.getAllByRole('button', { name: texts.reference.copy });
    await user.click(first!);
    await waitFor(() => expect(announcements()).toContain(texts.reference.copied));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(second!);
    await waitFor(() => expect(announcements()).toContain(texts.reference.copyFailed));
    expect(second).toHaveAccessibleName(texts.reference.copy);
  });
});

test('a response says what is left of the budget, unless it comes from a cache', async () => {
  const headers = { 'RateLimit-Limit': '300', 'RateLimit-Remaining': '295' };
  const charged = await runQuery('{ x }', answer(headers, { data: 1 }));
  expect(charged).toMatchObject({
    text: '{\n  "data": 1\n}',
    budget: { left: '295', limit: '300' },
  });
  expect((await runQuery('{ x }', answer({}, {}))).budget).toBeUndefined();
});

test.each<[string, Answers, object]>([
  [
    'ready',
    { '/readyz': { body: {} }, '/graphql': { body: CONTENT } },
    { service: 'ok', content: { revision: 7 } },
  ],
  ['not ready', { '/readyz': { status: 503, body: {} } }, { service: 'unavailable' }],
  ['away', {}, { service: 'unknown' }],
  [
    'ready without content',
    { '/readyz': { body: {} }, '/graphql': { body: { data: null } } },
    { service: 'ok' },
  ],
])('the status of a server that is %s', async (_what, answers, expected) => {
  expect(await readStatus(fetchFrom(answers))).toMatchObject(expected);
});

describe('the REST reference', () => {
  test('describes every call with an example, and every type', async () => {
    await renderClient(<ReferencePage />, { settings: { prefLanguage: 'english' } });
    const calls = groupsOf(openApi).flatMap((group) => group.calls);
    expect(calls).toHaveLength(
      Object.values(openApi.paths).flatMap((methods) => Object.keys(methods)).length,
    );
    for (const { id, path } of calls) {
      const call = window.document.getElementById(id)!;
      expect(within(call).getByRole('heading', { level: 3 })).toHaveTextContent(`/api${path}`);
      expect(call.querySelector('pre')?.textContent).toMatch(/^curl -s /);
    }
    const links = [...window.document.querySelectorAll<HTMLAnchorElement>('main a, a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'));
    const missing = links.filter((href) => !window.document.getElementById(href.slice(1)));
    await waitFor(() => expect(links.length).toBeGreaterThan(100));
    expect(missing).toEqual([]);
  });

  test.each([
    ['getVerse', 'curl -s https://x/api/verses/2'],
    ['listChanges', "curl -s --get https://x/api/changes \\\n  --data-urlencode 'since=1'"],
    [
      'searchVerses',
      "curl -s --get https://x/api/verses/query \\\n  --data-urlencode 'queryParameter=patience'",
    ],
  ])('the example of %s', (id, expected) => {
    const call = groupsOf(openApi)
      .flatMap((group) => group.calls)
      .find((each) => each.id === id);
    expect(curlOf(call!, 'https://x')).toBe(expected);
  });

  test('every call to read has an example with a value for each parameter', () => {
    const examples = groupsOf(openApi)
      .flatMap((group) => group.calls)
      .filter(({ method }) => method === 'GET')
      .map((call) => curlOf(call, 'https://x'));
    expect(examples.length).toBeGreaterThan(10);
    expect(examples.filter((text) => text.includes('…'))).toEqual([]);
  });

  test('an example for admins has a token and a body with what is required', () => {
    const call = groupsOf(openApi)
      .flatMap((group) => group.calls)
      .find(({ id }) => id === 'updateVerse');
    const text = curlOf(call!, 'https://x');
    expect(text).toContain('"Authorization: Bearer $TOKEN"');
    expect(text).toContain('"turkishTranslation":"…"');
  });
});
