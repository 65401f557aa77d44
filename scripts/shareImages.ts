/**
 * Draws the preview images of shared links, public/share-tr.png and share-en.png, with the font and
 * colors of the site: `npx tsx scripts/shareImages.ts`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { englishTexts as english } from '../client/i18n/english';
import { turkishTexts as turkish } from '../client/i18n/turkish';
import { makeQuranFont } from './subsetFonts';

const SIZE = { width: 1200, height: 630 };

const TEXTS = {
  tr: { ...turkish.site, parts: ['Arapça', 'Okunuş', 'Türkçe', 'İngilizce'] },
  en: { ...english.site, parts: ['Arabic', 'Transcription', 'Turkish', 'English'] },
};

type Texts = (typeof TEXTS)['tr'];

/** The star of the home page. */
const star = [0, 30, 60]
  .map((angle) => `<rect x="-66" y="-66" width="132" height="132" transform="rotate(${angle})"/>`)
  .join('');

const htmlOf = ({ name, tagline, parts }: Texts, font: string, lang: string) => `<!DOCTYPE html>
<html lang="${lang}" data-theme="darkGreen"><meta charset="utf-8"><style>
@font-face { font-family: Quran; src: url(data:font/woff2;base64,${font}); }
${readFileSync('client/ui/styles/tokens.css', 'utf8')}
* { box-sizing: border-box; margin: 0; }
body {
  width: ${SIZE.width}px; height: ${SIZE.height}px; position: relative; overflow: hidden;
  color: var(--color-text); font-family: var(--font-text);
  background: var(--color-background);
}
svg { position: absolute; left: 8px; top: -5px; width: 640px; fill: none; stroke: var(--color-gold); }
svg rect { fill: var(--color-raised); fill-opacity: 0.5; stroke-width: 0.7; stroke-opacity: 0.6; }
svg circle { stroke-width: 0.5; opacity: 0.4; }
.arabic {
  position: absolute; left: 88px; width: 480px; top: 56px; text-align: center;
  font: 176px/400px Quran; color: var(--color-arabic);
}
.words { position: absolute; left: 668px; right: 48px; top: 50%; transform: translateY(-50%); }
.name { font: 400 88px/1.1 var(--font-reading); color: var(--color-gold); }
.tagline { margin-top: 24px; font-size: 38px; line-height: 1.35; }
.parts { margin-top: 40px; display: flex; flex-wrap: wrap; gap: 10px; font-size: 21px; }
.parts span {
  padding: 5px 14px; border: 1.5px solid var(--color-border); border-radius: 999px;
  color: var(--color-accent);
}
</style><body>
<svg viewBox="-100 -100 200 200">${star}<circle r="62"/><circle r="97"/></svg>
<p class="arabic" lang="ar" dir="rtl">تبيان</p>
<div class="words">
  <p class="name">${name}</p>
  <p class="tagline">${tagline}</p>
  <p class="parts">${parts.map((part) => `<span>${part}</span>`).join('')}</p>
</div></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'tibyan-share-'));
const font = readFileSync(await makeQuranFont(folder)).toString('base64');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const [lang, texts] of Object.entries(TEXTS)) {
    await page.setContent(htmlOf(texts, font, lang));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `public/share-${lang}.png` });
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
