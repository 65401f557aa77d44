/** Reference data for tests that lies beside the repository and is not part of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '../shared/data';
const pathOf = (file: string) => join(__dirname, '../..', FOLDER, file);

/** A block that needs one of these files; where it is missing the block is skipped by a name that says so. */
export function describeWithShared(file: string, about: string, tests: () => void): void {
  if (existsSync(pathOf(file))) describe(about, tests);
  else describe.skip(`${about} (skipped: ${FOLDER}/${file} is missing)`, tests);
}

export function readSharedLines(file: string): string[] {
  return readFileSync(pathOf(file), 'utf8').trimEnd().split('\n');
}
