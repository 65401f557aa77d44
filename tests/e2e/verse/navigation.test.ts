import type { Page } from 'playwright-core';
import { eventually, waitForHydration, useBrowser } from '../../support/browser';
import { expectPage, LANGUAGES, press, READERS } from '../../support/journey';

const open = useBrowser();

/** Headings by verse key. */
const HEADINGS = {
  turkish: {
    '2:285': 'Bakara suresi, 285. ayet',
    '2:286': 'Bakara suresi, 286. ayet',
    '3:1': 'Âl-i İmrân suresi, 1. ayet',
  },
  english: {
    '2:285': 'Surah Al-Baqarah, verse 285',
    '2:286': 'Surah Al-Baqarah, verse 286',
    '3:1': 'Surah Al ʿImran, verse 1',
  },
};

const arrow = (page: Page, rel: 'prev' | 'next') => page.locator(`main nav a[rel=${rel}]`);
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

describe.each(READERS)('on a $device in $language', ({ device, language, tag, texts }) => {
  const headings = HEADINGS[language];
  const go = async (page: Page, rel: 'prev' | 'next') => press(arrow(page, rel), device);

  test('the arrows and the history lead from verse to verse across surahs', async () => {
    const page = await open('/verses/2:285', { device, settings: { prefLanguage: language } });
    await go(page, 'next');
    await expectPage(page, '/verses/2:286', headings['2:286']);
    await go(page, 'next');
    await expectPage(page, '/verses/3:1', headings['3:1']);
    await go(page, 'prev');
    await expectPage(page, '/verses/2:286', headings['2:286']);

    await page.goBack();
    await expectPage(page, '/verses/3:1', headings['3:1']);
    await page.goBack();
    await expectPage(page, '/verses/2:286', headings['2:286']);
    await page.goBack();
    await expectPage(page, '/verses/2:285', headings['2:285']);
    await page.goForward();
    await expectPage(page, '/verses/2:286', headings['2:286']);
  });

  test('title, description, language and canonical address change with the verse', async () => {
    const page = await open('/verses/2:286', { device, settings: { prefLanguage: language } });
    const description = page.locator('meta[name=description]');
    const before = await description.getAttribute('content');
    await go(page, 'next');
    await expectPage(page, '/verses/3:1', headings['3:1']);
    const site = texts.site.name;
    await eventually(async () => expect(await page.title()).toBe(`${headings['3:1']} · ${site}`));
    expect(await canonical(page)).toBe(page.url());
    expect(await description.count()).toBe(1);
    expect(await description.getAttribute('content')).not.toBe(before);
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  });
});

test.each([
  ['1:1', 'prev', 'previous'],
  ['114:6', 'next', 'next'],
] as const)('%s has a disabled arrow instead of a "%s" link', async (key, rel, name) => {
  const { texts } = LANGUAGES.english;
  const page = await open(`/verses/${key}`, { settings: { prefLanguage: 'english' } });
  const end = page.locator('main nav').getByRole('link', { name: texts.verse[name], exact: true });
  expect(await end.getAttribute('aria-disabled')).toBe('true');
  expect(await end.getAttribute('href')).toBeNull();
  expect(await arrow(page, rel).count()).toBe(0);
  expect(await page.locator('main nav a[rel]').count()).toBe(1);
});

test('query parameters are kept, except in canonical addresses', async () => {
  const page = await open('/verses/3:1?highlightTerm=2&x=%C4%B1', { settings: {} });
  await arrow(page, 'prev').click();
  await expectPage(page, '/verses/2:286?highlightTerm=2&x=%C4%B1', HEADINGS.turkish['2:286']);
  await arrow(page, 'prev').click();
  await expectPage(page, '/verses/2:285?highlightTerm=2&x=%C4%B1', HEADINGS.turkish['2:285']);
  expect(await canonical(page)).toMatch(/\/verses\/2:285$/);
});

test('the next verse starts at the top, and going back restores the scroll position', async () => {
  const page = await open('/verses/2:282', { device: 'phone', settings: {} });
  await page.evaluate(() => scrollTo(0, 600));
  await arrow(page, 'next').dispatchEvent('click');
  await expectPage(page, '/verses/2:283', 'Bakara suresi, 283. ayet');
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));
  await page.goBack();
  await expectPage(page, '/verses/2:282', 'Bakara suresi, 282. ayet');
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(600));
});

test('a new document starts at the top, and a reload restores the scroll position', async () => {
  const page = await open('/verses/2:282', { device: 'phone', settings: {} });
  const expectScroll = (top: number) =>
    eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(top));
  await page.evaluate(() => scrollTo(0, 600));
  await page.goto('/verses/2:255');
  await waitForHydration(page);
  await expectScroll(0);
  await page.goBack();
  await waitForHydration(page);
  await expectScroll(600);
  await page.reload();
  await waitForHydration(page);
  await expectScroll(600);
});

test('on a phone, the next verse stays at hand to the end of a long one, and covers nothing there', async () => {
  const page = await open('/verses/2:282', { device: 'phone', settings: {} });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const sources = page.getByRole('contentinfo');
  const places = async () => {
    const [next, last] = await Promise.all(
      [arrow(page, 'next'), sources].map((one) => one.boundingBox()),
    );
    return { next: next!, last: last! };
  };
  await eventually(async () => {
    const { next, last } = await places();
    expect(next.y + next.height).toBeLessThanOrEqual(844);
    expect(last.y + last.height).toBeLessThanOrEqual(next.y);
  });
  await arrow(page, 'next').tap();
  await expectPage(page, '/verses/2:283', 'Bakara suresi, 283. ayet');
});
