/** Admins on their journeys: who signs in, and what several of them do. */
import type { Page } from 'playwright-core';
import { FLAG } from '../../client/auth/signedIn';
import { adminTexts } from '../../client/i18n/admin';
import { authTexts } from '../../client/i18n/auth';
import { editingTexts, type EditingTexts } from '../../client/i18n/editing';
import { expectAccessible } from './axe';
import { eventually, hydrated, type Open, type ReaderOptions } from './browser';
import { ADMIN, adminPassword, type BrowserServer } from './browserServer';
import { LANGUAGES } from './journey';

export type AdminLanguage = 'turkish' | 'english';

interface AdminOptions extends Omit<ReaderOptions, 'settings'> {
  language?: AdminLanguage;
  theme?: 'darkGreen' | 'lightGreen';
}

/** Opens an address of a server of the journey's own as an admin who signed in on an earlier visit. */
export async function openAsAdmin(
  open: Open,
  server: BrowserServer,
  path: string,
  { language = 'english', theme = 'darkGreen', before, ...options }: AdminOptions = {},
): Promise<Page> {
  const page = await open(path, {
    ...options,
    origin: server.origin,
    settings: { prefLanguage: language, prefTheme: theme },
    async before(page) {
      await startSession(page, server.origin);
      await before?.(page);
    },
  });
  await waitForAdmin(page);
  return page;
}

/** Leaves in the browser what signing in does: the cookie of the refresh token, and the flag. */
async function startSession(page: Page, origin: string): Promise<void> {
  const response = await page.context().request.post(`${origin}/graphql`, {
    headers: { origin },
    data: {
      query: `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`,
      variables: { input: { username: ADMIN, password: adminPassword() } },
    },
  });
  expect(await response.json()).toEqual({ data: { login: { __typename: 'LoginPayload' } } });
  await page.addInitScript((flag) => {
    // It runs at every load, and the admin may have signed out since.
    if (sessionStorage.getItem('began') !== null) return;
    sessionStorage.setItem('began', 'true');
    localStorage.setItem(flag, 'true');
  }, FLAG);
}

/** Fills the form of signing in, wherever it stands. */
export async function signInOn(page: Page, language: AdminLanguage): Promise<void> {
  const own = authTexts[language];
  await page.getByLabel(own.username).fill(ADMIN);
  await page.getByLabel(own.password).fill(adminPassword());
  await page.getByRole('button', { name: own.signIn, exact: true }).click();
}

/** Opens an address anew, and waits until the admin is known on it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await waitForAdmin(page);
}

const waitForAdmin = (page: Page) =>
  page.getByText(ADMIN, { exact: true }).first().waitFor({ state: 'attached' });

/** Sends GraphQL as the admin, from outside any browser. */
export function adminClient(server: BrowserServer) {
  const send = async <Data>(query: string, variables: object = {}, jwt?: string) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(jwt && { authorization: `Bearer ${jwt}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as { data?: Data; errors?: unknown };
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  return async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { login } = await send<{ login: { session: { jwt: string } } }>(
      `mutation ($input: LoginInput!) { login(input: $input) {
        ... on LoginPayload { session { jwt } } } }`,
      { input: { username: ADMIN, password: adminPassword() } },
    );
    return send<Data>(query, variables, login.session.jwt);
  };
}

/** Ends every session of the admin, as another device of theirs would. */
export const endSessions = (server: BrowserServer) =>
  adminClient(server)('mutation { logoutEverywhere { isSignedOut } }');

/** Types at the end of a text, formatted or not. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label, exact: true });
  await box.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  const content = () =>
    box.evaluate((node) => (node instanceof HTMLInputElement ? node.value : node.textContent));
  await eventually(async () => expect(await content()).toContain(text.trim()));
}

/** Waits for a toast, of which an earlier one may still be there. */
export const expectMessage = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Languages in which axe has looked at the dialog of the operations, once a file. */
const seenDialogs = new Set<AdminLanguage>();

/** Opens the form of an operation from wherever the entry to them stands. */
export async function choose(
  page: Page,
  language: AdminLanguage,
  operation: 'createPost' | 'updatePost' | 'deletePost' | 'createTermElement',
): Promise<void> {
  const own = adminTexts[language];
  const entry = page.getByRole('button', { name: new RegExp(`^${own.admin}`) });
  const { menu: name } = LANGUAGES[language].texts.navigation;
  const menu = page.getByLabel(name, { exact: true }).filter({ visible: true });
  await entry.filter({ visible: true }).or(menu).first().waitFor();
  // On a phone the entry is inside of the menu.
  if ((await menu.count()) > 0) await menu.click();
  await entry.filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: own.operations, exact: true });
  await dialog.waitFor();
  if (!seenDialogs.has(language)) await expectAccessible(page, '[role=dialog]');
  seenDialogs.add(language);
  await dialog.getByRole('button', { name: own[operation], exact: true }).click();
}

/** Signs in over what was about to be done, which then is. */
export async function signInAgain(
  page: Page,
  language: AdminLanguage,
  done: keyof EditingTexts['done'] = 'saved',
): Promise<void> {
  const own = editingTexts[language];
  const dialog = page.getByRole('dialog', { name: own.signInAgain.title });
  await dialog.waitFor();
  await signInOn(page, language);
  await expectMessage(page, own.done[done]);
  await dialog.waitFor({ state: 'hidden' });
}
