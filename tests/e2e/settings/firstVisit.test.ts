import { requestsOf, useBrowser, type Device } from '../../support/browser';
import { expectFocused, LANGUAGES, press, expectHeading } from '../../support/journey';

const open = useBrowser();

test.each([
  ['tr-TR', 'tr'],
  ['en-GB', 'en'],
  ['de-DE', 'tr'],
] as const)('the first HTML for a browser in %s has the language %s', async (locale, tag) => {
  const page = await open('/', { locale, hasScript: false });
  expect(await page.locator('html').getAttribute('lang')).toBe(tag);
});

describe.each([
  { device: 'phone', from: 'turkish', to: 'english', heading: 'Surah Al-Baqarah, verse 255' },
  { device: 'desktop', from: 'turkish', to: 'english', heading: 'Surah Al-Baqarah, verse 255' },
  { device: 'phone', from: 'english', to: 'turkish', heading: 'Bakara suresi, 255. ayet' },
  { device: 'desktop', from: 'english', to: 'turkish', heading: 'Bakara suresi, 255. ayet' },
] as const)('a first visit on a $device in $from', ({ device, from, to, heading }) => {
  const { locale, texts } = LANGUAGES[from];
  const { tag, texts: after } = LANGUAGES[to];

  test(`can switch to ${to}, which lasts`, async () => {
    const page = await open('/verses/2:255', { device, locale });
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts.firstVisit.title).waitFor();
    await dialog.getByText(after.firstVisit.title).waitFor();
    await expectFocused(dialog.getByRole('button', { name: texts.settings[from] }));

    await press(dialog.getByRole('button', { name: after.settings[to] }), device);
    await expectHeading(page, heading);
    expect(await dialog.count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    expect(requestsOf(page).filter((path) => path === '/verses/2:255')).toHaveLength(1);

    const stored = await page.evaluate(() => localStorage.getItem('settings'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ prefLanguage: to });
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'settings');
    expect(cookie?.value).toBe(
      `${tag}.darkGreen.normal.1.1.plain.automatic.0.1.1.translation.normal.0`,
    );

    const response = await page.reload();
    expect(await response?.text()).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}"`));
    await expectHeading(page, heading);
    expect(await dialog.count()).toBe(0);
  });
});

test('the simplified spelling that is chosen on a first visit is shown once the dialog is closed', async () => {
  const page = await open('/verses/2:255', { locale: 'en-GB' });
  const dialog = page.getByRole('dialog');
  const arabic = page.locator('main ol [lang=ar]');
  expect((await arabic.allTextContents()).join(' ')).toContain('ٱ');
  await dialog.getByText('Simplified', { exact: true }).click();
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'English' }).click();
  await loaded;
  await expectHeading(page, 'Surah Al-Baqarah, verse 255');
  expect((await arabic.allTextContents()).join(' ')).not.toContain('ٱ');
  expect(await dialog.count()).toBe(0);
});

test.each<[Device, string]>([
  ['desktop', 'Escape'],
  ['phone', 'a tap beside it'],
])('on a %s %s dismisses the dialog for good', async (device, way) => {
  const page = await open('/', { device });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (way === 'Escape') await page.keyboard.press('Escape');
  else await page.touchscreen.tap(10, 10);
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await expectHeading(page, LANGUAGES.turkish.texts.home.welcome);
  expect(await dialog.count()).toBe(0);
});
