/** The texts of the files: JSON with one object per line, and CSV (RFC 4180). */

/** Lists contain keys without spaces. */
export type PrintedValue = string | number | boolean | null | readonly (string | number)[];
export type PrintedRow = Record<string, PrintedValue>;

export const FORMATS = ['json', 'csv'] as const;
export type FileFormat = (typeof FORMATS)[number];

/** The texts of a file before and after its rows. */
export function frameOf(format: FileFormat, columns: string[]): [begin: string, end: string] {
  return format === 'json' ? ['[\n', '\n]\n'] : [line(columns), ''];
}

export const csvOf = (rows: PrintedRow[], columns: string[]): string =>
  rows.map((row) => line(columns.map((name) => row[name] ?? null))).join('');

const line = (values: PrintedValue[]) => `${values.map(cell).join(',')}\r\n`;

/** Null is an empty field and an empty text is "", so that they can be distinguished. */
function cell(value: PrintedValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
