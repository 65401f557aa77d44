/** A reader who keeps the whole Qur'an on the device, and reads it without a network. */
import type { Page } from 'playwright-core';
import { offlineTexts } from '../../../client/i18n/offline';
import { searchTexts } from '../../../client/i18n/search';
import { verseIdOf } from '../../../text/verseReference';
import { expectAccessible } from '../../support/axe';
import { adminClient } from '../../support/adminJourney';
import { eventually, useBrowser, waitForHydration } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectHeading, LANGUAGES } from '../../support/journey';
import { IS_SOAK } from '../../support/soak';

const open = useBrowser();
const server = useServer();
const texts = offlineTexts.english;
const { offline, settings } = LANGUAGES.english.texts;

const EXPECTED = /net::ERR_|can't be reached|Failed to load resource|ServiceWorker/;
/** The server makes the bundles once, which takes minutes. */
const inSoak = IS_SOAK ? test : test.skip;
const MAKING_MS = 540_000;

interface Entry {
  name: string;
  sha256: string;
  bytes: number;
}

async function readManifest(): Promise<Entry[]> {
  const response = await fetch(`${server.origin}/offline/manifest.json`);
  if (!response.ok) throw new Error(`The manifest has status ${response.status}.`);
  return ((await response.json()) as { bundles: Entry[] }).bundles;
}

const visit = (path: string) =>
  open(path, {
    origin: server.origin,
    device: 'phone',
    hasServiceWorker: true,
    settings: { prefLanguage: 'english' },
    expected: EXPECTED,
  });

async function openSettings(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('button', { name: settings.open }).click();
  return page.getByRole('region', { name: texts.title });
}

async function keepWholeQuran(page: Page) {
  const part = await openSettings(page);
  await part.getByRole('button', { name: texts.showSize }).click();
  const megabytes = (await readManifest()).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  await part.getByText(`${megabytes.toFixed(1)} MB`).waitFor();
  await part.getByRole('button', { name: texts.keep }).click();
  await part.getByRole('button', { name: texts.forget }).waitFor({ timeout: 90_000 });
  return part;
}

/** The server goes on, because it would have to make its bundles again. */
const cutNetwork = (page: Page) => page.context().setOffline(true);

/** Names of the bundles on the device. */
const keptBundles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('quran'))) return [];
    const keys = await (await caches.open('quran')).keys();
    return keys.map(({ url }) => url).filter((url) => url.includes('sha256'));
  });

inSoak(
  'is told the size, and then reads every kind of page without a network',
  async () => {
    const page = await visit('/verses/2:255');
    await eventually(readManifest, MAKING_MS - 120_000);
    await keepWholeQuran(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('bookmarks', '2:255 1:1 112:4'));
    await cutNetwork(page);

    const headings: [path: string, heading: RegExp][] = [
      ['/verses/112:1', /Al-Ikhlas, verse 1$/],
      ['/verses/9:128', /At-Tawbah, verse 128$/],
      ['/surahs/2', /Al-Baqarah/],
      ['/surahs/114', /An-Nas/],
      ['/surahs', /Surahs/],
      ['/roots', /Roots/],
      [`/roots?letter=${encodeURIComponent('ك')}`, /Roots/],
      [`/roots/${encodeURIComponent('كتب')}`, /ك ت ب/],
      ['/posts/1', /./],
      ['/posts/faith', /Faith/],
      ['/termTables/2', /Allah/],
      ['/tables/arabicCharacters', /./],
      ['/', /Tibyan/],
    ];
    for (const [path, heading] of headings) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByRole('status').getByText(offline.sign).waitFor();
      expect(await page.getByText(offline.notKept).count()).toBe(0);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('en');

    // From page to page, as links do it.
    await page.goto('/verses/36:82');
    await waitForHydration(page);
    await page.locator('a[rel=next]').click();
    await expectHeading(page, 'Surah Ya-Sin, verse 83');
    await page.goto(`/roots/${encodeURIComponent('رحم')}`);
    await waitForHydration(page);
    await page.locator('main a[rel=next][href*=after]').click();
    await page.waitForURL(/after=/);

    await page.goto('/bookmarks');
    for (const key of ['2:255', '1:1', '112:4']) {
      await page.getByRole('link', { name: key }).first().waitFor();
    }

    const search = async (term: string) => {
      await page.goto(`/query?queryParameter=${encodeURIComponent(term)}`);
      await page.getByText(searchTexts.english.offline.note).waitFor();
    };
    await search('compulsion');
    await page.getByRole('listitem').filter({ hasText: 'no compulsion' }).first().waitFor();
    await expectAccessible(page);
    await search('112:1-4');
    await page.getByText('4 verses').waitFor();
    await search('yasin');
    await page
      .getByRole('link', { name: /Ya-Sin/ })
      .first()
      .click();
    await page.waitForURL('**/surahs/36');
  },
  MAKING_MS,
);

inSoak(
  'an update downloads only what has changed',
  async () => {
    await eventually(readManifest, MAKING_MS - 120_000);
    const page = await visit('/verses/112:1');
    const part = await keepWholeQuran(page);
    const before = new Set(await keptBundles(page));
    const first = await readManifest();
    expect(before.size).toBe(first.length);

    const send = adminClient(server);
    const saved = await send<{ updateVerse: { __typename: string } }>(
      `mutation ($input: UpdateVerseInput!) { updateVerse(input: $input) { __typename } }`,
      {
        input: {
          databaseId: verseIdOf({ surah: 113, verse: 2 }),
          turkishTranslation: 'Yarattıklarının şerrinden',
          englishTranslation: 'From the evil of what He has made',
        },
      },
    );
    expect(saved).toEqual({ updateVerse: { __typename: 'UpdateVersePayload' } });
    await eventually(async () => {
      const next = (await readManifest()).find(({ name }) => name === 'surah-113');
      expect(next?.sha256).not.toBe(first.find(({ name }) => name === 'surah-113')?.sha256);
    }, 90_000);

    await part.getByRole('button', { name: texts.update }).click();
    await eventually(async () => {
      const added = (await keptBundles(page)).filter((url) => !before.has(url));
      const names = added.map((url) => /offline\/([^?]+)/.exec(url)?.[1]);
      expect(names).toContain('surah-113');
      expect(names.filter((name) => name?.startsWith('surah-'))).toEqual(['surah-113']);
    }, 60_000);
    await part.getByRole('button', { name: texts.forget }).waitFor();
    expect(await keptBundles(page)).toHaveLength(first.length);

    await page.keyboard.press('Escape');
    await cutNetwork(page);
    await page.goto('/verses/113:2');
    await page.getByText('From the evil of what He has made').first().waitFor();
  },
  MAKING_MS,
);

inSoak(
  'without enough room, says so and leaves nothing behind',
  async () => {
    await eventually(readManifest, MAKING_MS - 120_000);
    const page = await visit('/verses/112:1');
    const part = await openSettings(page);
    await part.getByRole('button', { name: texts.showSize }).click();
    await part.getByRole('button', { name: texts.keep }).waitFor();
    const session = await page.context().newCDPSession(page);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: server.origin,
      quotaSize: usage + 2_000_000,
    });
    await part.getByRole('button', { name: texts.keep }).click();
    await part.getByRole('alert').getByText(texts.room).waitFor();
    expect(await keptBundles(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('a[rel=next]').click();
    await expectHeading(page, 'Surah Al-Ikhlas, verse 2');

    // With room, another try succeeds, and what is kept can be removed.
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
    await page.getByRole('button', { name: settings.open }).click();
    await part.getByRole('button', { name: texts.retry }).click();
    await part.getByRole('button', { name: texts.forget }).click({ timeout: 90_000 });
    await part.getByRole('button', { name: texts.showSize }).waitFor();
    expect(await keptBundles(page)).toEqual([]);
  },
  MAKING_MS,
);
