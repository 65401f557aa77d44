/** Waits for other processes that use the same database. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Receives a line for the operator. */
export type ReportLine = (line: string) => void;

const ATTEMPT_INTERVAL_MS = 250;
const REPORT_INTERVAL_MS = 5000;

interface WaitOptions {
  /** Completes "Waiting for …". */
  what: string;
  /** No limit by default. */
  maxMs?: number;
  report?: ReportLine;
}

/** Repeats an attempt until it succeeds; false if it takes too long. */
export async function waitFor(
  attempt: () => Promise<boolean>,
  { what, maxMs = Infinity, report }: WaitOptions,
): Promise<boolean> {
  const start = performance.now();
  let reportedAt = start;
  while (!(await attempt())) {
    const now = performance.now();
    if (now - start > maxMs) return false;
    if (now - reportedAt > REPORT_INTERVAL_MS) {
      reportedAt = now;
      report?.(`Waiting for ${what} (${Math.round((now - start) / 1000)} s)…`);
    }
    await sleep(ATTEMPT_INTERVAL_MS);
  }
  return true;
}
