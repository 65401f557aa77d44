/**
 * The words with which translations render each root, written for this project: the bridge from the words
 * that a reader remembers to a verse whose translation has others. Each line of `rootWords.tsv` is a root,
 * its Turkish words and its English words, best first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RootWords {
  /** As in the lexicon: hamza as أ. */
  root: string;
  turkish: string[];
  english: string[];
}

/** @throws {Error} with the first line that is not an entry */
export function parseRootWords(text: string): RootWords[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [root, turkish, english, ...more] = line.split('\t');
      if (!root || !turkish || !english || more.length > 0) {
        throw new Error(`Line ${index + 1} of the words of roots is not an entry: ${line}`);
      }
      return { root, turkish: turkish.split(' '), english: english.split(' ') };
    });
}

export const readRootWords = () =>
  parseRootWords(readFileSync(join(process.cwd(), 'content/search/rootWords.tsv'), 'utf8'));
