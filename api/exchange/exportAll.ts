/** Exports all content to a folder: one file of JSON lines per table, and a manifest. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentRevision } from '../database/contentRevision';
import type { Database } from '../database/database';
import { ExportError } from './source';
import { contentTables, type ContentTable } from './tables';
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest } from './manifest';

const ROWS_PER_PAGE = 5000;

/**
 * @param folder an empty or missing folder; it appears when the export is complete
 * @param options `dryRun` counts rows without writing; `onFile` is called for each completed file
 * @throws {ExportError} if the folder is not empty, or the content changes during the export
 */
export async function exportAll(
  database: Database,
  folder: string,
  { dryRun, onFile }: { dryRun: boolean; onFile(file: Manifest['files'][number]): void },
): Promise<Manifest> {
  const unfinished = dryRun ? mkdtempSync(join(tmpdir(), 'tibyan-')) : `${folder}.unfinished`;
  try {
    if (isInUse(folder)) {
      throw new ExportError(`${folder} is not an empty folder. Choose a new one.`);
    }
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const contentRevision = await readContentRevision(database);
    const files: Manifest['files'] = [];
    for (const table of contentTables) {
      const file = await writeTable(database, table, unfinished);
      files.push(file);
      onFile(file);
    }
    if ((await readContentRevision(database)) !== contentRevision) {
      throw new ExportError('The content was changed during the export. Export it again.');
    }
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      contentRevision,
      files,
    };
    writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      flush: true,
    });
    if (!dryRun) renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new ExportError(`Can't write ${folder} (${code}). No files were left there.`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && (!stats.isDirectory() || readdirSync(folder).length > 0);
}

async function writeTable({ sql }: Database, { name, select }: ContentTable, folder: string) {
  const hash = createHash('sha256');
  let rows = 0;
  const file = `${name}.jsonl`;
  const output = openSync(join(folder, file), 'w');
  try {
    for (let length = ROWS_PER_PAGE; length === ROWS_PER_PAGE;) {
      const page = await sql<{ line: string }>`
        SELECT s.row::text AS line FROM (${select} LIMIT ${ROWS_PER_PAGE}::int OFFSET ${rows}::int) s`;
      const text = page.map(({ line }) => `${line}\n`).join('');
      appendFileSync(output, text);
      hash.update(text);
      ({ length } = page);
      rows += length;
    }
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
  return { name: file, rows, sha256: hash.digest('hex') };
}
