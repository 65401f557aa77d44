/** @jest-environment node */
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { simplifyArabic } from '../../../client/relay/simplifyArabic';
import { makeQuranFont } from '../../../scripts/subsetFonts';

const packages = join(process.cwd(), 'node_modules');
const fullFont = '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';

let folder: string;
let path: string;
let subset: Font;
let verses: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tibyan-font-'));
  path = await makeQuranFont(folder);
  subset = await openFont(path);
  const file = join(packages, 'quran-validator/data/quran-verses.min.json');
  const rows = JSON.parse(await readFile(file, 'utf8')) as { text: string }[];
  verses = rows.map((row) => row.text);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

async function openFont(file: string): Promise<Font> {
  return create(await readFile(file)) as Font;
}

function withoutGlyph(text: string): string[] {
  return [...new Set(text)].filter(
    (letter) => !subset.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

describe('the Arabic font', () => {
  it('is at most 45 kB', async () => {
    expect((await stat(path)).size).toBeLessThanOrEqual(45_000);
  });

  it('has a glyph for every character of the Qur’an', () => {
    expect(verses).toHaveLength(6236);
    expect(withoutGlyph(verses.join(' '))).toEqual([]);
  });

  it('has a glyph for every character of the simplified Qur’an', () => {
    expect(withoutGlyph(simplifyArabic(verses.join(' ')))).toEqual([]);
  });

  it.each([
    ['letters of the alphabet', 'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
    ['hamza, alif madda, teh marbuta, alif maqsura', 'أإؤئآةى'],
    ['harakat', '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0670'],
    ['pause marks, quarter, sajda', '\u06D6\u06D7\u06D8\u06D9\u06DA\u06DB\u06DC\u06DE\u06E9'],
    ['verse number', '۝٠١٢٣٤٥٦٧٨٩'],
    ['spaces, tatweel, punctuation, ornate brackets', ' \u00A0ـ،؛؟﴾﴿'],
  ])('has a glyph for: %s', (_, text) => {
    expect(withoutGlyph(text)).toEqual([]);
  });

  it('lacks letters that are not in use, so the tests above can fail', () => {
    expect(withoutGlyph('پچژگA')).toEqual([...'پچژگA']);
  });

  // Joined forms and ligatures come from layout features, so code points cannot prove them.
  it('shapes words exactly as the whole font does', async () => {
    const whole = await openFont(join(packages, fullFont));
    const words = new Set(
      verses
        .filter((_, index) => index % 60 === 0)
        .join(' ')
        .split(' '),
    );
    for (const word of words) {
      for (const text of [word, simplifyArabic(word)]) {
        expect({ text, drawn: draw(subset, text) }).toEqual({ text, drawn: draw(whole, text) });
      }
    }
    expect(words.size).toBeGreaterThan(800);
  });

  it('is rebuilt only when it is older than its sources', async () => {
    const { mtimeMs } = await stat(path);
    await makeQuranFont(folder);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);

    await utimes(path, 0, 0);
    await makeQuranFont(folder);
    expect((await stat(path)).mtimeMs).toBeGreaterThanOrEqual(mtimeMs);
  });
});

/** Outline and position of each glyph; glyph ids differ between a font and its subset. */
function draw(font: Font, text: string): string[] {
  const { glyphs, positions } = font.layout(text);
  return glyphs.map((glyph, index) => {
    const place = positions[index];
    return [glyph.path.toSVG(), place?.xAdvance, place?.xOffset, place?.yOffset].join(' ');
  });
}
