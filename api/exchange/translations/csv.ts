/** Comma-separated values (RFC 4180): fields may be quoted and then have line breaks. */

export interface CsvRow {
  /** Number of its first line, from 1. */
  line: number;
  fields: string[];
}

/** @returns the rows, without empty ones; the last one may be unfinished */
export function csvRows(text: string): { rows: CsvRow[]; isTruncated: boolean } {
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, fields: [] };
  // A field, what ends it, and the end of the text.
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)?)(,|\r\n|\n|\r|$)|(")/gy;
  while (pattern.lastIndex < text.length) {
    const [all, quoted, plain = '', end, unclosed] = pattern.exec(text) ?? [];
    if (all === undefined || unclosed) return { rows, isTruncated: true };
    row.fields.push(quoted?.replace(/""/g, '"') ?? plain);
    line += all.split(/\r\n|\n|\r/).length - 1;
    if (end === ',') {
      if (pattern.lastIndex === text.length) row.fields.push('');
      continue;
    }
    if (row.fields.some(Boolean)) rows.push(row);
    row = { line, fields: [] };
  }
  if (row.fields.some(Boolean)) rows.push(row);
  return { rows, isTruncated: false };
}
