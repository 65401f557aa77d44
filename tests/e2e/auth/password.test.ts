import type { Page } from 'playwright-core';
import { authTexts } from '../../../client/i18n/auth';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { ADMIN, adminPassword, useServer } from '../../support/browserServer';
import { APPEARANCES, expectFocused, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();

type Own = (typeof authTexts)['turkish'];

async function signIn(own: Own, prefLanguage: 'turkish' | 'english', password: string) {
  const page = await open('/auth', {
    origin: server.origin,
    settings: { prefLanguage },
    expected: /net::ERR_|can't be reached/,
  });
  await page.getByLabel(own.username).fill(ADMIN);
  await page.getByLabel(own.password).fill(password);
  await page.getByRole('main').getByRole('button', { name: own.signIn }).click();
  await user(page, own).waitFor();
  return page;
}

const user = (page: Page, own: Own) =>
  page
    .getByRole('navigation')
    .getByRole('group', { name: own.signedInAs })
    .filter({ visible: true });

/** The last change; a retried test has a new server with the first password. */
let change = { origin: '', password: '' };

const currentPassword = () => (change.origin === server.origin ? change.password : adminPassword());

test('a valid password is saved, and other sessions end', async () => {
  for (const { language } of inOneLanguage('turkish', APPEARANCES)) {
    const own = authTexts[language];
    const before = currentPassword();
    const after = `1Password${Date.now()}`;
    const elsewhere = await signIn(own, language, before);
    const page = await signIn(own, language, before);
    await user(page, own).getByRole('button', { name: own.changePassword }).click();
    const dialog = page.getByRole('dialog', { name: own.changePassword });
    const fields = [own.currentPassword, own.newPassword, own.repeated].map((name) =>
      dialog.getByLabel(name, { exact: true }),
    );
    const [current, next, repeated] = fields as [
      (typeof fields)[0],
      (typeof fields)[0],
      (typeof fields)[0],
    ];
    const save = () => dialog.getByRole('button', { name: own.save }).click();
    const expectAlert = (text: string) => dialog.getByRole('alert').getByText(text).waitFor();

    await save();
    await expectAlert(own.required);
    await expectFocused(current);
    await expectAccessible(page, '[role=dialog]');
    await current.fill('not the password');
    await next.fill('abc');
    await dialog.getByText(own.strength.weak).waitFor();
    await repeated.fill('abc');
    await save();
    await expectAlert(own.tooWeak);
    await expectFocused(next);
    await next.fill('Dragonfly1');
    await dialog.getByText(own.strength.medium).waitFor();
    await repeated.fill('Dragonfly1');
    await current.fill(before);
    await save();
    await expectAlert(own.tooCommon);
    await expectFocused(next);
    await current.fill('not the password');
    await next.fill(after);
    await dialog.getByText(own.strength.strong).waitFor();
    await save();
    await expectAlert(own.notTheSame);
    await expectFocused(repeated);
    await repeated.fill(after);
    await save();
    await expectAlert(own.wrongCurrent);
    await expectFocused(current);
    await current.fill(before);

    await page.route('**/graphql', (route) => route.abort());
    await save();
    await expectAlert(own.notChanged);
    await page.unroute('**/graphql');
    await save();
    await dialog.waitFor({ state: 'hidden' });
    change = { origin: server.origin, password: after };
    await page.getByText(own.passwordChanged).waitFor();
    await user(page, own).getByText(ADMIN).waitFor();

    // This session continues; the other one has ended.
    await page.reload();
    await user(page, own).getByText(ADMIN).waitFor();
    await elsewhere.reload();
    await elsewhere.waitForFunction(
      () => localStorage.getItem('shouldAttemptAuthentication') === null,
    );
    expect(await user(elsewhere, own).count()).toBe(0);
  }
});

test('closing the dialog clears its fields', async () => {
  const own = authTexts.english;
  const page = await signIn(own, 'english', currentPassword());
  const opener = user(page, own).getByRole('button', { name: own.changePassword });
  const dialog = page.getByRole('dialog', { name: own.changePassword });
  await opener.click();
  await dialog.getByLabel(own.currentPassword, { exact: true }).fill('secret');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocused(opener);
  await opener.click();
  expect(await dialog.getByLabel(own.currentPassword, { exact: true }).inputValue()).toBe('');
});
