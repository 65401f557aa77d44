/** Creates the files of one content revision from pages of the tables. */
import type { Sql } from '../database/database';
import { contentChanging } from '../errors';
import { GzipText, type Gzipped } from './gzipText';
import { printerOf, type FileFormat, type Printer, type PrintedRow } from './print';
import { quranTables } from './quranTables';
import type { DownloadTable } from './table';
import { topicTables } from './topicTables';

interface DownloadFile extends Gzipped {
  name: string;
  table: string;
  format: FileFormat;
  rows: number;
}

interface ContentState {
  revision: number;
  /** Time of this revision; null before the first. */
  changedAt: Date | null;
}

export interface FileSet extends ContentState {
  madeAt: Date;
  files: DownloadFile[];
}

export const downloadTables: DownloadTable[] = [...quranTables, ...topicTables];

const FORMATS: FileFormat[] = ['json', 'csv'];
/** Larger pages would block the embedded database for longer. */
const ROWS_PER_PAGE = 500;
const MAX_ATTEMPTS = 5;

const fileNameOf = (table: string, format: FileFormat) => `${table}.${format}.gz`;

/** Names of all files, the same in every revision. */
export const fileNames = new Set(
  downloadTables.flatMap(({ name }) => FORMATS.map((format) => fileNameOf(name, format))),
);

export async function readContentState(sql: Sql): Promise<ContentState> {
  const [row] = await sql<ContentState>`SELECT revision, "changedAt" FROM "ContentRevision"`;
  return row ?? { revision: 0, changedAt: null };
}

/**
 * Creates all files of one revision, and starts again if the content changes meanwhile. A transaction
 * would block the embedded database.
 * @throws {GraphQLError} if the content keeps changing
 */
export async function makeFiles(sql: Sql): Promise<FileSet> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const content = await readContentState(sql);
    const files = await filesOf(sql, content.revision);
    if (files) return { ...content, madeAt: new Date(), files };
  }
  throw contentChanging();
}

/** @returns undefined if the content gets another revision meanwhile */
async function filesOf(sql: Sql, revision: number): Promise<DownloadFile[] | undefined> {
  const files: DownloadFile[] = [];
  for (const table of downloadTables) {
    files.push(...(await filesOfTable(sql, table)));
    if ((await readContentState(sql)).revision !== revision) return undefined;
  }
  return files;
}

/** Creates both files of a table, reading its rows once. */
async function filesOfTable(sql: Sql, table: DownloadTable): Promise<DownloadFile[]> {
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
      name: fileNameOf(table.name, format),
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

async function* pagesOf(sql: Sql, { select }: DownloadTable): AsyncGenerator<PrintedRow[]> {
  for (let after = 0, isLast = false; !isLast;) {
    const page = await sql<PrintedRow & { databaseId: number }>`
      SELECT * FROM (${select}) rows
      WHERE rows."databaseId" > ${after} ORDER BY rows."databaseId" LIMIT ${ROWS_PER_PAGE}`;
    after = page.at(-1)?.databaseId ?? after;
    isLast = page.length < ROWS_PER_PAGE;
    if (page.length > 0) yield page;
  }
}
