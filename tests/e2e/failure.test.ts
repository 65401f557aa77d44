import { eventually, requestsOf, useBrowser } from '../support/browser';
import { startServer, type BrowserServer } from '../support/browserServer';
import { arrives, isFocused, LANGUAGES, reads, words } from '../support/journey';

const open = useBrowser();

let server: BrowserServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => server.start());

const HEADINGS = {
  turkish: ['Bakara suresi, 255. ayet', 'Bakara suresi, 256. ayet', 'Bakara suresi, 257. ayet'],
  english: [
    'Surah Al-Baqarah, verse 255',
    'Surah Al-Baqarah, verse 256',
    'Surah Al-Baqarah, verse 257',
  ],
} as const;

describe.each(['turkish', 'english'] as const)('when the server is gone, in %s', (language) => {
  const { texts } = LANGUAGES[language];
  const [first, second, third] = HEADINGS[language];

  test('the page says so, tries again on request, and pages read before are still there', async () => {
    const page = await open('/verses/2:255', {
      origin: server.origin,
      settings: { prefLanguage: language },
      expected: /net::ERR_|can't be reached/,
    });
    await page.locator('a[rel=next]').click();
    await arrives(page, '/verses/2:256', second);

    await server.stop();
    await page.locator('a[rel=next]').click();
    await arrives(page, '/verses/2:257', texts.failure.title);
    await page.getByRole('alert').getByText(texts.failure.message).waitFor();
    await page.getByRole('banner').waitFor();
    await page.getByRole('navigation', { name: texts.navigation.label }).waitFor();
    const retry = page.getByRole('button', { name: texts.failure.retry });
    await retry.click();
    await reads(page, texts.failure.title);

    await page.goBack();
    await arrives(page, '/verses/2:256', second);
    await page.locator('a[rel=prev]').click();
    await arrives(page, '/verses/2:255', first);
    await page.locator('a[rel=next]').click();
    await arrives(page, '/verses/2:256', second);
    await page.locator('a[rel=next]').click();
    await arrives(page, '/verses/2:257', texts.failure.title);

    await server.start();
    await retry.click();
    await reads(page, third);
    await isFocused(page.getByRole('heading', { level: 1 }));
  });
});

test('a word is explained again when the server is back', async () => {
  const page = await open('/verses/1:1', {
    origin: server.origin,
    settings: {},
    expected: /net::ERR_/,
  });
  await server.stop();
  await words(page).nth(0).hover();
  await eventually(async () => {
    expect(requestsOf(page).at(-1)).toMatch(/^\/assets\/floating-ui/);
  });
  await server.start();
  await words(page).nth(1).hover();
  await page.getByRole('tooltip').filter({ visible: true }).getByText('1:1, 2. kelime').waitFor();
});

test('a control whose code cannot come says so, and opens when the server is back', async () => {
  const { texts } = LANGUAGES.english;
  const page = await open('/', {
    origin: server.origin,
    settings: { prefLanguage: 'english' },
    expected: /net::ERR_/,
  });
  await server.stop();
  const button = page.getByRole('banner').getByRole('button', { name: texts.settings.open });
  await button.click();
  await page.getByRole('alert').getByText(texts.failure.control).waitFor();
  await server.start();
  await button.click();
  await page.getByRole('dialog', { name: texts.settings.title }).waitFor();
});
