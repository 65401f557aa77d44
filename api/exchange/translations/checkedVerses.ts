/** Checks and cleans the verses of a translation. */
import { textOfHtml } from '../../../text/html';
import type { TranslatedVerse } from '../../write/translations';
import type { Division } from '../division';
import type { ImportRefusal } from '../source';
import type { ParsedVerse } from './parsedVerse';

interface Checked {
  verses: TranslatedVerse[];
  refusals: ImportRefusal[];
}

/** More than any verse and any comment on one has. */
const MAX_CHARACTERS = { text: 20_000, note: 100_000 };

const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** Marks that reverse the order of other letters, so that a text may read as another one. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Spaces without width and marks alone are no text. */
const HAS_TEXT = /[\p{L}\p{N}]/u;

const DAMAGED = /\uFFFD|(?![\t\n\r])\p{Cc}/u;

/** UTF-8 that was read as another encoding, such as "Ã¼" for "ü". */
const MISREAD = /[ÂÃÄÅØÙÐÑ][\u0080-\u00BF\u2013-\u203A\u20AC\u0152-\u017E\u02C6]/;

export function checkedVerses(
  parsed: readonly ParsedVerse[],
  division: Division,
  { path, stripsHtml }: { path: string; stripsHtml: boolean },
): Checked {
  const refusals: ImportRefusal[] = [];
  const ids = new Map(division.verses.map(({ key, id }) => [key, id]));
  const places = new Map<number, string>();
  const isNumbered = parsed.filter(startsWithNumber).length > parsed.length / 2;
  const hasNotes = parsed.some(({ note }) => note?.trim());
  const verses: TranslatedVerse[] = [];
  for (const verse of parsed) {
    const { at, surah, number } = verse;
    const key = `${Number(surah)}:${Number(number)}`;
    const refuse = (reason: string) => refusals.push({ at, reason });
    const id = ids.get(key);
    if (id === undefined) {
      refuse(`There is no verse ${key}.`);
      continue;
    }
    const before = places.get(id);
    if (before !== undefined) {
      refuse(`Verse ${key} occurs twice, first at ${before}.`);
      continue;
    }
    places.set(id, at);
    const problem = problemOf(verse, stripsHtml);
    if (problem) {
      refuse(`Verse ${key} ${problem}`);
      continue;
    }
    const plain = (text: string) => plainText(text, stripsHtml);
    const numbered = plain(verse.text);
    const text = isNumbered ? withoutNumber(numbered, number) : numbered;
    const clean = hasNotes ? text : text.replace(/\s*\[\d{1,3}\]/g, '').trim();
    if (HAS_TEXT.test(clean))
      verses.push({ id, text: clean, note: plain(verse.note ?? '') || null });
    else refuse(`Verse ${key} has no text.`);
  }
  if (parsed.filter(({ text }) => MISREAD.test(text)).length > parsed.length / 100) {
    const at = parsed.find(({ text }) => MISREAD.test(text))?.at ?? path;
    refusals.unshift({
      at,
      reason: 'Text in UTF-8 was saved as if it had another encoding. Save the original in UTF-8.',
    });
  }
  refusals.push(...missing(division, places, path));
  return { verses: verses.sort((one, other) => one.id - other.id), refusals };
}

function problemOf({ text, note = '' }: ParsedVerse, stripsHtml: boolean): string | undefined {
  if (DAMAGED.test(text) || DAMAGED.test(note)) {
    return 'has characters that are damaged or not text.';
  }
  if (!stripsHtml && (HTML.test(text) || HTML.test(note))) {
    const [found = ''] = HTML.exec(text) ?? HTML.exec(note) ?? [];
    return `has HTML (${found.slice(0, 40)}). Add --strip-html to make it plain text.`;
  }
  if (text.length > MAX_CHARACTERS.text) return `has more than ${MAX_CHARACTERS.text} characters.`;
  if (note.length > MAX_CHARACTERS.note) {
    return `has footnotes of more than ${MAX_CHARACTERS.note} characters.`;
  }
  return undefined;
}

function plainText(text: string, stripsHtml: boolean): string {
  // The numbers of footnotes that only a program can follow.
  const plain = stripsHtml ? textOfHtml(text.replace(/<sup\b[^>]*>[^<]*<\/sup>/gi, '')) : text;
  return plain
    .replace(DIRECTION_MARKS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

const NUMBER = /^\s*[([]?(\d{1,3})[.)\]]+[\s-]*/;

const startsWithNumber = ({ text, number }: ParsedVerse) =>
  Number(NUMBER.exec(text)?.[1]) === Number(number);

/** Some files repeat the number of the verse before its text. */
function withoutNumber(text: string, number: string): string {
  const [start = '', found] = NUMBER.exec(text) ?? [];
  return Number(found) === Number(number) ? text.slice(start.length) : text;
}

/** One refusal for each run of missing verses. */
function missing(
  division: Division,
  places: ReadonlyMap<number, string>,
  path: string,
): ImportRefusal[] {
  const runs: { first: string; last: string; count: number }[] = [];
  division.verses.forEach(({ key, id }, index) => {
    if (places.has(id)) return;
    const run = runs.at(-1);
    const before = division.verses[index - 1]?.id ?? 0;
    if (run && !places.has(before)) Object.assign(run, { last: key, count: run.count + 1 });
    else runs.push({ first: key, last: key, count: 1 });
  });
  return runs.map(({ first, last, count }) => ({
    at: path,
    reason:
      count === 1
        ? `Verse ${first} is missing.`
        : `${count} verses are missing: ${first} to ${last}.`,
  }));
}
