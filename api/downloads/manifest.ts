import { SOURCES } from '../../text/sources';
import { tables, type FileSet } from './files';
import { columnsOf } from './table';

/** What there is to download, what is in it, and where it comes from. */
export function manifestOf({ revision, changedAt, madeAt, files }: FileSet, base: string) {
  return {
    contentRevision: revision,
    contentChangedAt: changedAt,
    madeAt,
    notes: NOTES,
    files: files.map(({ name, table, format, rows, body, sha256, plainBytes, plainSha256 }) => ({
      path: `${base}/${name}`,
      table,
      format,
      rows,
      bytes: body.length,
      sha256,
      plainBytes,
      plainSha256,
    })),
    tables: tables.map((table) => ({ name: table.name, columns: columnsOf(table) })),
    sources: SOURCES,
  };
}

const NOTES = [
  'Every file is UTF-8 in gzip, its rows by `databaseId`.',
  'JSON: an array of objects, one a line.',
  'CSV: RFC 4180 with a header; null is an empty field, an empty text is "", a list is joined by spaces.',
  'The Arabic text may be copied verbatim only; `source` of a column names its entry in `sources`.',
];
