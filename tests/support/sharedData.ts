/** Reference data for tests that lies beside the repository and is not part of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '../shared/data';
const pathOf = (file: string) => join(__dirname, '../..', FOLDER, file);

/** A block over these files, by path; where one is missing, a skipped test says so. */
export function describeWithSharedFiles<Name extends string>(
  files: Record<Name, string>,
  about: string,
  tests: (paths: Record<Name, string>) => void,
): void {
  const paths = Object.entries<string>(files).map(([name, file]) => [name, pathOf(file)] as const);
  const missing = paths.find(([, path]) => !existsSync(path));
  if (!missing) describe(about, () => tests(Object.fromEntries(paths) as Record<Name, string>));
  else test.skip(`${about} (skipped: ${missing[1]} is missing)`, () => undefined);
}

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
