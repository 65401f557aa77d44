import { useBrowser } from '../support/browser';
import { expectHeading, inOneLanguage, press, READERS, searchBox, words } from '../support/journey';

const open = useBrowser();

const HEADINGS = {
  turkish: {
    '2:255': 'Bakara suresi, 255. ayet',
    '2:256': 'Bakara suresi, 256. ayet',
    '2:1': 'Bakara suresi, 1. ayet',
  },
  english: {
    '2:255': 'Surah Al-Baqarah, verse 255',
    '2:256': 'Surah Al-Baqarah, verse 256',
    '2:1': 'Surah Al-Baqarah, verse 1',
  },
};

describe.each(inOneLanguage('english', READERS))(
  'without script on a $device in $language',
  (reader) => {
    const { device, language, texts } = reader;
    const headings = HEADINGS[language];
    const asReader = { device, hasScript: false, settings: { prefLanguage: language } };

    test('a verse can be read, and its neighbors are links', async () => {
      const page = await open('/verses/2:255', asReader);
      await expectHeading(page, headings['2:255']);
      expect(await words(page).count()).toBe(50);
      expect(await words(page).nth(1).locator('[lang=ar]').textContent()).toBe(
        '\u0644\u064e\u0627\u0653',
      );
      await words(page).nth(1).getByText('(there is) no').waitFor();
      await page.locator('main p[lang=en]').getByText('the Ever-Living').waitFor();
      const turkish = page.locator('main p[lang=tr]').getByText('Kayyûm');
      expect(await turkish.count()).toBe(language === 'turkish' ? 1 : 0);

      await press(page.locator('a[rel=next]'), device);
      await expectHeading(page, headings['2:256']);
      await press(page.locator('a[rel=prev]'), device);
      await expectHeading(page, headings['2:255']);
    });

    test('the navigation leads to the surahs, and a surah to its verses', async () => {
      const page = await open('/', asReader);
      if (device === 'phone') {
        await page.getByRole('banner').locator('summary').tap();
      }
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: texts.navigation.surahs });
      await press(link, device);
      await expectHeading(page, texts.surah.listTitle);
      const name = language === 'turkish' ? 'Bakara' : 'Al-Baqarah';
      await press(page.getByRole('link', { name, exact: true }), device);
      await expectHeading(
        page,
        language === 'turkish' ? '2. Bakara suresi' : '2. Surah Al-Baqarah',
      );
      await press(page.getByRole('link', { name: /^2:1,/ }), device);
      await expectHeading(page, headings['2:1']);
    });

    test('the search box leads to a verse', async () => {
      const page = await open('/', asReader);
      await searchBox(page, texts).fill('2 255');
      await press(page.getByRole('button', { name: texts.search.submit }), device);
      await expectHeading(page, headings['2:255']);
      expect(new URL(page.url()).pathname).toBe('/verses/2:255');
    });
  },
);
