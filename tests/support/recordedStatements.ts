/** Records the statements that the tests send, for scripts/recordRelease.mjs. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.TIBYAN_RECORD;
const recorded = new Set<string>();

/** Appends a statement to a file of this process, as a line of JSON, unless it is there already. */
export function recordStatement(statement: string): void {
  if (!folder || recorded.has(statement)) return;
  recorded.add(statement);
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(statement)}\n`);
}
