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
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is not closed: the file may be truncated.',
  CSV_INVALID_CLOSING_QUOTE:
    'A quotation mark ends a field before its text does: marks inside a field must be doubled ("").',
  INVALID_OPENING_QUOTE:
    'A field has a quotation mark but does not begin with one: put the field in quotation marks and double those inside it ("").',
};

/** @param before number of lines before the text in its file */
function csvRows(text: string, path: string, before: number): { at: string; fields: string[] }[] {
  const rows: { at: string; fields: string[] }[] = [];
  const add = (fields: string[], { lines }: { lines: number }) => {
    const first = lines + 1 - fields.join('').split(/\r\n|\n|\r/).length;
    rows.push({ at: `${path}:${before + first}`, fields });
    return null;
  };
  try {
    parseCsv(text, {
      ...{ bom: true, comment: '#', comment_no_infix: true, skip_records_with_empty_values: true },
      ...{ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, on_record: add },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines, message } = error as CsvError & { lines: number };
    throw new ImportError(`${path}:${before + lines}: ${CSV_ERRORS[code] ?? message}`);
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
  const refusals: ImportRefusal[] = [];
  const counts = new Map<string, number>();
  const visit = (value: unknown, at: string, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) {
      throw new ImportError(`${path} has more than ${MAX_DEPTH} lists or objects in one another.`);
    }
    const verse = verseOfRecord(at, value as Record<string, unknown>);
    if (verse) {
      verses.push(verse);
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      const [key, surah, number] = KEY_OF_VERSE.exec(name) ?? [];
      if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
      const record = typeof part === 'string' ? { text: part } : (part as object | null);
      const keyed =
        surah && verseOfRecord(`${path}:${name}`, { ...record, sura: surah, aya: number });
      if (keyed) verses.push(keyed);
      else visit(part, `${at}:${name}`, depth + 1);
    }
  };
  visit(parsedJson(text, path), path, 0);
  if (verses.length === 0) {
    throw new ImportError(
      `${path}: expected records with sura, aya and translation, or texts by keys such as "2:255".`,
    );
  }
  // Of equal keys in one object, a parser keeps only the last.
  for (const [, key = ''] of text.matchAll(/(?<!\\)"(\d{1,3}:\d{1,3})"\s*:/g)) {
    const left = (counts.get(key) ?? 0) - 1;
    counts.set(key, left);
    if (left === -1) {
      refusals.push({ at: `${path}:${key}`, reason: `The key "${key}" is written twice.` });
    }
  }
  return { form: 'JSON', verses, refusals };
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} is not JSON or is truncated: ${(error as Error).message}`);
  }
}
