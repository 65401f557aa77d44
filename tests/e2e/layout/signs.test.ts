/** Every sign of the mushaf is drawn by the site's font, in its place, in Chromium and in Firefox. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { readArabicVerses } from '../../../api/seed/quranText';
import { BROWSER_ARGUMENTS, browserPath } from '../../support/browser';
import { arabicOf } from '../../../client/word/arabicText';

/** Where the ink of a sign has to be: over its letter, under the line, or on it as a letter is. */
const PLACES: Readonly<Record<string, 'above' | 'below' | 'line'>> = {
  '\u0653': 'above',
  '\u0654': 'above',
  '\u0670': 'above',
  '\u06D6': 'above',
  '\u06D7': 'above',
  '\u06D8': 'above',
  '\u06D9': 'above',
  '\u06DA': 'above',
  '\u06DB': 'above',
  '\u06DC': 'above',
  '\u06DE': 'line',
  '\u06DF': 'above',
  '\u06E0': 'above',
  '\u06E2': 'above',
  '\u06E3': 'below',
  '\u06E5': 'line',
  '\u06E6': 'line',
  '\u06E7': 'line',
  '\u06E8': 'above',
  '\u06E9': 'line',
  '\u06EA': 'below',
  '\u06EB': 'above',
  '\u06EC': 'above',
  '\u06ED': 'below',
};

const words = readArabicVerses().flatMap((verse) =>
  verse.words.map(({ arabicText, pauseAfter }) => arabicOf(arabicText, pauseAfter)),
);

/** So many of the shortest words are tried for each sign. */
const TRIED = 25;

const afterVowel = (word: string, sign: string) =>
  Number(/[\u064B-\u0652]/.test(word.charAt(word.indexOf(sign) - 1)));

/** Words with a sign, each with the same word without it; the sign alone where no word has it. */
const cases = Object.keys(PLACES).map((sign) => {
  const found = [...new Set(words.filter((text) => text.includes(sign)))]
    // After a vowel sign, a sign moves that one too.
    .sort(
      (left, right) =>
        afterVowel(left, sign) - afterVowel(right, sign) || left.length - right.length,
    )
    .slice(0, TRIED);
  return (found.length > 0 ? found : [sign]).map((word) => [word, word.replaceAll(sign, '')]);
});

interface Drawn {
  /** Mean height of the ink that only the sign adds, in sizes of the font above the baseline. */
  height: number;
  /** Number of its pixels. */
  ink: number;
}

/** Runs in the browser: draws each word with and without its sign and sends what the sign adds. */
async function draw(): Promise<void> {
  const size = 60;
  const baseline = 160;
  const canvas = document.createElement('canvas');
  canvas.width = 700;
  canvas.height = 300;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  await document.fonts.load(`${size}px Quran`, 'ب');
  const inkOf = (text: string) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    context.font = `${size}px Quran`;
    context.direction = 'rtl';
    context.textAlign = 'right';
    context.fillText(text, canvas.width - 100, baseline);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const given = JSON.parse(document.getElementById('cases')!.textContent) as typeof cases;
  const added = ([word = '', bare = '']: string[]) => {
    const whole = inkOf(word);
    const rest = inkOf(bare);
    let ink = 0;
    let sum = 0;
    for (let pixel = 0; pixel < whole.length; pixel += 4) {
      if (whole[pixel]! > 100 || rest[pixel]! < 200) continue;
      ink++;
      sum += baseline - Math.floor(pixel / 4 / canvas.width);
    }
    const moved = Math.abs(context.measureText(word).width - context.measureText(bare).width);
    return { ink, moved, height: sum / ink / size };
  };
  // Without its sign a word may be narrower or have other joins, which adds ink in other places.
  const drawn = given.map((pairs) =>
    pairs
      .map(added)
      .sort((left, right) => left.moved - right.moved || left.ink - right.ink)
      .at(0),
  );
  await fetch('/drawn', { method: 'POST', body: JSON.stringify(drawn) });
}

/** Opens the page in a browser and waits for what it sends. */
async function drawnBy(command: string, argumentsOf: (profile: string) => string[]) {
  const font = await readFile('client/ui/fonts/quran.woff2');
  const page = `<!DOCTYPE html><meta charset="utf-8"><style>@font-face { font-family: Quran; src: url(/font) }</style>
    <script type="application/json" id="cases">${JSON.stringify(cases)}</script><script>(${String(draw)})()</script>`;
  let send: (drawn: Drawn[]) => void;
  const received = new Promise<Drawn[]>((resolve) => (send = resolve));
  const server = createServer((request, response) => {
    if (request.url === '/font') response.end(font);
    else if (request.method === 'POST') {
      void json(request).then((drawn) => send(drawn as Drawn[]));
      response.end();
    } else response.setHeader('content-type', 'text/html').end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const profile = await mkdtemp(join(tmpdir(), 'tibyan-signs-'));
  const { port } = server.address() as AddressInfo;
  const child = spawn(command, [...argumentsOf(profile), `http://127.0.0.1:${port}/`], {
    stdio: 'ignore',
    timeout: 100_000,
    killSignal: 'SIGKILL',
  });
  const exit = once(child, 'exit');
  try {
    const failed = exit.then(() => Promise.reject(new Error(`${command} ended without drawing.`)));
    return await Promise.race([received, failed]);
  } finally {
    child.kill('SIGKILL');
    await exit;
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** In pixels, of a sign that is drawn. */
const LEAST_INK = 20;

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const browsers: [string, () => Promise<Drawn[]>][] = [
  [
    'Chromium',
    () =>
      drawnBy(browserPath(), (profile) => [
        ...BROWSER_ARGUMENTS,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
      ]),
  ],
  ...(existsSync(FIREFOX)
    ? [
        [
          'Firefox',
          () => drawnBy(FIREFOX, (profile) => ['--headless', '--profile', profile]),
        ] as (typeof browsers)[number],
      ]
    : []),
];

if (browsers.length < 2) console.log(`Firefox is not installed: skipped ${FIREFOX}`);

test.each(browsers)(
  '%s draws every sign in its place',
  async (_, drawn) => {
    const places = (await drawn()).map(({ ink, height }) =>
      ink < LEAST_INK ? 'nowhere' : height < -0.2 ? 'below' : height < 0.25 ? 'line' : 'above',
    );
    const signs = Object.keys(PLACES);
    expect(Object.fromEntries(signs.map((sign, index) => [sign, places[index]]))).toEqual(PLACES);
  },
  120_000,
);
