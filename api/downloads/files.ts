/** The files of one content revision, made of the tables page by page. */
import type { Sql } from '../database/database';
import { contentInMotion } from '../errors';
import { GzipText, type Gzipped } from './gzipText';
import { printerOf, type Format, type Printer, type Row } from './print';
import { quranTables } from './quranTables';
import type { Table } from './table';
import { topicTables } from './topicTables';

export interface File extends Gzipped {
  name: string;
  table: string;
  format: Format;
  rows: number;
}

export interface Content {
  revision: number;
  /** When the content got this revision; null before the first. */
  changedAt: Date | null;
}

export interface FileSet extends Content {
  madeAt: Date;
  files: File[];
}

export const tables: Table[] = [...quranTables, ...topicTables];

const FORMATS: Format[] = ['json', 'csv'];
/** Rows; more at a time would keep the embedded database from others for longer. */
const ROWS_PER_PAGE = 500;
const MAX_ATTEMPTS = 5;

export const nameOf = (table: string, format: Format) => `${table}.${format}.gz`;

/** Names of all files; they are the same in every revision. */
export const fileNames = new Set(
  tables.flatMap(({ name }) => FORMATS.map((format) => nameOf(name, format))),
);

export async function readContent(sql: Sql): Promise<Content> {
  const [row] = await sql<Content>`SELECT revision, "changedAt" FROM "ContentRevision"`;
  return row ?? { revision: 0, changedAt: null };
}

/**
 * All files, of one revision: they are begun again when someone saves meanwhile. A transaction
 * would make everyone else wait on the embedded database.
 * @throws {GraphQLError} when it never holds still
 */
export async function makeFiles(sql: Sql): Promise<FileSet> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const content = await readContent(sql);
    const files = await filesOf(sql, content.revision);
    if (files) return { ...content, madeAt: new Date(), files };
  }
  throw contentInMotion();
}

/** @returns undefined when the content is of another revision before the last is made */
async function filesOf(sql: Sql, revision: number): Promise<File[] | undefined> {
  const files: File[] = [];
  for (const table of tables) {
    files.push(...(await filesOfTable(sql, table)));
    if ((await readContent(sql)).revision !== revision) return undefined;
  }
  return files;
}

/** Both files of a table; its rows are read once for both. */
async function filesOfTable(sql: Sql, table: Table): Promise<File[]> {
  const columns = table.columns.map(({ name }) => name);
  const texts = FORMATS.map((format) => ({
    format,
    printer: printerOf(format, columns),
    gzip: new GzipText(),
  }));
  const write = (part: (printer: Printer) => string) =>
    Promise.all(texts.map(({ printer, gzip }) => gzip.write(part(printer))));
  try {
    let count = 0;
    await write(({ begin }) => begin);
    for await (const page of pagesOf(sql, table)) {
      await write((printer) => printer.rows(page, count === 0));
      count += page.length;
    }
    await write(({ end }) => end);
    const ended = texts.map(async ({ format, gzip }) => ({
      name: nameOf(table.name, format),
      table: table.name,
      format,
      rows: count,
      ...(await gzip.end()),
    }));
    return await Promise.all(ended);
  } finally {
    texts.forEach(({ gzip }) => gzip.close());
  }
}

async function* pagesOf(sql: Sql, { select }: Table): AsyncGenerator<Row[]> {
  for (let after = 0, isLast = false; !isLast;) {
    const page = await sql<Row & { databaseId: number }>`
      SELECT * FROM (${select}) rows
      WHERE rows."databaseId" > ${after} ORDER BY rows."databaseId" LIMIT ${ROWS_PER_PAGE}`;
    after = page.at(-1)?.databaseId ?? after;
    isLast = page.length < ROWS_PER_PAGE;
    if (page.length > 0) yield page;
  }
}
