/** Verses in common: chosen by counts, shared by their address, read without script. */
import { combineTexts } from '../../../client/i18n/combine';
import { postTexts } from '../../../client/i18n/post';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import { horizontalOverflow } from '../../support/fit';
import { expectHeading, press, READERS } from '../../support/journey';

const open = useBrowser();

/** "with: 12, Prayer" and its number. */
const countIn = (label: string | null) =>
  Number(/\d[\d.,]*/.exec(label ?? '')?.[0].replace(/\D/g, ''));

describe.each(READERS)('on a $device in $language', ({ device, language }) => {
  const own = combineTexts[language];
  const visit = (path: string, options: object = {}) =>
    open(path, { device, settings: { prefLanguage: language }, ...options });
  /** The number that a sentence such as "Verses in “Patience”: 12" ends with. */
  const expectCount = async (page: Awaited<ReturnType<typeof open>>, count: number) => {
    await eventually(async () => {
      const sentence = await page.locator('main header p').first().textContent();
      expect(countIn(/: ([\d.,]+)$/.exec(sentence ?? '')?.[1] ?? null)).toBe(count);
    });
  };

  test('a reader comes from a topic, adds a root by its count, and shares the address', async () => {
    const page = await visit('/posts/faithInAngels/40');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await press(page.getByRole('link', { name: postTexts[language].combine }), device);
    await expectHeading(page, own.title);
    const chips = page.getByRole('list', { name: own.chosen });
    await chips.getByText(title!).waitFor();
    const total = countIn(
      /: ([\d.,]+)$/.exec((await page.locator('main header p').first().textContent())!)![1]!,
    );

    const roots = page.locator('main details').filter({ hasText: own.lists.root });
    await press(roots.locator('summary'), device);
    const second = roots.getByRole('listitem').nth(1).getByRole('link');
    const [withIt, withoutIt] = await Promise.all(
      [0, 1].map(async (index) => countIn(await second.nth(index).getAttribute('aria-label'))),
    );
    expect(withIt! + withoutIt!).toBe(total);
    expect(withIt).toBeLessThan(total);
    await expectAccessible(page);
    await press(second.first(), device);
    await page.waitForURL(/topic=40&root=/);
    await expectCount(page, withIt!);
    // Every verse has a marked word of the root.
    const verses = page.getByRole('list', { name: own.verses }).locator('> li');
    expect(await verses.count()).toBe(Math.min(withIt!, 20));
    expect(await verses.filter({ has: page.locator('mark') }).count()).toBe(await verses.count());
    await expectAccessible(page);

    const shared = await visit(new URL(page.url()).pathname + new URL(page.url()).search);
    await expectCount(shared, withIt!);
    await press(shared.getByRole('list', { name: own.chosen }).getByRole('link').nth(1), device);
    await shared.waitForURL((url) => url.search === '?topic=40');
    await expectCount(shared, total);
  });

  test('conditions that no verse meets are named, and one is dropped', async () => {
    const page = await visit('/verses?root=صبر&root=فيل', { width: 320 });
    await page.getByRole('heading', { level: 2, name: own.empty }).waitFor();
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    const drops = page.locator('section').filter({ hasText: own.empty }).getByRole('link');
    const count = countIn((await drops.first().textContent())!.split(/[:”]/).at(-1)!);
    await press(drops.first(), device);
    await page.waitForURL((url) => url.searchParams.getAll('root').length === 1);
    await expectCount(page, count);
  });

  test('a topic is found and left out without script, on a narrow screen', async () => {
    const page = await visit('/verses?root=صبر', { hasScript: false, width: 320 });
    const before = countIn(
      /: ([\d.,]+)$/.exec((await page.locator('main header p').first().textContent())!)![1]!,
    );
    await page
      .getByRole('searchbox', { name: own.find })
      .fill(language === 'turkish' ? 'NAMAZ' : 'prayer');
    await page.getByRole('searchbox', { name: own.find }).press('Enter');
    await page.waitForURL(/root=.*find=/);
    expect(await horizontalOverflow(page)).toEqual([]);
    const out = page
      .locator('main details')
      .first()
      .getByRole('link', { name: new RegExp(`^${own.without.split(':')[0]}`) });
    const left = countIn(await out.first().getAttribute('aria-label'));
    await out.first().click();
    await page.waitForURL(/notTopic=/);
    await expectCount(page, left);
    expect(left).toBeLessThan(before);
  });
});

test('an address with unknown, malformed and too many conditions still shows verses', async () => {
  const own = combineTexts.english;
  const visit = (path: string) => open(path, { settings: { prefLanguage: 'english' } });
  const unknown = await visit('/verses?root=صبر&notTopic=999999');
  await unknown.getByText(own.unknownNote).waitFor();
  const malformed = await visit('/verses?root=صبر&root=sbr&topic=x');
  await malformed.getByText(own.problem.malformed).waitFor();
  const many = Array.from({ length: 6 }, (_, index) => `notTopic=${index + 1}`).join('&');
  const page = await visit(`/verses?${many}`);
  await page.getByText(own.problem.tooMany.replace('{{count, number}}', '5')).waitFor();
  expect(await page.getByRole('list', { name: own.chosen }).getByRole('link').count()).toBe(6);
  const html = await (await fetch(`${sharedOrigin()}/verses?topic=2`)).text();
  expect(html).toContain('content="noindex"');
});
