/** Draws the preview picture of a shared link: PNG, 1200 × 630 pixels, in the colors of the dark theme. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { fitLines, type FittedLines } from './fitLines';
import type { DrawPicture } from './picture';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;

/** Those of client/ui/styles/tokens.css. */
const COLORS = {
  background: '#0d1e18',
  frame: '#2c4c3e',
  arabic: '#f7f2e3',
  text: '#e9f0ea',
  gold: '#e3c682',
  muted: '#a8c0b3',
};

const FONTS = {
  Quran: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
  Latin: '@fontsource/amiri/files/amiri-latin-400-normal.woff2',
  LatinExt: '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2',
};
const ARABIC = 'Quran, Latin';
const LATIN = 'Latin, LatinExt, Quran';

let areFontsLoaded = false;

function loadFonts(): void {
  if (areFontsLoaded) return;
  const require = createRequire(join(process.cwd(), 'package.json'));
  for (const [name, file] of Object.entries(FONTS)) {
    GlobalFonts.register(readFileSync(require.resolve(file)), name);
  }
  areFontsLoaded = true;
}

export const drawPicture: DrawPicture = async ({ title, arabic, text }) => {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = COLORS.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = COLORS.frame;
  context.lineWidth = 2;
  context.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  drawHeader(context, title);

  const measureIn = (font: string) => (word: string) => {
    context.font = `100px ${font}`;
    return context.measureText(word).width / 100;
  };
  const lines = fitLines(text, {
    measure: measureIn(LATIN),
    width: INNER,
    height: arabic ? 156 : 400,
    sizes: arabic ? [40, 36, 32, 28] : [88, 72, 56, 44, 36, 28],
    lineHeight: 1.3,
  });
  const height = lines.lines.length * lines.lineHeight;
  const bottom = HEIGHT - 56;
  const top = 112;
  const textTop = arabic ? bottom - height : top + (bottom - top - height) / 2;
  if (arabic) {
    const available = textTop - top - 16;
    const fitted = fitLines(arabic, {
      measure: measureIn(ARABIC),
      width: INNER,
      height: available,
      sizes: [112, 96, 84, 72, 64, 56, 50, 44, 40],
      lineHeight: 2.4,
    });
    const free = available - fitted.lines.length * fitted.lineHeight;
    context.direction = 'rtl';
    drawLines(context, fitted, {
      font: ARABIC,
      color: COLORS.arabic,
      top: top + free / 2,
      baseline: 0.66,
    });
  }
  context.direction = 'ltr';
  drawLines(context, lines, { font: LATIN, color: COLORS.text, top: textTop, baseline: 0.75 });
  return new Uint8Array(await canvas.encode('png'));
};

function drawHeader(context: SKRSContext2D, title: string): void {
  context.textAlign = 'right';
  context.fillStyle = COLORS.muted;
  context.font = `34px ${LATIN}`;
  context.fillText('Tibyan', WIDTH - MARGIN, 88);
  const rest = INNER - context.measureText('Tibyan').width - 40;
  context.textAlign = 'left';
  context.fillStyle = COLORS.gold;
  context.font = `40px ${LATIN}`;
  context.fillText(title, MARGIN, 88, rest);
}

interface Style {
  font: string;
  color: string;
  top: number;
  /** Of a line, from its top, as a part of its height. */
  baseline: number;
}

function drawLines(
  context: SKRSContext2D,
  { lines, size, lineHeight }: FittedLines,
  { font, color, top, baseline }: Style,
): void {
  context.font = `${size}px ${font}`;
  context.fillStyle = color;
  context.textAlign = 'center';
  lines.forEach((line, index) =>
    context.fillText(line, WIDTH / 2, top + (index + baseline) * lineHeight),
  );
}
