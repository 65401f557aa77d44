/** Steps that several end-to-end tests of admins share. */
import type { Page } from 'playwright-core';
import { SIGNED_IN_FLAG } from '../../client/auth/signedIn';
import { adminTexts } from '../../client/i18n/admin';
import { authTexts } from '../../client/i18n/auth';
import { editingTexts, type EditingTexts } from '../../client/i18n/editing';
import { expectAccessible } from './axe';
import { eventually, waitForHydration, type Open, type ReaderOptions } from './browser';
import { ADMIN, adminPassword, type BrowserServer } from './browserServer';
import { LANGUAGES } from './journey';
import { IS_SOAK } from './soak';

export type AdminLanguage = 'turkish' | 'english';

interface AdminOptions extends Omit<ReaderOptions, 'settings'> {
  language?: AdminLanguage;
  theme?: 'darkGreen' | 'lightGreen';
}

/** Opens an address of the test's own server as an admin who signed in on an earlier visit. */
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

/** Signs in by a request, which leaves the cookie of the refresh token, and sets the flag. */
export async function startSession(page: Page, origin: string): Promise<void> {
  const response = await page.context().request.post(`${origin}/graphql`, {
    headers: { origin },
    data: {
      query: `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`,
      variables: { input: { username: ADMIN, password: adminPassword() } },
    },
  });
  expect(await response.json()).toEqual({ data: { login: { __typename: 'LoginPayload' } } });
  await page.addInitScript((flag) => {
    // This runs at every load, and the admin may have signed out since.
    if (sessionStorage.getItem('began') !== null) return;
    sessionStorage.setItem('began', 'true');
    localStorage.setItem(flag, 'true');
  }, SIGNED_IN_FLAG);
}

/** Fills and submits the sign-in form, on its page or in a dialog. */
export async function signInOn(page: Page, language: AdminLanguage): Promise<void> {
  const own = authTexts[language];
  await page.getByLabel(own.username).fill(ADMIN);
  await page.getByLabel(own.password).fill(adminPassword());
  await page.getByRole('button', { name: own.signIn, exact: true }).click();
}

/** Loads an address and waits until the page shows the admin. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForAdmin(page);
}

export const waitForAdmin = (page: Page) =>
  page.getByText(ADMIN, { exact: true }).first().waitFor({ state: 'attached' });

/** Sends GraphQL as the admin, without a browser. */
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

/** Ends every session of the admin, as from another device. */
export const endSessions = (server: BrowserServer) =>
  adminClient(server)('mutation { logoutEverywhere { isSignedOut } }');

/** Types at the end of a field, rich or plain. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label, exact: true });
  await box.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  const content = () =>
    box.evaluate((node) => (node instanceof HTMLInputElement ? node.value : node.textContent));
  await eventually(async () => expect(await content()).toContain(text.trim()));
}

/** Waits for a message; an earlier toast with the same text may still be shown. */
export const expectMessage = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Languages in which the dialog of the operations was checked; once per test file. */
const seenDialogs = new Set<AdminLanguage>();

/** Opens the form of an operation, by the sidebar or the menu of a phone. */
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
  // On a phone the entry is inside the menu.
  if ((await menu.count()) > 0) await menu.click();
  await entry.filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: own.operations, exact: true });
  await dialog.waitFor();
  if (IS_SOAK || !seenDialogs.has(language)) await expectAccessible(page, '[role=dialog]');
  seenDialogs.add(language);
  await dialog.getByRole('button', { name: own[operation], exact: true }).click();
}

/** Signs in over an open form, whose operation is then completed. */
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
