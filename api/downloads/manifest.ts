import { SOURCES } from '../../text/sources';
import { publicTables } from '../read/tables/publicTables';
import { CHANGES_FILE } from './changesFile';
import { columnsOf } from './columns';
import type { FileSet } from './files';

/** The manifest: all files, their columns and the sources of their texts. */
export function manifestOf(
  { revision, changedAt, madeAt, files, importedSha256 }: FileSet,
  base: string,
) {
  return {
    contentRevision: revision,
    contentChangedAt: changedAt,
    madeAt,
    changesPath: `${base}/${CHANGES_FILE}?since=${revision}`,
    notes: NOTES,
    files: files.map(({ name, table, format, rows, body, sha256, plainBytes, plainSha256 }) => ({
      path: `${base}/${name}`,
      exactPath: `${base}/${name}?sha256=${sha256}`,
      table,
      format,
      rows,
      bytes: body.length,
      sha256,
      plainBytes,
      plainSha256,
    })),
    tables: publicTables.map((table) => ({ name: table.name, columns: columnsOf(table) })),
    sources: SOURCES,
    verses: importedSha256,
  };
}

const NOTES = [
  '`path` has the latest content of a file; `exactPath` has the content of this manifest, or is a 404.',
  'All files are UTF-8, compressed with gzip, with rows ordered by `databaseId`.',
  'JSON: an array of objects, one per line.',
  'CSV: RFC 4180 with a header; null is an empty field, an empty text is "", lists are joined by spaces.',
  '`verses` has the SHA-256 of the Arabic text of each verse as it was imported (UTF-8), by its key, to compare a copy with.',
  '`changesPath` has what has changed since, as lines of JSON: with `&until=` a later revision, an address whose content never changes.',
  'The Arabic text may only be copied verbatim; `source` of a column refers to an entry of `sources`.',
];
