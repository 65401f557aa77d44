/** The forms of files with a translation, and the verses that they have. */
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import type { Division } from '../division';
import { ImportError, readText, type ImportRefusal } from '../source';
import { verseOfRecord, type ParsedVerse } from './parsedVerse';

interface Parsed {
  /** The recognized form, for the report. */
  form: string;
  verses: ParsedVerse[];
  refusals: ImportRefusal[];
  /** What Tanzil's comment says about the text, by its lower-case names such as "last update". */
  comment: ReadonlyMap<string, string>;
}

/**
 * Reads a file of Tanzil (lines with or without numbers, XML) or of QuranEnc (CSV, XML, JSON).
 * @throws {ImportError} if it has none of these forms
 */
export function readForm(path: string, division: Division): Parsed {
  const text = readText(path);
  const start = text.trimStart()[0];
  const comment = commentOf(text);
  if (start === '{' || start === '[') return { ...inJson(text, path), comment };
  if (start === '<') return { ...inXml(text, path), comment };
  return { ...(inCsv(text, path) ?? inLines(text, path, division)), comment };
}

function commentOf(text: string): Map<string, string> {
  const lines = text.matchAll(/^#\s*([A-Za-z ]+?):\s*(\S.*?)\s*$/gm);
  return new Map(Array.from(lines, ([, name = '', value = '']) => [name.toLowerCase(), value]));
}

type WithoutComment = Omit<Parsed, 'comment'>;

function inLines(text: string, path: string, division: Division): WithoutComment {
  const lines = text
    .split(/\r?\n/)
    .map((content, index) => ({ content: content.trim(), at: `${path}:${index + 1}` }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));
  const verses: ParsedVerse[] = [];
  const refusals: ImportRefusal[] = [];
  for (const { content, at } of lines) {
    const [, surah, number, verse = ''] = /^(\d{1,3})\|(\d{1,3})\|(.*)$/.exec(content) ?? [];
    if (surah && number) verses.push({ at, surah, number, text: verse.trim() });
    else refusals.push({ at, reason: 'A line must be sura|aya|text.' });
  }
  if (verses.length > lines.length / 2) {
    return { form: 'lines sura|aya|text (Tanzil)', verses, refusals };
  }
  if (lines.length !== division.verses.length) {
    throw new ImportError(
      `${path} is neither lines sura|aya|text, CSV with the columns sura, aya and translation, XML nor JSON. As plain lines, one per verse, it would need ${division.verses.length}; it has ${lines.length}.`,
    );
  }
  return {
    form: 'plain lines (Tanzil)',
    verses: lines.map(({ content, at }, index) => {
      const [surah = '', number = ''] = division.verses[index]?.key.split(':') ?? [];
      return { at, surah, number, text: content };
    }),
    refusals: [],
  };
}

/** @returns undefined for a text that is no CSV of a translation */
function inCsv(text: string, path: string): WithoutComment | undefined {
  const start = /^\uFEFF?"?(?=[^#\n]*\bsura)(?=[^#\n]*\baya)(?=[^#\n]*\btranslation)[^\n]*$/im.exec(
    text,
  );
  if (!start) return undefined;
  const before = text.slice(0, start.index).split('\n').length - 1;
  const [header, ...rest] = csvRows(text.slice(start.index), path, before);
  const names = header?.fields ?? [];
  const verses: ParsedVerse[] = [];
  const refusals: ImportRefusal[] = [];
  for (const { at, fields } of rest) {
    // A comma outside quotation marks would cut the text off.
    if (fields.length !== names.length) {
      const reason = `The row has ${fields.length} fields, the header ${names.length}: text with commas must be in quotation marks.`;
      refusals.push({ at, reason });
      continue;
    }
    const record = Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
    const verse = verseOfRecord(at, record);
    if (verse) verses.push(verse);
    else
      refusals.push({ at, reason: 'A row must have the numbers sura and aya and a translation.' });
  }
  return { form: 'CSV (QuranEnc)', verses, refusals };
}

/** What each error of the parser means in a file of a translation. */
const CSV_ERRORS: Record<string, string | undefined> = {
  CSV_QUOTE_NOT_CLOSED:
    'A quotation mark is not closed, in this line or after it: the file may be truncated.',
  CSV_INVALID_CLOSING_QUOTE:
    'A quotation mark ends a field before its text does: marks inside a field must be doubled ("").',
  INVALID_OPENING_QUOTE:
    'A field has a quotation mark but does not begin with one: put the field in quotation marks and double those inside it ("").',
};

/** @param before number of lines before the text in its file */
function csvRows(text: string, path: string, before: number): { at: string; fields: string[] }[] {
  const rows: { at: string; fields: string[] }[] = [];
  let last = 0;
  const add = (fields: string[], { lines }: { lines: number }) => {
    const first = lines + 1 - fields.join('').split('\n').length;
    rows.push({ at: `${path}:${before + first}`, fields });
    last = lines;
    return null;
  };
  try {
    // The parser counts a line end of two characters in a field as two.
    parseCsv(text.replace(/\r\n?/g, '\n'), {
      ...{ bom: true, comment: '#', comment_no_infix: true, skip_records_with_empty_values: true },
      ...{ record_delimiter: '\n', relax_column_count: true, on_record: add },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines, message } = error as CsvError & { lines: number };
    // What is not closed is noticed at the end.
    const line = code === 'CSV_QUOTE_NOT_CLOSED' ? last + 1 : lines;
    throw new ImportError(`${path}:${before + line}: ${CSV_ERRORS[code] ?? message}`);
  }
}

/** An open element with what it contains so far. */
interface Frame {
  name: string;
  record: Record<string, string>;
  text: string;
  /** The surah of an element `sura` around it. */
  surah: string | undefined;
}

/** Tanzil has attributes `index` and `text`; QuranEnc has elements. */
function inXml(text: string, path: string): WithoutComment {
  const verses: ParsedVerse[] = [];
  const stack: Frame[] = [];
  const parser = new SaxesParser({ position: true });
  parser.on('error', ({ message }) => {
    throw new ImportError(`${path} is not XML or is truncated: ${message}`);
  });
  parser.on('doctype', () => {
    throw new ImportError(`${path} has a document type definition, which is not read.`);
  });
  parser.on('opentag', ({ name: given, attributes }) => {
    const name = given.toLowerCase();
    const record = { ...(attributes as Record<string, string>) };
    const own = record['index'] ?? record['number'] ?? record['id'];
    const isSurah = name === 'sura' || name === 'surah';
    const surah = (isSurah ? own : undefined) ?? stack.at(-1)?.surah;
    if (name === 'aya' || name === 'ayah') record['aya'] ??= own ?? '';
    stack.push({ name, record, text: '', surah });
  });
  const add = (part: string) => {
    const frame = stack.at(-1);
    if (frame) frame.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const frame = stack.pop();
    const parent = stack.at(-1);
    if (!frame) return;
    const { name, record, surah } = frame;
    const at = `${path}:${parser.line}`;
    const verse = verseOfRecord(at, { ...(surah !== undefined && { sura: surah }), ...record });
    if (verse) verses.push(verse);
    else if (parent && frame.text.trim()) parent.record[name] = frame.text;
  });
  parser.write(text).close();
  if (verses.length === 0) {
    throw new ImportError(
      `${path}: expected elements of verses with sura, aya and translation, or those of Tanzil with index and text.`,
    );
  }
  return { form: 'XML', verses, refusals: [] };
}

/** More than any file of translations needs. */
const MAX_DEPTH = 50;

const KEY_OF_VERSE = /^(\d{1,3}):(\d{1,3})$/;

/** Records anywhere in the document, or texts by the key of the verse. */
function inJson(text: string, path: string): WithoutComment {
  const verses: ParsedVerse[] = [];
  const visit = (value: unknown, at: string, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw new ImportError(`${path} ${TOO_DEEP}`);
    const verse = verseOfRecord(at, value as Record<string, unknown>);
    if (verse) {
      verses.push(verse);
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      const [, surah, number] = KEY_OF_VERSE.exec(name) ?? [];
      const record = typeof part === 'string' ? { text: part } : (part as object | null);
      const keyed =
        surah && verseOfRecord(`${path}:${name}`, { ...record, sura: surah, aya: number });
      if (keyed) verses.push(keyed);
      else visit(part, `${at}:${name}`, depth + 1);
    }
  };
  const { value, doubled } = parsedJson(text, path);
  visit(value, path, 0);
  if (verses.length === 0) {
    throw new ImportError(
      `${path}: expected records with sura, aya and translation, or texts by keys such as "2:255".`,
    );
  }
  const refusals = doubled.map((key) => ({
    at: `${path}:${key}`,
    reason: `The key "${key}" is written twice.`,
  }));
  return { form: 'JSON', verses, refusals };
}

const TOO_DEEP = `has more than ${MAX_DEPTH} lists or objects in one another.`;

/** @returns also the keys of verses that an object has twice, of which a parser keeps the last */
function parsedJson(text: string, path: string): { value: unknown; doubled: string[] } {
  const counts = new Map<string, number>();
  const count = (key: string, value: unknown) => {
    if (KEY_OF_VERSE.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return value;
  };
  try {
    const value = JSON.parse(text, count) as unknown;
    const written = Array.from(
      text.matchAll(/(?<!\\)"(\d{1,3}:\d{1,3})"\s*:/g),
      ([, key = '']) => key,
    );
    for (const key of written) counts.set(key, (counts.get(key) ?? 0) - 1);
    return { value, doubled: [...counts].flatMap(([key, left]) => (left < 0 ? key : [])) };
  } catch (error) {
    if (error instanceof RangeError) throw new ImportError(`${path} ${TOO_DEEP}`);
    throw new ImportError(`${path} is not JSON or is truncated: ${(error as Error).message}`);
  }
}
