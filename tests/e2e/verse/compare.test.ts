import { compareTexts } from '../../../client/i18n/compare';
import { useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import { expectAccessible } from '../../support/axe';
import { expectHeading, expectPage, inOneLanguage, press, READERS } from '../../support/journey';

const open = useBrowser();

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const own = compareTexts[language];
    const visit = (path: string) => open(path, { device, settings: { prefLanguage: language } });
    const verse = language === 'turkish' ? 'Bakara 2:255' : 'Al-Baqarah 2:255';
    const other = language === 'turkish' ? 'Âl-i İmrân 3:2' : 'Al ʿImran 3:2';
    const title = own.pair.replace('{{first}}', verse).replace('{{second}}', other);

    test('a verse unfolds its similar ones, which say why, and is compared with one', async () => {
      const page = await visit('/verses/2:255');
      const fold = page.getByRole('button', { name: texts.verse.similar });
      expect(await fold.getAttribute('aria-expanded')).toBe('false');
      await press(fold, device);
      const item = page.getByRole('listitem').filter({ hasText: other });
      await item.waitFor();
      expect(await fold.getAttribute('aria-expanded')).toBe('true');
      const reasons = await item.textContent();
      expect(reasons).toContain(own.phrase.replace('{{count, number}}', '7'));
      expect(reasons).toContain(own.sharedRoots_one.replace('{{count, number}}', '1'));
      await item.getByRole('link', { name: 'ح ي ي' }).waitFor();
      await expectAccessible(page);
      await press(
        item.getByRole('link', { name: own.sideBySide.replace('{{key}}', '2:255') }),
        device,
      );
      await expectPage(page, '/compare/verses/2:255/3:2', title);
    });

    test('two verses have their words from shared roots marked', async () => {
      const page = await visit('/compare/verses/2:255/3:2');
      await expectHeading(page, title);
      const columns = page.getByRole('region', { name: /2:255|3:2/ });
      expect(await columns.count()).toBe(2);
      const marked = await columns.nth(1).locator('mark').allTextContents();
      const shared = ['ٱللَّهُ', 'إِلَـٰهَ', 'ٱلْحَىُّ', 'ٱلْقَيُّومُ'];
      expect(marked.map((word) => word.normalize())).toEqual(
        shared.map((word) => word.normalize()),
      );
      const boxes = await Promise.all([0, 1].map((index) => columns.nth(index).boundingBox()));
      // Beside each other, or below each other on a phone.
      if (device === 'phone') expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.y + boxes[0]!.height);
      else expect(boxes[1]!.y).toBe(boxes[0]!.y);
      await expectAccessible(page);
    });

    test('a verse is chosen by its key', async () => {
      const page = await visit('/verses/2:255');
      await press(page.getByRole('link', { name: texts.verse.compare, exact: true }), device);
      await expectHeading(page, own.title.verses);
      await page.getByLabel(own.withHint).fill('3/2');
      await press(page.getByRole('main').getByRole('button', { name: own.compare }), device);
      await expectPage(page, '/compare/verses/2:255/3:2', title);
    });

    test.each([
      ['topics', '/compare/topics/2', /\/compare\/topics\/2\/\d+$/],
      ['tables', '/compare/tables/2', /\/compare\/tables\/2\/\d+$/],
    ] as const)('two %s are compared, and another is chosen', async (kind, path, pair) => {
      const page = await visit(path);
      await expectHeading(page, own.title[kind]);
      await press(page.getByRole('main').getByRole('link').nth(1), device);
      await page.waitForURL(pair);
      const columns = page.getByRole('main').locator('section:has(ol)');
      await columns.nth(1).waitFor();
      expect(await columns.count()).toBe(2);
      await expectAccessible(page);
      await press(columns.nth(1).getByRole('link', { name: /“/ }), device);
      await page.waitForURL(path);
    });
  },
);

test('all names of a table of more than a hundred are compared', async () => {
  const page = await open('/compare/tables/2/1', { settings: { prefLanguage: 'english' } });
  const first = page.getByRole('main').locator('section:has(ol)').first();
  const count = Number(
    /^(\d+) names/.exec((await first.getByText(/^\d+ names/).textContent())!)?.[1],
  );
  expect(count).toBeGreaterThan(100);
  expect(await first.locator('ol > li').count()).toBe(count);
});

test.each([
  '/compare/verses/2:287/3:2',
  '/compare/verses/2:255/x',
  '/compare/topics/x/1',
  '/compare/tables/1/999',
])('%s is not found', async (path) => {
  expect((await fetch(sharedOrigin() + path)).status).toBe(404);
});
