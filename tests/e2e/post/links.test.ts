/** From a topic to the verses that its note names, and to the next topic. */
import { postTexts } from '../../../client/i18n/post';
import { useBrowser } from '../../support/browser';

const open = useBrowser();
const settings = { prefLanguage: 'english' } as const;
const texts = postTexts.english;

/** A topic of faith whose note refers to verses. */
const TOPIC = '/posts/faithInAllah/23';

describe('on a desktop', () => {
  const device = 'desktop';

  test('the references of a note show their verses to the mouse and the keyboard', async () => {
    const page = await open(TOPIC, { device, settings });
    const link = page.locator('main header a[href^="/verses/"]').first();
    const preview = page.getByRole('tooltip');
    const path = await link.getAttribute('href');
    await link.hover();
    await preview.waitFor();
    expect(await preview.locator('[lang=ar]').count()).toBe(1);
    expect(await preview.innerText()).toContain(path!.replace('/verses/', ''));
    await preview.hover();
    await page.waitForTimeout(500);
    expect(await preview.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await link.focus();
    await preview.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
  });

  test('a topic leads on, also without script', async () => {
    const page = await open(TOPIC, { device, settings, hasScript: false });
    const end = page.getByRole('navigation', { name: texts.onward });
    expect(await page.locator('main header a[href^="/verses/"]').count()).toBeGreaterThan(0);
    const next = end.locator('a[rel=next]');
    const path = await next.getAttribute('href');
    await next.click();
    await page.waitForURL(`**${path}`);
    expect(await end.locator('a[rel=prev]').getAttribute('href')).toBe(TOPIC);
  });

  test.each([true, false])('the pickers name the verse; with script: %p', async (hasScript) => {
    const page = await open('/verses/2:255', { device, settings, hasScript });
    const buttons = page.getByRole('banner').locator('button');
    await buttons.filter({ hasText: '2 - Al-Baqarah' }).waitFor();
    await buttons.filter({ hasText: 'Verse 255' }).waitFor();
  });

  test('the verse picker opens the whole surah', async () => {
    const page = await open('/verses/2:255', { device, settings });
    await page.getByRole('banner').getByRole('button', { name: 'Verse 255' }).click();
    await page.getByRole('option', { name: 'Whole surah' }).click();
    await page.waitForURL('**/surahs/2');
  });
});
