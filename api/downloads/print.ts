/** Prints rows as JSON, one object per line, or as CSV (RFC 4180). */

/** Lists contain keys without spaces. */
export type PrintedValue = string | number | boolean | null | readonly (string | number)[];
export type PrintedRow = Record<string, PrintedValue>;

export type FileFormat = 'json' | 'csv';

/** Builds the text of a file from pages of rows. */
export interface Printer {
  begin: string;
  /** @param isFirst true for the first page of the file */
  rows(rows: PrintedRow[], isFirst: boolean): string;
  end: string;
}

export function printerOf(format: FileFormat, columns: string[]): Printer {
  return format === 'json' ? jsonOf(columns) : csvOf(columns);
}

function jsonOf(columns: string[]): Printer {
  const object = (row: PrintedRow) =>
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])));
  return {
    begin: '[\n',
    rows: (rows, isFirst) => (isFirst ? '' : ',\n') + rows.map(object).join(',\n'),
    end: '\n]\n',
  };
}

function csvOf(columns: string[]): Printer {
  const line = (values: PrintedValue[]) => `${values.map(cell).join(',')}\r\n`;
  return {
    begin: line(columns),
    rows: (rows) => rows.map((row) => line(columns.map((name) => row[name] ?? null))).join(''),
    end: '',
  };
}

/** Null is an empty field and an empty text is "", so that they can be distinguished. */
function cell(value: PrintedValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
