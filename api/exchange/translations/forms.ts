/** The forms of files with a translation, and the verses that they have. */
import { SaxesParser } from 'saxes';
import type { Division } from '../division';
import { ImportError, readText, type ImportRefusal } from '../source';
import { csvRows } from './csv';
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
  const { rows, isTruncated } = csvRows(text.slice(start.index));
  const [header, ...rest] = rows;
  const verses: ParsedVerse[] = [];
  const refusals: ImportRefusal[] = [];
  for (const { line, fields } of rest) {
    const at = `${path}:${before + line}`;
    const isComment = fields[0]?.startsWith('#');
    // A comma outside quotation marks would cut the text off.
    if (fields.length !== header?.fields.length && !isComment) {
      const reason = `The row has ${fields.length} fields, the header ${header?.fields.length ?? 0}: text with commas must be in quotation marks.`;
      refusals.push({ at, reason });
      continue;
    }
    const record = Object.fromEntries(
      header?.fields.map((name, index) => [name, fields[index] ?? '']) ?? [],
    );
    const verse = verseOfRecord(at, record);
    if (verse) verses.push(verse);
    else if (!isComment) {
      refusals.push({ at, reason: 'A row must have the numbers sura and aya and a translation.' });
    }
  }
  if (isTruncated) {
    const last = rest.at(-1);
    refusals.push({
      at: `${path}:${before + (last?.line ?? 1)}`,
      reason: 'After this row a quotation mark is not closed: the file may be truncated.',
    });
  }
  return { form: 'CSV (QuranEnc)', verses, refusals };
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

/** Records anywhere in the document, or texts by the key of the verse. */
function inJson(text: string, path: string): WithoutComment {
  const verses: ParsedVerse[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const verse = verseOfRecord(at, value as Record<string, unknown>);
    if (verse) {
      verses.push(verse);
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      const [, surah, number] = /^(\d{1,3}):(\d{1,3})$/.exec(name) ?? [];
      const record = typeof part === 'string' ? { text: part } : (part as object | null);
      const keyed =
        surah && verseOfRecord(`${path}:${name}`, { ...record, sura: surah, aya: number });
      if (keyed) verses.push(keyed);
      else visit(part, `${at}:${name}`);
    }
  };
  visit(parsedJson(text, path), path);
  if (verses.length === 0) {
    throw new ImportError(
      `${path}: expected records with sura, aya and translation, or texts by keys such as "2:255".`,
    );
  }
  return { form: 'JSON', verses, refusals: [] };
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} is not JSON or is truncated: ${(error as Error).message}`);
  }
}
