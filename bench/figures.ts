/** Measured figures, their targets, and a table of both. */
export interface Figure {
  what: string;
  /** Undefined if there is nothing to measure; no target applies then. */
  value: number | undefined;
  unit?: 's' | 'ms' | 'MiB' | 'bytes';
  decimals?: number;
  /** Inclusive target. Without a target, the figure is only reported. */
  atMost?: number;
  atLeast?: number;
  /** Lines to print below the table. */
  notes?: string[];
}

export interface Row extends Figure {
  part: string;
}

/** Undefined if there is no target or no value. */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (value === undefined || (atMost === undefined && atLeast === undefined)) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

export function table(rows: Row[]): string {
  const cells = [
    ['part', 'measured', 'figure', 'target', 'met'],
    ...rows.map((row) => [row.part, row.what, shown(row), target(row), met(row)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...cells.map((row) => row[column]!.length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  const notes = rows.flatMap(({ part, what, notes = [] }) =>
    notes.length > 0 ? ['', `${part}, ${what}:`, ...notes.map((note) => `  ${note}`)] : [],
  );
  return [...lines, ...notes].join('\n');
}

function shown({ value, unit, decimals }: Figure): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  return withUnit(value, unit, decimals);
}

function target({ value, atMost, atLeast, unit }: Figure): string {
  if (Number.isNaN(value)) return '-';
  const limits = [
    atMost !== undefined && `<= ${withUnit(atMost, unit)}`,
    atLeast !== undefined && `>= ${withUnit(atLeast, unit)}`,
  ];
  return limits.filter(Boolean).join(', ') || '-';
}

function met(figure: Figure): string {
  const answer = isMet(figure);
  if (answer === undefined) return figure.value === undefined ? 'skipped' : '-';
  return answer ? 'yes' : 'NO';
}

function withUnit(value: number, unit: Figure['unit'], decimals?: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 3 };
  return [value.toLocaleString('en', digits), unit].filter(Boolean).join(' ');
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
