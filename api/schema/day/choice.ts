/** Which item of a list belongs to a day. */

const DAY_MS = 86_400_000;
/** The golden section, by which neighboring days are far apart in a list. */
const STEP = (Math.sqrt(5) - 1) / 2;

/** Days since 1970-01-01, negative before it; undefined for a date that does not exist. */
export function dayNumberOf(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  // Date.parse reads February 30 as March 2.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return exists ? time / DAY_MS : undefined;
}

/**
 * The item of a day: as many days in a row as the list has items have each of them once.
 * @returns undefined for an empty list
 */
export function itemOfDay<Item>(items: readonly Item[], day: number): Item | undefined {
  const { length } = items;
  if (length === 0) return undefined;
  let step = Math.max(1, Math.round(length * STEP));
  while (divisor(step, length) > 1) step++;
  const place = ((day % length) * step) % length;
  return items[(place + length) % length];
}

/** Greatest common divisor. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
