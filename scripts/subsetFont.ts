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
const inputs = [
  fullFont,
  verses,
  join(process.cwd(), 'client/relay/simplifyArabic.ts'),
  join(process.cwd(), 'scripts/subsetFont.ts'),
];

/** Further characters on pages: names, posts, verse numbers, vowels of other editions. */
const furtherCharacters =
  ' \u00A0' + 'آ،؛؟' + '٠١٢٣٤٥٦٧٨٩' + '۝﴾﴿' + '\u06E1\u06E4\u08F0\u08F1\u08F2';

/**
 * Reduces Amiri Quran (OFL 1.1, Arabic range as packaged by Fontsource) to the letters of the Qur'an,
 * plain and simplified, with all layout features. Writes `quran.woff2` and its license
 * `quran-license.txt` to `folder`, unless they are newer than their inputs. Must run in the root of the
 * project.
 * @returns the path of the font
 */
export async function makeQuranFont(folder: string): Promise<string> {
  const font = join(folder, 'quran.woff2');
  if (await isNewerThanInputs(font)) return font;

  const text = await lettersInUse();
  const subset = await subsetFont(await readFile(fullFont), text, { targetFormat: 'woff2' });

  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'quran-license.txt'), await readFile(license));
  // Renamed when complete, so that a killed build can't leave an incomplete font.
  const unfinished = join(folder, `quran.${process.pid}.woff2`);
  await writeFile(unfinished, subset);
  await rename(unfinished, font);
  return font;
}

/** The used characters, each once. */
async function lettersInUse(): Promise<string> {
  const rows = JSON.parse(await readFile(verses, 'utf8')) as { text: string }[];
  const text = rows.map((row) => row.text).join(' ');
  return [...new Set(text + simplifyArabic(text) + furtherCharacters)].sort().join('');
}

async function isNewerThanInputs(font: string): Promise<boolean> {
  const made = await stat(font).catch(() => null);
  if (!made) return false;
  const changed = await Promise.all(inputs.map(async (input) => (await stat(input)).mtimeMs));
  return changed.every((time) => time < made.mtimeMs);
}

if (basename(process.argv[1] ?? '') === 'subsetFont.ts') {
  void makeQuranFont(process.argv[2] ?? 'client/ui/fonts').then(console.log);
}
