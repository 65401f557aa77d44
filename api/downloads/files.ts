/** Makes the files of one content revision from the pages of the tables. */
import { gunzipSync } from 'node:zlib';
import { modifiedAt } from './conditions';
import { deflated, gzipOf, type Gzipped } from './gzip';
import type { Content, Page } from './pages';
import { FORMATS, frameOf, type FileFormat } from './print';
import { publicTables } from '../read/tables/publicTables';
import type { PublicTable } from '../read/tables/table';

export interface DownloadFile extends Gzipped {
  name: string;
  table: string;
  format: FileFormat;
  rows: number;
  /** In whole seconds; of an unchanged file that of the first content revision in which it was read. */
  lastModified: Date;
}

export interface FileSet extends Content {
  madeAt: Date;
  /** That of the manifest. */
  lastModified: Date;
  files: DownloadFile[];
  importedSha256: ImportedSha256;
}

/** SHA-256 of the Arabic text of each verse as it was imported, by the key of the verse. */
type ImportedSha256 = Record<string, string>;

interface HashOfVerse {
  key: string;
  importedSha256: string;
}

const fileNameOf = (table: string, format: FileFormat) => `${table}.${format}.gz`;

/** Names of all files, the same in every revision. */
export const fileNames = new Set(
  publicTables.flatMap(({ name }) => FORMATS.map((format) => fileNameOf(name, format))),
);

/** @param previous whose files are used again for tables that have not changed */
export async function makeFiles(content: Content, previous?: FileSet): Promise<FileSet> {
  const files: DownloadFile[] = [];
  const madeAt = new Date();
  const modified = (former?: Date) => modifiedAt(content.changedAt ?? madeAt, former);
  for (const [table, pages] of content.pages) {
    if (previous && areEqual(pages, previous.pages.get(table) ?? [])) {
      files.push(...previous.files.filter((file) => file.table === table.name));
    } else {
      for (const format of FORMATS) {
        const file = await fileOf(table, format, pages);
        const former = previous?.files.find(({ name }) => name === file.name);
        files.push({ ...file, lastModified: modified(former?.lastModified) });
      }
    }
  }
  return {
    ...content,
    madeAt,
    lastModified: modified(previous?.lastModified),
    files,
    importedSha256: importedSha256Of(files, previous),
  };
}

function importedSha256Of(files: DownloadFile[], previous?: FileSet): ImportedSha256 {
  const file = files.find(({ name }) => name === fileNameOf('verseHashes', 'json'));
  if (!file) throw new Error('The downloads have no verseHashes.');
  if (previous?.files.includes(file)) return previous.importedSha256;
  const rows = JSON.parse(gunzipSync(file.body).toString()) as HashOfVerse[];
  return Object.fromEntries(rows.map((row) => [row.key, row.importedSha256]));
}

const areEqual = (pages: readonly Page[], others: readonly Page[]) =>
  pages.length === others.length &&
  pages.every(({ parts }, index) => others[index]?.parts.json.equals(parts.json));

async function fileOf(
  { name, columns }: PublicTable,
  format: FileFormat,
  pages: readonly Page[],
): Promise<Omit<DownloadFile, 'lastModified'>> {
  const [begin, end] = frameOf(
    format,
    columns.map((column) => column.name),
  );
  const parts = pages.map((page) => page.parts[format]);
  return {
    name: fileNameOf(name, format),
    table: name,
    format,
    rows: pages.reduce((sum, { rows }) => sum + rows, 0),
    ...(await gzipOf([await deflated(begin), ...parts, await deflated(end)])),
  };
}
