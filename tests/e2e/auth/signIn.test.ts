import type { Page } from 'playwright-core';
import { authTexts } from '../../../client/i18n/auth';
import { eventually, waitForHydration, requestsOf, useBrowser } from '../../support/browser';
import { ADMIN, adminPassword, sharedOrigin } from '../../support/browserServer';
import {
  expectFocused,
  expectHeading,
  inOneLanguage,
  press,
  READERS,
  type LANGUAGES,
} from '../../support/journey';

const open = useBrowser();

type Texts = (typeof LANGUAGES)['turkish' | 'english']['texts'];
type Own = (typeof authTexts)['turkish'];

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const flag = (page: Page) =>
  page.evaluate(() => localStorage.getItem('shouldAttemptAuthentication'));
const dataRequests = (page: Page) => requestsOf(page).filter((path) => path === '/graphql');

async function fill(page: Page, own: Own, username: string, password: string) {
  await main(page).getByLabel(own.username).fill(username);
  await main(page).getByLabel(own.password).fill(password);
  await main(page).getByRole('button', { name: own.signIn }).click();
}

/** The part of the sidebar with the name of the signed-in user. */
const userOf = (page: Page, own: Own) =>
  page
    .getByRole('navigation')
    .getByRole('group', { name: own.signedInAs })
    .filter({ visible: true });

async function expectHome(page: Page, { home }: Texts) {
  await page.waitForURL((url) => url.pathname === '/');
  await expectHeading(page, home.welcome);
}

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const own = authTexts[language];
    const settings = { prefLanguage: language };

    test('an admin signs in, stays signed in after a reload, and signs out', async () => {
      const page = await open('/auth', { device, settings });
      await expectHeading(page, own.title);

      await fill(page, own, '', '');
      await alert(page).getByText(own.required).waitFor();
      await expectFocused(main(page).getByLabel(own.username));
      await fill(page, own, ADMIN, '');
      await alert(page).getByText(own.required).waitFor();
      await expectFocused(main(page).getByLabel(own.password));
      expect(dataRequests(page)).toEqual([]);

      await fill(page, own, ADMIN, 'not the password');
      await alert(page).getByText(own.wrong).waitFor();
      expect(new URL(page.url()).pathname).toBe('/auth');
      expect(await flag(page)).toBeNull();

      await fill(page, own, ADMIN, adminPassword());
      await expectHome(page, texts);
      expect(await flag(page)).not.toBeNull();
      expect(page.url()).not.toContain(adminPassword());

      const menu = page.getByRole('banner').locator('summary');
      if (device === 'phone') await menu.tap();
      await userOf(page, own).getByText(ADMIN).waitFor();

      await page.reload();
      await waitForHydration(page);
      if (device === 'phone') await menu.tap();
      await userOf(page, own).getByText(ADMIN).waitFor();

      await page.goto('/authentication');
      await expectHome(page, texts);
      await waitForHydration(page);
      if (device === 'phone') await menu.tap();
      await press(
        userOf(page, own).getByRole('button', { name: own.signOut, exact: true }),
        device,
      );
      await userOf(page, own).waitFor({ state: 'detached' });
      expect(await flag(page)).toBeNull();

      await page.goto('/authentication');
      await expectHeading(page, own.title);
      await main(page).getByLabel(own.username).waitFor();
    });
  },
);

test('requests of an admin carry the token, which is not stored', async () => {
  const own = authTexts.turkish;
  const page = await open('/auth', { settings: {} });
  await fill(page, own, ADMIN, adminPassword());
  await userOf(page, own).waitFor();
  const sent = page.waitForRequest((request) => request.url().includes('/graphql?'));
  await page.getByRole('navigation').getByRole('link', { name: 'Sureler' }).click();
  expect((await (await sent).allHeaders())['authorization']).toMatch(/^Bearer \S+\.\S+\.\S+$/);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/eyJ/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('refreshToken');
});

test('an ended session signs the admin out', async () => {
  const own = authTexts.turkish;
  const page = await open('/auth', { settings: {} });
  await fill(page, own, ADMIN, adminPassword());
  await userOf(page, own).waitFor();
  await page.context().clearCookies({ name: 'refreshToken' });
  await page.goto('/auth');
  await main(page).getByLabel(own.username).waitFor();
  await eventually(async () => expect(await flag(page)).toBeNull());
  expect(await userOf(page, own).count()).toBe(0);
});

test('signing out in one tab signs out the others', async () => {
  const own = authTexts.turkish;
  const page = await open('/auth', { settings: {} });
  await fill(page, own, ADMIN, adminPassword());
  await userOf(page, own).waitFor();
  const other = await page.context().newPage();
  await other.goto('/surahs');
  await userOf(other, own).waitFor();
  await userOf(page, own).getByRole('button', { name: own.signOut, exact: true }).click();
  await userOf(other, own).waitFor({ state: 'detached' });
});

test('the token is renewed every hour', async () => {
  const own = authTexts.turkish;
  const page = await open('/auth', {
    settings: {},
    before: (page) => page.clock.install(),
  });
  await fill(page, own, ADMIN, adminPassword());
  await userOf(page, own).waitFor();
  const before = dataRequests(page).length;
  await page.clock.fastForward(3_590_000);
  expect(dataRequests(page).length).toBe(before);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.clock.fastForward(20_000);
  expect(await (await renewed).text()).toContain('RefreshJwtPayload');
  await userOf(page, own).waitFor();
});

test('too many failed attempts show the time to wait', async () => {
  const own = authTexts.english;
  const page = await open('/auth', { settings: { prefLanguage: 'english' }, expected: /429/ });
  for (let tries = 0; tries < 5; tries++) {
    await fill(page, own, 'nobody', `wrong ${tries}`);
    await alert(page).getByText(own.wrong).waitFor();
  }
  await fill(page, own, 'nobody', 'once more');
  await alert(page)
    .getByText(/Too many failed attempts\. Try again in 1[45] minutes\./)
    .waitFor();
});

test('an unreachable server is reported', async () => {
  const own = authTexts.turkish;
  const page = await open('/auth', { settings: {}, expected: /ERR_FAILED/ });
  await page.route('**/graphql', (route) => route.abort());
  await fill(page, own, ADMIN, 'anything');
  await alert(page).getByText(own.unreachable).waitFor();
});

test('the form is disabled without script and says why', async () => {
  const page = await open('/auth', { settings: {}, hasScript: false });
  expect(await main(page).getByRole('button').isDisabled()).toBe(true);
  // Playwright does not render the content of noscript.
  const noscript = await main(page).locator('noscript').first().innerHTML();
  expect(noscript).toContain(authTexts.turkish.needsScript);
});

test('readers load no code for signing in', async () => {
  const page = await open('/', { settings: {} });
  // Proves that nothing is requested after hydration either.
  await page.waitForTimeout(500);
  expect(requestsOf(page).filter((path) => /graphql|SignedIn|session|auth/i.test(path))).toEqual(
    [],
  );
});

test.each(['/auth', '/authentication'])('%s is kept out of search engines', async (path) => {
  const html = await (await fetch(sharedOrigin() + path)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});
