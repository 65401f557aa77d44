/** Reference data for tests that lies beside the repository and is not part of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '../shared/data';
const pathOf = (file: string) => join(__dirname, '../..', FOLDER, file);

/**
 * A block over the lines of one of these files. Where it is missing, one skipped test says so; Jest
 * runs the body of a skipped block, which would look for the file.
 */
export function describeWithShared(
  file: string,
  about: string,
  tests: (lines: string[]) => void,
): void {
  if (existsSync(pathOf(file))) {
    describe(about, () => tests(readFileSync(pathOf(file), 'utf8').trimEnd().split('\n')));
  } else {
    test.skip(`${about} (skipped: ${FOLDER}/${file} is missing)`, () => undefined);
  }
}
