/** Rows as text: JSON with one object a line, and CSV after RFC 4180. */

/** A list is of keys, which have no spaces in them. */
export type Value = string | number | boolean | null | readonly (string | number)[];
export type Row = Record<string, Value>;

export type Format = 'json' | 'csv';

/** How the text of a file is put together from the pages of its rows. */
export interface Printer {
  begin: string;
  /** @param isFirst of the file */
  rows(rows: Row[], isFirst: boolean): string;
  end: string;
}

export function printerOf(format: Format, columns: string[]): Printer {
  return format === 'json' ? jsonOf(columns) : csvOf(columns);
}

function jsonOf(columns: string[]): Printer {
  const object = (row: Row) =>
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])));
  return {
    begin: '[\n',
    rows: (rows, isFirst) => (isFirst ? '' : ',\n') + rows.map(object).join(',\n'),
    end: '\n]\n',
  };
}

function csvOf(columns: string[]): Printer {
  const line = (values: Value[]) => `${values.map(cell).join(',')}\r\n`;
  return {
    begin: line(columns),
    rows: (rows) => rows.map((row) => line(columns.map((name) => row[name] ?? null))).join(''),
    end: '',
  };
}

/** Null is an empty field, an empty text is "", so that both can be told apart. */
function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
