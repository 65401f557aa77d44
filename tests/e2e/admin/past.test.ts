import { citationTexts } from '../../../client/i18n/citation';
import { pastTexts } from '../../../client/i18n/past';
import { turkishTexts } from '../../../client/i18n/turkish';
import { englishTexts } from '../../../client/i18n/english';
import { adminClient } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectHeading, expectPage, inOneLanguage, press, READERS } from '../../support/journey';

const open = useBrowser();
const server = useServer();

const TEXTS = { turkish: turkishTexts, english: englishTexts };
const VERSE = { turkish: 'Bakara suresi, 255. ayet', english: 'Surah Al-Baqarah, verse 255' };

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language }) => {
    const cite = citationTexts[language];
    const past = pastTexts[language];
    const texts = TEXTS[language];
    const visit = (path: string) =>
      open(path, {
        device,
        origin: server.origin,
        settings: { prefLanguage: language },
        expected: /404 \(Not Found\)/,
      });

    test('a verse is cited, and the address of the citation shows it as it was', async () => {
      const reader = await visit('/verses/2:255');
      await reader.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(reader.getByRole('button', { name: texts.verse.shareHint }), device);
      const dialog = reader.getByRole('dialog');
      await press(dialog.getByRole('button', { name: cite.title, exact: true }), device);
      await dialog.getByText(cite.bibtex).click();
      await dialog.getByText('@misc{tibyan-verse-2-255').waitFor();
      await expectAccessible(reader);
      await press(dialog.getByRole('button', { name: cite.copy }), device);
      await dialog.getByText(cite.copied).waitFor();
      const copied = await reader.evaluate(() => navigator.clipboard.readText());
      const [, path = ''] = /\\url\{http:\/\/[^/]+(\/[^}]+)\}/.exec(copied) ?? [];
      expect(path).toMatch(/^\/verses\/2:255\?at=\d+$/);

      const { updateVerse } = await adminClient(server)<{ updateVerse: { __typename: string } }>(
        `mutation ($input: UpdateVerseInput!) { updateVerse(input: $input) { __typename } }`,
        {
          input: {
            databaseId: 262,
            turkishTranslation: 'Sonraki çeviri.',
            englishTranslation: 'A later translation.',
          },
        },
      );
      expect(updateVerse.__typename).toBe('UpdateVersePayload');

      const page = await visit(path);
      await expectHeading(page, VERSE[language]);
      const text = page.locator('article');
      // Only the translations were changed since.
      expect(await page.getByText(past.kinds.grammar).count()).toBe(0);
      expect(await text.textContent()).toContain(language === 'turkish' ? 'Kayyûm' : 'Ever-Living');
      await page.getByRole('complementary', { name: past.label }).waitFor();
      await eventually(async () =>
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex'),
      );
      await page.getByText(past.different).first().click();
      const later = language === 'turkish' ? 'Sonraki çeviri.' : 'A later translation.';
      await page.locator('ins').first().waitFor();
      await expectAccessible(page);
      await press(page.getByRole('link', { name: past.present }), device);
      await expectPage(page, '/verses/2:255', VERSE[language]);
      await page.getByRole('main').getByText(later).waitFor();
      await page.goBack();
      await page.getByRole('complementary', { name: past.label }).waitFor();
    });

    test.each([
      ['/posts/2?at=1', '/posts/'],
      ['/termTables/2?at=1', '/termTables/2'],
    ])('%s leads to the present page', async (path, present) => {
      const page = await visit(path);
      await page.getByRole('complementary', { name: past.label }).waitFor();
      await expectAccessible(page);
      await press(page.getByRole('link', { name: past.present }), device);
      await page.waitForURL((url) => url.pathname.startsWith(present) && url.search === '');
    });

    test('the row of a table that an address names is open, and stays so in the present page', async () => {
      const page = await visit('/termTables/2?element=32&at=1');
      await page.getByRole('complementary', { name: past.label }).waitFor();
      const row = page.locator('tr', { has: page.locator('[data-row="32"]') });
      await eventually(async () =>
        expect(await row.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200),
      );
      expect(await page.locator('[data-row="32"]').getAttribute('aria-expanded')).toBe('true');
      await expectAccessible(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await press(page.getByRole('link', { name: past.present }), device);
      await page.waitForURL((url) => url.pathname + url.search === '/termTables/2?element=32');

      const other = await visit('/termTables/2?element=999999&at=1');
      await other.getByText(past.missingRow).waitFor();
      expect(await other.getByRole('link', { name: past.present }).getAttribute('href')).toBe(
        '/termTables/2',
      );
    });

    test('an unknown revision says which there are', async () => {
      const page = await visit('/verses/2:255?at=999999');
      await expectHeading(page, past.unknownTitle);
      await expectAccessible(page);
      await press(page.getByRole('link', { name: past.present }), device);
      await expectPage(page, '/verses/2:255', VERSE[language]);
    });
  },
);
