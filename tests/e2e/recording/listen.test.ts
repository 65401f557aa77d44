/** Recordings of verses and words, played in a real browser from the site that the operator has named. */
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { recordingTexts } from '../../../client/i18n/recording';
import { expectAccessible } from '../../support/axe';
import { eventually, requestsOf, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { press, READERS } from '../../support/journey';

/** Long enough for a busy machine to see each word. */
const SECONDS = 6;
const RATE = 8000;

/** A tone as a WAV file: 8,000 samples of 8 bits per second. */
function tone(): Buffer {
  const samples = SECONDS * RATE;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  const wave = Buffer.from(
    Array.from(
      { length: samples },
      (_, index) => 128 + 60 * Math.sin((index * 440 * 2 * Math.PI) / RATE),
    ),
  );
  return Buffer.concat([header, wave]);
}

let files: Server;
let site = '';
let folder = '';
const sent: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tibyan_test_recordings_'));
  const wave = tone();
  files = createServer(({ url = '' }, response) => {
    sent.push(url);
    if (!/^\/(112001|112002|112-1-1)\.wav$/.test(url)) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'Content-Type': 'audio/wav', 'Content-Length': wave.length })
        .end(wave);
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
});
afterAll(() => {
  files.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  sent.length = 0;
});

const open = useBrowser();
const server = useServer(() => {
  const timings = join(folder, 'timings.tsv');
  // Of 112:1, as if it had two words.
  writeFileSync(timings, '112:1:1\t0\t3000\n112:1:2\t3000\t6000\n');
  return {
    RECITATION_VERSE_URL: `${site}/{surah3}{verse3}.wav`,
    RECITATION_WORD_URL: `${site}/{surah}-{verse}-{word}.wav`,
    RECITATION_NAME: 'A tone',
    RECITATION_LICENSE: 'CC0-1.0',
    RECITATION_TIMINGS: timings,
  };
});

const marked = (page: Page) =>
  page
    .locator('[data-word][aria-current=true]')
    .evaluateAll((words) => [
      ...new Set(words.map((word) => (word as HTMLElement).dataset['word'])),
    ]);

describe.each(READERS)('a reader on a $device in $language', ({ device, language }) => {
  const own = recordingTexts[language];
  const visit = (path: string, expected?: RegExp) =>
    open(path, {
      origin: server.origin,
      device,
      settings: { prefLanguage: language },
      ...(expected && { expected }),
    });

  test('listens to a verse, whose words are followed, and goes on to the next', async () => {
    const page = await visit('/verses/112:1');
    const code = () => requestsOf(page).filter((path) => /Player|playSound/.test(path));
    const listen = page.locator('main').getByRole('button', { name: own.listen, exact: true });
    await listen.waitFor();
    expect([sent, code()]).toEqual([[], []]);

    await press(listen, device);
    const player = page.getByRole('region', { name: own.player });
    await player.getByText('A tone').waitFor();
    await player.getByRole('checkbox', { name: own.continue }).check();
    await eventually(async () => expect(await marked(page)).toEqual(['0']));
    await eventually(async () => expect(await marked(page)).toEqual(['1']));
    expect(new Set(sent)).toEqual(new Set(['/112001.wav']));
    await page.waitForURL('**/verses/112:2');
    await player.getByText(own.verse.replace('{{key}}', '112:2')).waitFor();
    await eventually(async () => expect(sent).toContain('/112002.wav'));
    await player.getByRole('button', { name: own.pause }).click();
    await player.getByRole('button', { name: own.play }).waitFor();
    await expectAccessible(page);
    await player.getByRole('button', { name: own.stop }).click();
    await player.waitFor({ state: 'hidden' });
    await eventually(async () => expect(await marked(page)).toEqual([]));
  });

  test('is told if a file is missing, and can try again', async () => {
    const page = await visit('/verses/112:4', /404/);
    await press(
      page.locator('main').getByRole('button', { name: own.listen, exact: true }),
      device,
    );
    const player = page.getByRole('region', { name: own.player });
    await player.getByRole('alert').getByText(own.failed).waitFor();
    expect(sent).toEqual(['/112004.wav']);
    await player.getByRole('button', { name: own.retry }).click();
    await eventually(async () => expect(sent).toEqual(['/112004.wav', '/112004.wav']));
    await expectAccessible(page);
  });

  test('listens to a word by itself', async () => {
    const page = await visit('/verses/112:1#word-1');
    await press(page.getByRole('button', { name: own.listenToWord }), device);
    await page.getByRole('button', { name: own.stop, exact: true }).waitFor();
    await page.getByRole('button', { name: own.listenToWord }).waitFor();
    expect(new Set(sent)).toEqual(new Set(['/112-1-1.wav']));
  });

  test('listens to the verses of a surah on one page', async () => {
    const page = await visit('/surahs/112');
    await press(page.getByRole('button', { name: `${own.listen} 112:1` }), device);
    await page.locator('[data-verse="112:1"][aria-current=true]').waitFor();
    await page.getByRole('button', { name: `${own.listen} 112:2` }).click();
    await page.locator('[data-verse="112:2"][aria-current=true]').waitFor();
    expect(await page.locator('[aria-current=true][data-verse]').count()).toBe(1);
  });
});
