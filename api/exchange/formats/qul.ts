/**
 * Exports of the Quranic Universal Library: word texts as JSON `{"2:255:3": "text"}` or
 * `{"2:255:3": {"text": …}}`, and SQLite databases of word translations, roots or lemmas.
 */
import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { z } from 'zod';
import { rootLetters } from '../buckwalter';
import { VerseCollector, type FormatOptions, type WordFormat, type ImportedWord } from '../format';
import { ImportError, readBytes, readJson } from '../source';
import { textFieldOf, valuesOf } from '../textField';

export const qul: WordFormat = async (paths, options) => {
  const collector = new VerseCollector(options.division);
  for (const path of paths) {
    const isDatabase = readBytes(path).subarray(0, 15).toString('latin1') === 'SQLite format 3';
    if (isDatabase) await readDatabase(path, collector, options);
    else readTexts(path, textsOfJson(path), collector, options);
  }
  return collector.parsed();
};

/** Texts by verse key and number of the word; undefined for the later words of a range, which share its text. */
type Texts = Map<string, Map<number, string | undefined>>;

const entry = z.union([
  z.string(),
  z.looseObject({ text: z.string() }).transform(({ text }) => text),
]);

/** Verse numbers follow the verses as if they were words. */
const VERSE_NUMBER = /^[\s\u06DD\uFD3E\uFD3F\u0660-\u0669\u06F0-\u06F9]+$/;

function textsOfJson(path: string): Texts {
  const parsed = z.record(z.string(), entry).safeParse(readJson(path));
  if (!parsed.success) {
    const [key = ''] = parsed.error.issues[0]?.path ?? [];
    throw new ImportError(
      `${path}: expected {"sura:aya:word": "text"} or {"sura:aya:word": {"text": …}}; "${String(key)}" is neither.`,
    );
  }
  const texts: Texts = new Map();
  for (const [location, text] of Object.entries(parsed.data)) {
    if (!VERSE_NUMBER.test(text)) put(texts, location, text, path);
  }
  return texts;
}

function put(texts: Texts, location: string, text: string, path: string): void {
  const [, verseKey, first, last = first] = /^(\d+:\d+):(\d+)(?:-(\d+))?$/.exec(location) ?? [];
  if (!verseKey) throw new ImportError(`${path}: "${location}" is not sura:aya:word.`);
  const verse = texts.get(verseKey) ?? new Map<number, string | undefined>();
  texts.set(verseKey, verse);
  for (let number = Number(first) + 1; number <= Number(last); number++) {
    verse.set(number, undefined);
  }
  verse.set(Number(first), text.trim());
}

function readTexts(
  path: string,
  texts: Texts,
  collector: VerseCollector,
  { division, field: requestedField }: FormatOptions,
): void {
  const field = textFieldOf(path, requestedField);
  for (const [verseKey, verse] of texts) {
    const count = division.countOf(verseKey) ?? 0;
    // The collector reports excess words.
    const length = Math.max(count, ...verse.keys());
    const values = valuesOf(
      field,
      Array.from({ length }, (_, index) => verse.get(index + 1)),
    );
    const at = `${path}:${verseKey}`;
    if (values) collector.add(at, verseKey, values);
    else collector.refuse(at, 'The first word has no text.');
  }
}

async function readDatabase(
  path: string,
  collector: VerseCollector,
  options: FormatOptions,
): Promise<void> {
  const { Database } = await initSqlJs();
  const database = new Database(readBytes(path));
  try {
    const tables = rowsOf(database, "SELECT name FROM sqlite_master WHERE type = 'table'").flat();
    if (tables.includes('word_translation')) {
      const texts: Texts = new Map();
      const columns = 'surah_number, ayah_number, word_number, text';
      for (const [surah, verse, word, text = ''] of rowsOf(
        database,
        `SELECT ${columns} FROM word_translation`,
      )) {
        put(texts, [surah, verse, word].join(':'), String(text), path);
      }
      readTexts(path, texts, collector, options);
    } else if (tables.includes('root_words')) {
      readLinks(
        path,
        linksOf(database, 'root', 'arabic_trilateral'),
        collector,
        options,
        (text) => {
          const root = rootLetters(text);
          return root ? { root } : undefined;
        },
      );
    } else if (tables.includes('lemma_words')) {
      readLinks(path, linksOf(database, 'lemma', 'text'), collector, options, (lemma) => ({
        lemma,
      }));
    } else {
      throw new ImportError(
        `${path}: expected a table word_translation, root_words or lemma_words; it has ${tables.join(', ') || 'none'}.`,
      );
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${path} can't be read as a database: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}

const linksOf = (database: Database, name: 'root' | 'lemma', text: string) =>
  rowsOf(
    database,
    `SELECT w.word_location, t.${text} FROM ${name}_words w
     LEFT JOIN ${name}s t ON t.id = w.${name}_id`,
  );

function readLinks(
  path: string,
  links: SqlValue[][],
  collector: VerseCollector,
  { division }: FormatOptions,
  read: (text: string) => ImportedWord | undefined,
): void {
  for (const [location, text] of links) {
    const at = `${path}:${String(location)}`;
    const [, verseKey = '', number] = /^(\d+:\d+):(\d+)$/.exec(String(location)) ?? [];
    const id = division.idOf(verseKey, Number(number));
    const values = read(String(text));
    if (!id) collector.refuse(at, 'There is no such word.');
    else if (!values) collector.refuse(at, `${JSON.stringify(text)} is not a root.`);
    else collector.words.set(id, { ...collector.words.get(id), ...values });
  }
}

function rowsOf(database: Database, statement: string): SqlValue[][] {
  return database.exec(statement)[0]?.values ?? [];
}
