/** Reads words and translations of the Qur'an from npm packages, in this project's division into words. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bareForm } from '../../text/bareForm';
import { TURKISH_VERSES } from '../../content/turkishVerses';
import { pauseMarksIn } from '../../text/quranCharacters';
import { keyOfVerseId } from '../../text/verseReference';

/** Reads a data file by path, because not every package exports its data files. */
function readData(file: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), 'node_modules', file), 'utf8'));
}

export interface SourceWord {
  arabicText: string;
  /** Marks after the word, such as ۖ or ۩; null if there are none. */
  pauseAfter: string | null;
}

export interface SourceVerse {
  /** 1 to 6236, in mushaf order. */
  id: number;
  surah: number;
  number: number;
  words: SourceWord[];
}

/** Pause marks, sajda and rub' al-hizb. Tokens that consist only of these are not words. */
const MARKS_ALONE = /^[\u06D6-\u06DC\u06DE\u06E9]+$/;

/** Words that Tanzil 1.1 separates but the division into 77,429 words counts as one. */
const JOINED_WITH_NEXT: Record<string, { index: number; form: string }> = {
  '2:181': { index: 2, form: 'بعد' },
  '8:6': { index: 3, form: 'بعد' },
  '13:37': { index: 7, form: 'بعد' },
  '37:130': { index: 2, form: 'ال' },
};

/** Splits a verse of Tanzil Uthmani into words. A mark at the start (۞) belongs to no word. */
export function splitVerse(key: string, text: string): SourceWord[] {
  const words: SourceWord[] = [];
  for (const token of text.split(' ')) {
    const last = words.at(-1);
    if (!MARKS_ALONE.test(token)) words.push({ arabicText: token, pauseAfter: null });
    else if (last) last.pauseAfter = pauseMarksIn((last.pauseAfter ?? '') + token);
  }
  const { index, form } = JOINED_WITH_NEXT[key] ?? {};
  const [left, right] = index === undefined ? [] : words.slice(index, index + 2);
  // Tanzil 1.0 writes three of these four as one word.
  if (index !== undefined && left && right && bareForm(left.arabicText) === form) {
    words.splice(index, 2, { ...right, arabicText: `${left.arabicText} ${right.arabicText}` });
  }
  return words;
}

/** Reads Tanzil Uthmani 1.1 from quran-validator: 6236 verses, without the basmala before verse 1. */
export function readArabicVerses(): SourceVerse[] {
  const rows = readData('quran-validator/data/quran-verses.min.json') as {
    id: number;
    surah: number;
    ayah: number;
    text: string;
  }[];
  return rows.map(({ id, surah, ayah, text }) => ({
    id,
    surah,
    number: ayah,
    words: splitVerse(`${surah}:${ayah}`, text),
  }));
}

/** Reads the English gloss of all 77,429 words in mushaf order. */
export function readEnglishGlosses(): string[] {
  interface Row {
    char_type_name: string;
    translation: { text: string };
  }
  const pages = readData('@kmaslesa/holy-quran-word-by-word-full-data/data.json') as {
    ayahs: { words: Row[] }[];
  }[];
  return pages
    .flatMap((page) => page.ayahs.flatMap((line) => line.words))
    .filter((row) => row.char_type_name === 'word')
    .map((row) => row.translation.text.trim());
}

interface TranslationRow {
  translation: string;
}

/** Reads the translation of a package by verse in mushaf order. */
export function readTranslations(name: string): string[] {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const loaded = new Set(Object.keys(require.cache));
  const { getHolyQuranTranslation } = require(name) as {
    getHolyQuranTranslation(): TranslationRow[];
  };
  const texts = getHolyQuranTranslation().map((row) => row.translation);
  // Modules are kept for ever, with all that the package says of each verse.
  for (const path of Object.keys(require.cache)) {
    if (!loaded.has(path)) Reflect.deleteProperty(require.cache, path);
  }
  return texts;
}

/**
 * Reads the translation of the Rowwad Translation Center (QuranEnc) by verse in mushaf order; two verses
 * that it lacks are this project's.
 */
export function readTurkishTranslations(): string[] {
  return readTranslations('@kmaslesa/quran_translation-turkish_rowwad_translation_centar').map(
    (text, index) => TURKISH_VERSES[keyOfVerseId(index + 1)] ?? tidy(text),
  );
}

/** Reads Saheeh International by verse in mushaf order, without verse numbers and footnote marks. */
export function readEnglishTranslations(): string[] {
  return readTranslations('@kmaslesa/quran_translation-english_saheeh').map((text) =>
    tidy(text.replace(/^\(\d+\) */, '').replace(/\[\d+\]/g, '')),
  );
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
