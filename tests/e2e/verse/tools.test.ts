import type { Page } from 'playwright-core';
import { readArabicVerses } from '../../../api/seed/quranText';
import { homeTexts } from '../../../client/i18n/home';
import { verseTexts } from '../../../client/i18n/verse';
import { arabicOf } from '../../../client/word/arabicText';
import { eventually, useBrowser } from '../../support/browser';
import { expectHeading, expectPage, inOneLanguage, press, READERS } from '../../support/journey';

const open = useBrowser();

/** Heading of 2:255, which a topic of the first content uses. */
const VERSE = { turkish: 'Bakara suresi, 255. ayet', english: 'Surah Al-Baqarah, verse 255' };

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe.each(inOneLanguage('english', READERS))(
  'on a $device in $language',
  ({ device, language, tag, texts }) => {
    const own = verseTexts[language];
    const visit = (path: string) =>
      open(path, { device, settings: { prefLanguage: language, alwaysShowEnglish: false } });
    const tool = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

    test('the topics of a verse are linked', async () => {
      const page = await visit('/verses/2:255');
      const topics = page.getByRole('region', { name: texts.verse.topics }).getByRole('link');
      const first = topics.first();
      const title = (await first.textContent())!;
      await press(first, device);
      await page.waitForURL(/\/posts\//);
      await expectHeading(page, title);
      await page.getByRole('link', { name: /2:255/ }).first().waitFor();
    });

    test('a bookmark is kept, listed, removed and restored', async () => {
      const page = await visit('/verses/2:255');
      const bookmark = tool(page, texts.verse.bookmark);
      expect(await bookmark.getAttribute('aria-pressed')).toBe('false');
      await press(bookmark, device);
      await page.locator('button[aria-pressed=true]').waitFor();
      await page.reload();
      await page.locator('button[aria-pressed=true]').waitFor();
      await page.goto('/bookmarks');
      await expectHeading(page, own.bookmarks);
      const verse = page.getByRole('heading', { level: 2 }).getByRole('link', { name: /2:255/ });
      await verse.waitFor();
      await press(tool(page, own.remove.replace('{{key}}', '2:255')), device);
      await page.getByText(own.noBookmarks).waitFor();
      expect(await verse.count()).toBe(0);
      await press(tool(page, own.undo), device);
      await press(verse, device);
      await expectPage(page, '/verses/2:255', VERSE[language]);
    });

    test('the home page links to the last verse read', async () => {
      const page = await visit('/verses/2:255');
      await page.goto('/');
      const last = homeTexts[language].lastVerse.replace(
        '{{key}}',
        language === 'turkish' ? 'Bakara 2:255' : 'Al-Baqarah 2:255',
      );
      await press(page.getByRole('main').getByRole('link', { name: last }), device);
      await expectPage(page, '/verses/2:255', VERSE[language]);
    });

    test('a verse and its link are copied by one press each', async () => {
      const page = await visit('/verses/112:1');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const buttons = page.getByRole('main').getByRole('button');
      const boxes = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => JSON.stringify(button.getBoundingClientRect())),
        );
      const copy = tool(page, texts.verse.copy).first();
      await copy.waitFor();
      const before = await boxes();
      await press(copy, device);
      const status = page.getByRole('status').filter({ hasText: texts.verse.copied });
      await status.waitFor();
      expect(await boxes()).toEqual(before);
      const link = `${new URL(page.url()).origin}/verses/112:1?lang=${tag}`;
      const lines = (await copied(page)).split('\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toMatch(/^قُلْ هُوَ/);
      expect(lines[5]).toBe(link);
      await status.waitFor({ state: 'detached' });

      await press(tool(page, texts.verse.copyLink), device);
      await status.waitFor();
      expect(await copied(page)).toBe(link);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    test('the chosen parts of a verse are copied and remembered', async () => {
      const page = await visit('/verses/112:1');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(tool(page, texts.verse.shareHint), device);
      const dialog = page.getByRole('dialog', { name: own.copyTitle });
      const box = (part: keyof typeof own.part) =>
        dialog.getByRole('checkbox', { name: own.part[part], exact: true });
      const other = language === 'turkish' ? 'english' : 'turkish';
      expect(await box(language).isChecked()).toBe(true);
      expect(await box(other).isChecked()).toBe(false);
      await press(dialog.getByRole('button', { name: own.copy, exact: true }), device);
      await dialog.getByText(own.copied).waitFor();
      const link = `${new URL(page.url()).origin}/verses/112:1?lang=${tag}`;
      const lines = (await copied(page)).split('\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toMatch(/^قُلْ هُوَ/);
      expect(lines[4]).toContain('(112:1)');
      expect(lines[5]).toBe(link);

      await box('transcription').check();
      await press(dialog.getByRole('button', { name: own.copy, exact: true }), device);
      await dialog.getByText(own.copied).waitFor();
      expect((await copied(page)).split('\n')[2]).toMatch(/^kul.* e.ad|^qul.* a.ad/);
      await box('transcription').uncheck();

      await box('arabic').uncheck();
      await box(language).uncheck();
      await box('reference').uncheck();
      expect(await dialog.getByText(own.copied).count()).toBe(0);
      await press(dialog.getByRole('button', { name: own.copy, exact: true }), device);
      await dialog.getByText(own.copied).waitFor();
      expect(await copied(page)).toBe(link);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.reload();
      await press(tool(page, texts.verse.shareHint), device);
      await eventually(async () => expect(await box('link').isChecked()).toBe(true));
      expect(await box('arabic').isChecked()).toBe(false);
    });
  },
);

test('a copy that the browser refuses is reported as failed', async () => {
  const page = await open('/verses/112:1', {
    settings: { prefLanguage: 'english' },
    before: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      }),
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const failed = dialog.getByText(verseTexts.english.failed);
  await failed.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Share…/ }).click();
  await dialog.waitFor();
  expect(await failed.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await failed.waitFor();
});

test('sharing sends the title and the text', async () => {
  const page = await open('/verses/112:1', {
    settings: { prefLanguage: 'english' },
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(navigator, {
          share: async (data: object) => Object.assign(window, { shared: data }),
        });
      }),
  });
  await page.getByRole('button', { name: /Share…/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared?: object }).shared);
  await eventually(async () =>
    expect(await shared()).toMatchObject({
      title: 'Surah Al-Ikhlas, verse 1',
      text: expect.stringMatching(/^قُلْ[^]*\/verses\/112:1\?lang=en$/),
    }),
  );
});

test('what is copied has the spelling of the mushaf on a simplified page too', async () => {
  const page = await open('/verses/2:255', {
    settings: { prefLanguage: 'english', useComplexCharacters: false },
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const verse = readArabicVerses().find(({ surah, number }) => surah === 2 && number === 255);
  const words = (verse?.words ?? []).map((word) => arabicOf(word.arabicText, word.pauseAfter));
  const index = words.indexOf('\u0644\u0651\u064E\u0647\u064F\u06E5');
  const word = page.locator(`ol [data-word="${index}"]`);
  expect(await word.locator('[lang=ar]').textContent()).toBe(words[index]?.slice(0, -1));

  await page.getByRole('button', { name: /Share…/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByText(verseTexts.english.copied).waitFor();
  expect((await copied(page)).split('\n')[0]).toBe(words.join(' '));
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).click();
  await eventually(async () => expect((await copied(page)).split('\n')[0]).toBe(words.join(' ')));

  await word.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await eventually(async () => expect((await copied(page)).split('\n')[0]).toBe(words[index]));
});
