/** The readers of the end-to-end tests, and steps that several tests share. */
import type { Locator, Page } from 'playwright-core';
import { homeTexts } from '../../client/i18n/home';
import { settingsTexts } from '../../client/i18n/settings';
import { englishTexts } from '../../client/i18n/english';
import { turkishTexts, type Texts } from '../../client/i18n/turkish';
import { DEVICES, eventually, type Device } from './browser';
import { IS_SOAK } from './soak';

/** The texts of the site, with those of the home page and the settings. */
const textsOf = (language: 'turkish' | 'english', texts: Texts) => ({
  ...texts,
  home: homeTexts[language],
  settings: { ...texts.settings, ...settingsTexts[language] },
});

export const LANGUAGES = {
  turkish: { tag: 'tr', locale: 'tr-TR', texts: textsOf('turkish', turkishTexts) },
  english: { tag: 'en', locale: 'en-GB', texts: textsOf('english', englishTexts) },
} as const;

const languages = ['turkish', 'english'] as const;
const themes = ['darkGreen', 'lightGreen'] as const;
const devices = Object.keys(DEVICES) as Device[];

const EVERY_READER = devices.flatMap((device) =>
  languages.map((language) => ({ device, language, ...LANGUAGES[language] })),
);

/** Each device and each language once; a soak run has every pair. */
export const READERS = EVERY_READER.filter(
  ({ device, language }) => IS_SOAK || (device === 'phone') === (language === 'turkish'),
);

/** Each theme in one language, because the colors are the same in both. */
export const APPEARANCES = languages.map((language, index) => ({
  language,
  theme: themes[index],
  ...LANGUAGES[language],
}));

/**
 * The cases to run in this language, if they are the same in both: every second one, so that each
 * runs once. A soak run has all cases in both languages.
 */
export const shareOf = <Case>(language: (typeof languages)[number], cases: readonly Case[]) =>
  cases.filter((_case, index) => IS_SOAK || index % 2 === languages.indexOf(language));

/** The cases in one language, for steps that are the same in both; a soak run has all cases. */
export const inOneLanguage = <Case extends { language: (typeof languages)[number] }>(
  language: Case['language'],
  cases: readonly Case[],
) => cases.filter((one) => IS_SOAK || one.language === language);

/** Waits for the page with this heading. */
export async function expectHeading(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Waits until navigation has finished: the address, the heading, and the focus on it. */
export async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expectHeading(page, heading);
  await expectFocused(page.getByRole('heading', { level: 1 }));
}

export async function expectFocused(element: Locator): Promise<void> {
  await eventually(async () => {
    expect(await element.evaluate((node) => node === document.activeElement)).toBe(true);
  });
}

export const settingsButton = (page: Page, { settings }: Texts) =>
  page.getByRole('banner').getByRole('button', { name: settings.open });

export async function openSettings(
  page: Page,
  texts: ReturnType<typeof textsOf>,
): Promise<Locator> {
  await settingsButton(page, texts).click();
  const dialog = page.getByRole('dialog', { name: texts.settings.title });
  await dialog.waitFor();
  return dialog;
}

export const searchBox = (page: Page, { search }: Texts) =>
  page.getByRole('search').getByRole('combobox', { name: search.label });

export const words = (page: Page) => page.locator('main ol[dir=rtl] button');

/** Taps on a phone, clicks elsewhere. */
export const press = (element: Locator, device: Device) =>
  device === 'phone' ? element.tap() : element.click();
