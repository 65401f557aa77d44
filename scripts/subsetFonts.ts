import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { simplifyArabic } from '../client/relay/simplifyArabic';

const require = createRequire(join(process.cwd(), 'package.json'));

const fullFont =
  require.resolve('@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2');
const license = require.resolve('@fontsource/amiri-quran/LICENSE');
const verses = join(dirname(require.resolve('quran-validator')), '../data/quran-verses.min.json');
const thisScript = join(process.cwd(), 'scripts/subsetFonts.ts');
const inputs = [
  fullFont,
  verses,
  join(process.cwd(), 'client/relay/simplifyArabic.ts'),
  thisScript,
];
const crimsonPro = '@expo-google-fonts/crimson-pro';

/** Further characters on pages: names, posts, verse numbers, vowels of other editions. */
const furtherCharacters =
  ' \u00A0' + 'آ،؛؟' + '٠١٢٣٤٥٦٧٨٩' + '۝﴾﴿' + '\u06E1\u06E4\u08F0\u08F1\u08F2';

/**
 * ASCII, punctuation, and the letters of Turkish and of all transcription schemes. The font has ʿ and ʾ with the width
 * of a letter, so that they would look like a space; those of the device are used.
 */
const latinCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00A0‘’“”–—…·×°' +
  'âêîôûÂÊÎÔÛçöüÇÖÜğĞıİşŞ' +
  'āēīōūĀĒĪŌŪḍḥṣṭẓḌḤṢṬẒḏḎḫḪṯṮġĠǧǦšŠžŽżŻ' +
  // Marks of letters that the font composes: ḳ, s̱ and ẕ.
  '\u0304\u0323\u0331';

const LATIN_OPTIONS = {
  targetFormat: 'woff2' as const,
  // The composition of letters and marks, kerning, and the forms of single languages.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
  noHinting: true,
};

/**
 * Reduces Amiri Quran (OFL 1.1, Arabic range as packaged by Fontsource) to the letters of the Qur'an,
 * plain and simplified, with all layout features. Writes `quran.woff2` and its license
 * `quran-license.txt` to `folder`, unless they are newer than their inputs. Must run in the root of the
 * project.
 * @returns the path of the font
 */
export async function makeQuranFont(folder: string): Promise<string> {
  const font = join(folder, 'quran.woff2');
  if (await isNewerThan(inputs, font)) return font;

  const text = await lettersInUse();
  const subset = await subsetFont(await readFile(fullFont), text, { targetFormat: 'woff2' });
  await writeWhole(join(folder, 'quran-license.txt'), await readFile(license));
  await writeWhole(font, subset);
  return font;
}

/**
 * Reduces two weights of Crimson Pro (OFL 1.1) to the letters of both languages and of transcriptions.
 * Writes `latin400.woff2`, `latin600.woff2` and their license `latin-license.txt` to `folder`, as
 * makeQuranFont does. The fonts are those that Expo packages: Fontsource divides them into parts, none
 * of which has both the letters and the marks of ḳ and s̱.
 * @returns the paths of the fonts
 */
export async function makeLatinFonts(folder: string): Promise<string[]> {
  const made = [];
  for (const weight of ['400Regular', '600SemiBold']) {
    const whole = require.resolve(`${crimsonPro}/${weight}/CrimsonPro_${weight}.ttf`);
    const font = join(folder, `latin${parseInt(weight)}.woff2`);
    made.push(font);
    if (await isNewerThan([whole, thisScript], font)) continue;

    const subset = await subsetFont(await readFile(whole), latinCharacters, LATIN_OPTIONS);
    const latinLicense = require.resolve(`${crimsonPro}/LICENSE_FONT`);
    await writeWhole(join(folder, 'latin-license.txt'), await readFile(latinLicense));
    await writeWhole(font, subset);
  }
  return made;
}

/** Renames the file when it is complete, so that a killed build can't leave an incomplete one. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** The used characters, each once. */
async function lettersInUse(): Promise<string> {
  const rows = JSON.parse(await readFile(verses, 'utf8')) as { text: string }[];
  const text = rows.map((row) => row.text).join(' ');
  return [...new Set(text + simplifyArabic(text) + furtherCharacters)].sort().join('');
}

async function isNewerThan(sources: string[], font: string): Promise<boolean> {
  const made = await stat(font).catch(() => null);
  if (!made) return false;
  const changed = await Promise.all(sources.map(async (input) => (await stat(input)).mtimeMs));
  return changed.every((time) => time < made.mtimeMs);
}

if (basename(process.argv[1] ?? '') === 'subsetFonts.ts') {
  const folder = process.argv[2] ?? 'client/ui/fonts';
  void Promise.all([makeQuranFont(folder), makeLatinFonts(folder)]).then((made) => {
    console.log(made.flat().join('\n'));
  });
}
