/** @jest-environment node */
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { makeLatinFonts } from '../../../scripts/subsetFonts';

let folder: string;
let paths: string[];
let fonts: Font[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tibyan-font-'));
  paths = await makeLatinFonts(folder);
  fonts = await Promise.all(paths.map(async (path) => create(await readFile(path)) as Font));
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** The clusters that a browser would draw with another font. */
function withoutGlyph(font: Font, text: string): string[] {
  const hasAll = (letters: string) =>
    [...letters].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  // Browsers draw a letter that the font lacks from its parts.
  return text.split(' ').filter((part) => !hasAll(part) && !hasAll(part.normalize('NFD')));
}

describe('the Latin font', () => {
  it('has two weights of together at most 25 kB, and their license', async () => {
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25_000);
    const license = await readFile(join(folder, 'latin-license.txt'), 'utf8');
    expect(license).toMatch(/SIL Open Font License, Version 1\.1/);
  });

  it.each([
    ['Turkish', 'ç ğ ı ö ş ü â î û Ç Ğ I İ Ö Ş Ü Â Î Û'],
    ['TURKISH_DIA', 's̱ ḥ ḫ ẕ ş ṣ ż ṭ ẓ ġ ḳ â î û'],
    ['ENGLISH_IJMES', 'ḥ ṣ ḍ ṭ ẓ ā ī ū Ā Ī Ū Ḥ Ṣ Ḍ Ṭ Ẓ'],
    ['DIN 31635', 'ṯ ǧ ḥ ḫ ḏ š ṣ ḍ ṭ ẓ ġ ā ī ū ž'],
    ['punctuation', '’ ‘ “ ” – — … · ( ) [ ] : ; , . ! ?'],
  ])('has a glyph for every letter: %s', (_, text) => {
    for (const font of fonts) expect(withoutGlyph(font, text)).toEqual([]);
  });

  it('places the marks of composed letters below them', () => {
    for (const font of fonts) {
      for (const cluster of ['s̱', 'k\u0323', 'z\u0331']) {
        const [letter, mark] = font.layout(cluster).positions;
        expect(mark?.xAdvance).toBe(0);
        // Below the baseline, and back over the letter.
        expect(mark?.yOffset).toBeLessThanOrEqual(0);
        expect(letter?.xAdvance).toBeGreaterThan(0);
      }
    }
  });

  it('leaves the signs of ayn and hamza, which it has as wide as letters, to the font of the device', () => {
    for (const font of fonts) expect(withoutGlyph(font, 'ʿ ʾ')).toEqual(['ʿ', 'ʾ']);
  });

  it('lacks other letters, so the tests above can fail', () => {
    for (const font of fonts) expect(withoutGlyph(font, 'ж ب')).toEqual(['ж', 'ب']);
  });

  it('is rebuilt only when it is older than its sources', async () => {
    const path = paths[0] ?? '';
    const { mtimeMs } = await stat(path);
    await makeLatinFonts(folder);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);

    await utimes(path, 0, 0);
    await makeLatinFonts(folder);
    expect((await stat(path)).mtimeMs).toBeGreaterThanOrEqual(mtimeMs);
  });
});
