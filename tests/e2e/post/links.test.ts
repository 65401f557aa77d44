/** From a topic to the verses that its note names, and to what comes after it. */
import { postTexts } from '../../../client/i18n/post';
import { versePreviewTexts } from '../../../client/i18n/versePreview';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { expectFocused } from '../../support/journey';

const open = useBrowser();

/** A topic of faith whose note refers to verses. */
const TOPIC = '/posts/faithInAllah/23';

describe('on a desktop', () => {
  const settings = { prefLanguage: 'english' } as const;
  const texts = postTexts.english;

  test('the references of a note show their verses to the mouse and the keyboard', async () => {
    const page = await open(TOPIC, { settings });
    const links = page.locator('main header a[href^="/verses/"]');
    const preview = page.getByRole('tooltip').filter({ visible: true });
    await links.first().hover();
    await preview.getByText('Al-Ikhlas 112:1 · the first of 4 verses', { exact: true }).waitFor();
    expect(await preview.locator('[lang=ar]').count()).toBe(1);
    expect(await links.first().getAttribute('aria-describedby')).toBe(
      await preview.getAttribute('id'),
    );
    await expectAccessible(page);
    await preview.hover();
    expect(await preview.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('main header a').first().focus();
    await page.keyboard.press('Tab');
    await expectFocused(links.first());
    await preview.getByText(/^Al-Ikhlas 112:1/).waitFor();
    await page.keyboard.press('Tab');
    await preview.getByText('Al-Furqan 25:2', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verses/25:2');
    await preview.waitFor({ state: 'detached' });
  });

  test('a topic leads on, also without script', async () => {
    const page = await open(TOPIC, { settings, hasScript: false });
    const end = page.getByRole('navigation', { name: texts.onward });
    expect(await page.locator('main header a[href^="/verses/"]').count()).toBeGreaterThan(0);
    expect(await end.getByRole('link', { name: 'Names of Allah' }).getAttribute('href')).toBe(
      '/termTables/2',
    );
    const next = end.locator('a[rel=next]');
    const path = await next.getAttribute('href');
    await next.click();
    await page.waitForURL(`**${path}`);
    expect(await end.locator('a[rel=prev]').getAttribute('href')).toBe(TOPIC);
  });

  test.each([true, false])('the pickers name the verse; with script: %p', async (hasScript) => {
    const page = await open('/verses/2:255', { settings, hasScript });
    const buttons = page.getByRole('banner').locator('button');
    await buttons.filter({ hasText: '2 - Al-Baqarah' }).waitFor();
    await buttons.filter({ hasText: 'Verse 255' }).waitFor();
  });

  test('the verse picker shows where the reader is, and opens the whole surah', async () => {
    const page = await open('/verses/2:255', { settings });
    await page.getByRole('banner').getByRole('button', { name: 'Verse 255' }).click();
    await page.getByRole('option', { name: '255', exact: true, selected: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Read the surah' }).click();
    await page.waitForURL('**/surahs/2');
    await page.getByRole('banner').getByRole('button', { name: '2 - Al-Baqarah' }).waitFor();
  });
});

describe('on a phone', () => {
  const texts = versePreviewTexts.turkish;

  test('a tap on a reference shows its verse, and a second one opens it', async () => {
    const page = await open(TOPIC, { device: 'phone', settings: {} });
    const link = page.locator('main header a[href="/verses/25:2"]');
    const preview = page.getByRole('dialog', { name: 'Furkân 25:2' });
    await link.tap();
    await expectFocused(preview);
    await expectAccessible(page);
    const box = (await preview.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);

    await preview.getByRole('button', { name: texts.close }).tap();
    await preview.waitFor({ state: 'detached' });
    await expectFocused(link);
    await link.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await preview.waitFor({ state: 'detached' });
    await link.tap();
    await preview.getByRole('link', { name: texts.open }).tap();
    await page.waitForURL('**/verses/25:2');
    await preview.waitFor({ state: 'detached' });
  });

  test('a tap on a reference in the meaning of a name shows its verse too', async () => {
    const page = await open('/termTables/3', { device: 'phone', settings: {} });
    await page.locator('main summary, main [aria-expanded=false]').first().tap();
    await page.locator('main a[href="/verses/2:265"]').first().tap();
    await page.getByRole('dialog', { name: 'Bakara 2:265' }).waitFor();
  });
});
