import type { Page } from 'playwright-core';
import { aboutTexts } from '../../../client/i18n/about';
import { requestsOf, useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import {
  expectFocused,
  expectHeading,
  inOneLanguage,
  press,
  READERS,
  words,
} from '../../support/journey';

const open = useBrowser();

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => page.getByRole('tab');
const selected = (page: Page) => page.getByRole('tab', { selected: true });

const FACTS = {
  turkish: { code: 'AİS', name: 'Allah’ın İsimleri', meaning: 'Rahman', term: 'Rahmân (AİS)' },
  english: {
    code: 'ANA',
    name: 'Names of Allah',
    meaning: 'the Most Gracious',
    term: 'ar-Rahman (ANA)',
  },
};

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const own = aboutTexts[language];
    const facts = FACTS[language];

    test.each([true, false])(
      'every tab can be reached from the navigation; with script: %p',
      async (hasScript) => {
        const page = await open('/', { device, hasScript, settings: { prefLanguage: language } });
        if (device === 'phone') await page.getByRole('banner').locator('summary').tap();
        const link = page
          .getByRole('navigation')
          .getByRole('link', { name: texts.navigation.about });
        await press(link, device);
        await expectHeading(page, own.title);
        expect(await tabs(page).allInnerTexts()).toEqual(Object.values(own.tab));
        await main(page).getByText(own.history.goal.text).waitFor();

        await press(tabs(page).nth(1), device);
        await main(page).getByRole('heading', { name: own.points }).waitFor();
        expect(new URL(page.url()).search).toBe('?tab=details');
        expect(await selected(page).innerText()).toBe(own.tab.details);
        expect(await main(page).locator('h3').allInnerTexts()).toEqual(
          Object.values(own.point).map(({ title }) => title),
        );
        expect(await words(page).count()).toBe(1);
        expect(await words(page).innerText()).toContain(facts.meaning);
        await main(page).getByText(facts.term).waitFor();

        await press(main(page).getByRole('button', { name: own.abbreviations }), device);
        const codes = page.getByRole('dialog', { name: own.abbreviationsTitle });
        await codes.waitFor();
        expect(await codes.getByRole('term').count()).toBe(29);
        await codes.getByText(facts.code, { exact: true }).waitFor();
        await codes.getByText(facts.name, { exact: true }).waitFor();
        await press(codes.getByRole('button', { name: own.close }), device);
        await codes.waitFor({ state: 'hidden' });

        await press(tabs(page).nth(2), device);
        await main(page).getByText(own.source.arabic.name).waitFor();
        expect(await main(page).getByRole('listitem').count()).toBe(9);
        await main(page).getByText(own.source.font.license).first().waitFor();

        await page.goBack();
        await main(page).getByRole('heading', { name: own.points }).waitFor();
        await page.goBack();
        await main(page).getByText(own.history.goal.text).waitFor();
        expect(new URL(page.url()).search).toBe('');
      },
    );
  },
);

test('arrow keys, Home and End move between the tabs, which are one tab stop', async () => {
  const own = aboutTexts.english;
  const page = await open('/about', { settings: { prefLanguage: 'english' } });
  const expectTab = async (name: string) => {
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await page.getByRole('tabpanel', { name }).waitFor();
    await expectFocused(selected(page));
    expect(await page.locator('[role=tab]:not([tabindex="-1"])').count()).toBe(1);
  };
  await tabs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expectTab(own.tab.details);
  await page.keyboard.press('ArrowRight');
  await expectTab(own.tab.sources);
  await page.keyboard.press('ArrowRight');
  await expectTab(own.tab.history);
  await page.keyboard.press('ArrowLeft');
  await expectTab(own.tab.sources);
  await page.keyboard.press('Home');
  await expectTab(own.tab.history);
  await page.keyboard.press('End');
  await expectTab(own.tab.sources);
});

test('the sample word shows its tooltip, and Escape closes the abbreviations', async () => {
  const own = aboutTexts.turkish;
  const page = await open('/about?tab=details', { settings: {} });
  expect(requestsOf(page).filter((path) => path.startsWith('/graphql'))).toEqual([]);
  await words(page).hover();
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await tooltip.waitFor();
  expect(await tooltip.innerText()).toMatch(/1:1, 3\. kelime[^]*ر ح م[^]*Rahman[^]*Rahmân/);
  await page.mouse.move(0, 0);
  const button = main(page).getByRole('button', { name: own.abbreviations });
  await button.press('Enter');
  const codes = page.getByRole('dialog', { name: own.abbreviationsTitle });
  await codes.waitFor();
  await page.keyboard.press('Escape');
  await codes.waitFor({ state: 'hidden' });
  await expectFocused(button);
});

test('the keyboard opens the abbreviations by reaching their button, and closes them', async () => {
  const own = aboutTexts.turkish;
  const page = await open('/about?tab=details', { settings: {} });
  const button = main(page).getByRole('button', { name: own.abbreviations });
  await button.focus();
  const codes = page.getByRole('dialog', { name: own.abbreviationsTitle });
  await codes.waitFor();
  await page.keyboard.press('Tab');
  await expectFocused(codes.getByRole('button', { name: own.close }));
  await page.keyboard.press('Enter');
  await codes.waitFor({ state: 'hidden' });
  await expectFocused(button);
  // Longer than the button takes to open them.
  await page.waitForTimeout(400);
  expect(await codes.isVisible()).toBe(false);
});

test.each(['/about', '/about?tab=details', '/about?tab=sources'])(
  '%s fits the width of a phone',
  async (path) => {
    const page = await open(path, { device: 'phone', settings: {} });
    const [content, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content).toBe(width);
  },
);

test.each([
  ['/about', '/about', aboutTexts.turkish.history.goal.title],
  ['/about?tab=history', '/about', aboutTexts.turkish.history.goal.title],
  ['/about?tab=nonsense', '/about', aboutTexts.turkish.history.goal.title],
  ['/about?tab=details', '/about?tab=details', aboutTexts.turkish.points],
  ['/about?tab=sources', '/about?tab=sources', aboutTexts.turkish.source.arabic.name],
])('%s has the canonical address %s and contains %s', async (path, canonical, text) => {
  const response = await fetch(sharedOrigin() + path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${sharedOrigin()}${canonical}"`);
  expect(html).toContain(text);
});
