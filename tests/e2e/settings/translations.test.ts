/** Further translations, from two files of Tanzil to the pages of readers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { translationTexts } from '../../../client/i18n/translations';
import { DEFAULT_SETTINGS } from '../../../client/settings/settings';
import { formatCookie } from '../../../client/settings/settingsCookie';
import {
  dataRequestsOf,
  eventually,
  requestsOf,
  useBrowser,
  waitForHydration,
} from '../../support/browser';
import { sharedOrigin, useServer } from '../../support/browserServer';
import { runCommand } from '../../support/command';
import { expectAccessible } from '../../support/axe';
import { horizontalOverflow } from '../../support/fit';
import { LANGUAGES, openSettings, press, READERS } from '../../support/journey';
import { countShifts, scrollDown, shiftsOf } from '../../support/shifts';

const open = useBrowser();
const server = useServer();

const GERMAN = { slug: 'de-beispiel', language: 'de', name: 'Beispielübersetzung' };
const URDU = { slug: 'ur-misal', language: 'ur', name: 'مثالی ترجمہ' };
const BOTH = [GERMAN.slug, URDU.slug];

/** As long as verses of translations are. */
const germanOf = (key: string) => `Vers ${key}: ${'ein Satz über Gnade und Güte, '.repeat(4)}Ende.`;
const urduOf = (key: string) => `آیت ${key}: ${'رحم کرنے والا مہربان ہے، '.repeat(4)}ختم`;

const PAGES: [path: string, ...keys: string[]][] = [
  ['/verses/2:255', '2:255'],
  ['/surahs/36', '36:1', '36:83'],
  ['/pages/50', '3:1', '3:9'],
  ['/juz/1', '1:1', '2:141'],
  ['/posts/2'],
];

/** The texts of a translation on the page. */
const shown = (page: Page, { language }: typeof GERMAN) =>
  page.locator(`main section p[lang=${language}]`);

/** The page with its HTML from the server, for a reader who has chosen these translations. */
const fetchAs = (path: string, translations: string[]) =>
  fetch(server.origin + path, {
    headers: { cookie: `settings=${formatCookie({ ...DEFAULT_SETTINGS, translations })}` },
  });

/** Runs a command on the data of the server, which has stopped. */
async function run(script: string, args: string[]): Promise<void> {
  const { code, stderr } = await runCommand(script, { args, env: { DATA_DIR: server.dataDir } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

/** The data folder that has the translations. */
let filled: string | undefined;

beforeEach(async () => {
  if (filled === server.dataDir) return;
  await server.stop();
  const query = encodeURIComponent('{ surahs { number numberOfVerses } }');
  const { data } = (await (await fetch(`${sharedOrigin()}/graphql?query=${query}`)).json()) as {
    data: { surahs: { number: number; numberOfVerses: number }[] };
  };
  const keys = data.surahs.flatMap(({ number, numberOfVerses }) =>
    Array.from({ length: numberOfVerses }, (_, index) => `${number}:${index + 1}`),
  );
  const texts = [
    [GERMAN, germanOf],
    [URDU, urduOf],
  ] as const;
  for (const [{ slug, language, name }, textOf] of texts) {
    const file = join(server.dataDir, `${slug}.txt`);
    const lines = keys.map((key) => `${key.replace(':', '|')}|${textOf(key)}`);
    writeFileSync(file, `${lines.join('\n')}\n\n#  Last Update: January 22, 2014\n`);
    await run('import.mjs', [
      ...['translation', file, '--slug', slug, '--language', language, '--name', name],
      ...['--translator', 'Nobody', '--source', 'Written for tests', '--terms', 'Only for tests'],
    ]);
  }
  await server.start();
  filled = server.dataDir;
});

describe.each(READERS)('on a $device in $language', ({ device, language, texts }) => {
  const own = translationTexts[language];
  const visit = (path: string, translations: string[]) =>
    open(path, {
      device,
      origin: server.origin,
      settings: { prefLanguage: language, translations },
      before: countShifts,
    });

  test('one is chosen in the settings, and is beside the others on every page that has verses', async () => {
    const page = await visit('/verses/2:255', []);
    expect(await shown(page, GERMAN).count()).toBe(0);
    const dialog = await openSettings(page, texts);
    const group = dialog.getByRole('group', { name: own.title });
    await press(group.getByText(/Beispielübersetzung$/), device);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await eventually(async () =>
      expect(await shown(page, GERMAN).textContent()).toBe(germanOf('2:255')),
    );
    for (const [path, ...keys] of PAGES) {
      await page.goto(path);
      await waitForHydration(page);
      const all = (await shown(page, GERMAN).allTextContents()).join('\n');
      expect(all).toContain('Vers ');
      for (const key of keys) expect(all).toContain(germanOf(key));
      expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
    }
    await page.goto('/');
    await waitForHydration(page);
    await page.goto('/verses/2:256');
    await page.reload();
    expect(await shown(page, GERMAN).textContent()).toBe(germanOf('2:256'));
    await expectAccessible(page);
  });

  test.each(PAGES)('%s has two in its HTML, and nothing moves or is loaded', async (path) => {
    const page = await visit(path, BOTH);
    const html = await (await fetchAs(path, BOTH)).text();
    for (const text of ['Vers ', 'آیت ']) expect(html).toContain(text);
    expect(await shown(page, URDU).first().getAttribute('dir')).toBe('rtl');
    expect(await shown(page, URDU).count()).toBe(await shown(page, GERMAN).count());
    expect(dataRequestsOf(page)).toEqual([]);
    // Texts that come later would move a fifth of the screen.
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
  });

  test('scrolling through a surah with two of them shifts nothing', async () => {
    const page = await visit('/surahs/2', BOTH);
    await scrollDown(page);
    expect(await shiftsOf(page)).toBeLessThan(0.02);
  });

  test('their names are not in the outline of a surah, and are in that of a verse', async () => {
    const page = await visit('/surahs/112', BOTH);
    const heading = () => page.getByRole('heading', { name: GERMAN.name });
    expect(await page.getByText(GERMAN.name).count()).toBe(4);
    expect(await heading().count()).toBe(0);
    await page.goto('/verses/112:1');
    await heading().waitFor();
  });
});

describe('when something fails', () => {
  const { texts } = LANGUAGES.turkish;
  const own = translationTexts.turkish;
  const visit = (path: string, translations: string[]) =>
    open(path, {
      origin: server.origin,
      settings: { translations },
      expected: /ERR_FAILED|could not|can't be reached|Failed to fetch/,
    });
  const chooseGerman = async (page: Page) => {
    const dialog = await openSettings(page, texts);
    await dialog.getByText(/Beispielübersetzung$/).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };

  test('code that could not be loaded is loaded the next time', async () => {
    const page = await visit('/verses/2:255', []);
    const code = '**/LoadedFurtherTranslations-*.js';
    await page.route(code, (route) => route.abort());
    await chooseGerman(page);
    await eventually(async () =>
      expect(requestsOf(page).some((path) => path.includes('LoadedFurtherTranslations'))).toBe(
        true,
      ),
    );
    expect(await shown(page, GERMAN).count()).toBe(0);
    await page.unroute(code);
    await chooseGerman(page);
    await chooseGerman(page);
    await shown(page, GERMAN).waitFor();
  });

  test('texts that could not be loaded are loaded again when the reader asks', async () => {
    const page = await visit('/surahs/112', []);
    const data = (url: URL) => url.pathname === '/graphql' && url.search.includes(GERMAN.slug);
    await page.route(data, (route) => route.abort());
    await chooseGerman(page);
    await page.getByText(own.failed).nth(3).waitFor();
    await page.unroute(data);
    await page.getByRole('button', { name: texts.failure.retry }).nth(2).click();
    await shown(page, GERMAN).nth(3).waitFor();
    expect(await page.getByText(own.failed).count()).toBe(0);
  });
});

test('one that is removed is forgotten, and the other one stays', async () => {
  const page = await open('/surahs/112', {
    origin: server.origin,
    settings: { translations: BOTH },
    expected: /ERR_CONNECTION_REFUSED/,
  });
  await server.stop();
  await run('admin.mjs', ['translation', 'remove', GERMAN.slug]);
  filled = undefined;
  await server.start();
  const isPublic = async (translations: string[]) =>
    (await fetchAs('/surahs/112', translations)).headers.get('cache-control')?.startsWith('public');
  expect(await isPublic(BOTH)).toBe(false);
  expect(await isPublic([URDU.slug])).toBe(true);

  await page.reload();
  await waitForHydration(page);
  const settings = () =>
    page.evaluate(() => [localStorage.getItem('settings') ?? '', document.cookie]);
  await eventually(async () => expect((await settings()).join()).not.toContain(GERMAN.slug));
  for (const kept of await settings()) expect(kept).toContain(URDU.slug);
  expect(await shown(page, URDU).count()).toBe(4);
  expect(await shown(page, GERMAN).count()).toBe(0);
  await page.goto('/verses/112:2');
  await waitForHydration(page);
  expect(await shown(page, URDU).textContent()).toBe(urduOf('112:2'));
});
