/** Reads the tables of this folder: lines of fields separated by tabs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), 'content/grammar');

export function tableOf(file: string): string[][] {
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
