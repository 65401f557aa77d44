/** Draws the icons of the installed site from public/favicon.svg: `npx tsx scripts/appIcons.ts`. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const sign = readFileSync('public/favicon.svg', 'utf8');
/** Systems cut a maskable icon to a circle or another form, whose diameter is 80 % of the icon at least. */
const maskable = sign
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(' rx="7"', '');

const ICONS = [
  { name: 'icon-192', size: 192, svg: sign },
  { name: 'icon-512', size: 512, svg: sign },
  { name: 'icon-maskable', size: 512, svg: maskable, background: '#10241c' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, size, svg, background = 'transparent' } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body { margin: 0; background: ${background}; } svg { display: block; }</style>${svg}`,
    );
    await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  }
} finally {
  await browser.close();
}
