/**
 * What each root means, as a line of a dictionary, written for this project. Each line of `senses.tsv`
 * is a root, its Turkish and its English sense; each line of `rootNotes.tsv` is a root whose derivation
 * dictionaries dispute, with a note in both languages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of this folder whose lines are about roots and not about forms. */
export const FILES_OF_ROOTS = ['senses.tsv', 'rootNotes.tsv'] as const;

export interface RootSense {
  turkishSense: string;
  englishSense: string;
  turkishNote: string | null;
  englishNote: string | null;
}

/** Reads the senses and notes, by the letters of the root. */
export function readSenses(): Map<string, RootSense> {
  const [senses, notes] = FILES_OF_ROOTS.map((file) =>
    parseRootTexts(readFileSync(join(process.cwd(), 'content/lexicon', file), 'utf8')),
  ) as [RootTexts, RootTexts];
  for (const root of notes.keys()) {
    if (!senses.has(root)) throw new Error(`The root ${root} has a note, but no sense.`);
  }
  return new Map(
    [...senses].map(([root, [turkishSense, englishSense]]) => {
      const [turkishNote = null, englishNote = null] = notes.get(root) ?? [];
      return [root, { turkishSense, englishSense, turkishNote, englishNote }];
    }),
  );
}

type RootTexts = Map<string, [turkish: string, english: string]>;

/** @throws {Error} with the first line that is not a root and two texts, or has the root of an earlier one */
export function parseRootTexts(text: string): RootTexts {
  const texts: RootTexts = new Map();
  for (const line of text.trimEnd().split('\n')) {
    const [root, turkish, english, ...more] = line.split('\t');
    if (!root || !turkish || !english || more.length > 0 || texts.has(root)) {
      throw new Error(`"${line}" is not valid: expected a new root, tab, Turkish, tab, English.`);
    }
    texts.set(root, [turkish, english]);
  }
  return texts;
}
