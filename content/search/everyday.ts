/**
 * Words that people type and the translations do not have, with words of the same language that the translations
 * have, best first; written for this project. Each line of `everyday.tsv` is a language, a word and its words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatinLanguage } from '../../text/foldLatin';

export interface EverydayWord {
  language: LatinLanguage;
  word: string;
  /** At most four. */
  others: string[];
}

/** @throws {Error} with the first line that is not an entry */
export function parseEverydayWords(text: string): EverydayWord[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [language, word, others, ...more] = line.split('\t');
      const isLanguage = language === 'turkish' || language === 'english';
      if (!isLanguage || !word || !others || more.length > 0) {
        throw new Error(`Line ${index + 1} of the everyday words is not an entry: ${line}`);
      }
      return { language, word, others: others.split(' ') };
    });
}

export const readEverydayWords = () =>
  parseEverydayWords(readFileSync(join(process.cwd(), 'content/search/everyday.tsv'), 'utf8'));
