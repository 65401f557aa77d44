/**
 * The tables of this folder. Columns are separated by tabs.
 * - `particles.tsv`: gloss of a particle; its Arabic form, bare or exact, or `*`; the gloss of its
 *   group, with the form of the complement in braces; the gloss of the particle alone: a full word,
 *   which is enough where it joins nothing, and the suffix.
 * - `forms.tsv`: name of a form as in `particles.tsv`; gloss; the gloss in that form. Only what the
 *   rules of `text/turkishSuffixes.ts` and `text/turkishNegation.ts` cannot know.
 * - `groups.tsv`: words, such as `2:144:14-16`; the gloss of the group. Its last word is the head.
 * - `alone.tsv`: key of a particle that joins nothing; its gloss.
 * - `attributes.tsv`: glosses that need the next word before a case can follow: "her şeye".
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareForm } from '../../../text/bareForm';

export interface Particle {
  template: string;
  own: string;
  /** If the complement has a case. */
  isPreposition: boolean;
}

const FOLDER = join(process.cwd(), 'content/lexicon/joins');

/** @throws {Error} with the first line that has too few columns */
export function rows(file: string, columns: number): string[][] {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const row = line.split('\t');
      if (row.length !== columns || row.includes('')) {
        throw new Error(`"${line}" in ${file} does not have ${columns} columns.`);
      }
      return row;
    });
}

function readParticles(): Map<string, Map<string, Particle>> {
  const particles = new Map<string, Map<string, Particle>>();
  for (const [gloss = '', form = '', template = '', own = ''] of rows('particles.tsv', 4)) {
    const forms = particles.get(gloss) ?? new Map<string, Particle>();
    const isPreposition = /\{(?:ablative|dative|locative|genitive|instrumental)\}/.test(template);
    particles.set(gloss, forms.set(form, { template, own, isPreposition }));
  }
  return particles;
}

function readGroups(): Map<string, { length: number; gloss: string }> {
  const groups = rows('groups.tsv', 2).map(([words = '', gloss = '']) => {
    const [, verse = '', first = '', last = ''] = /^(\d+:\d+:)(\d+)-(\d+)$/.exec(words) ?? [];
    return [verse + first, { length: Number(last) - Number(first) + 1, gloss }] as const;
  });
  return new Map(groups);
}

function readForms(): Map<string, string> {
  const forms = rows('forms.tsv', 3);
  return new Map(
    forms.map(([form = '', gloss = '', result = '']) => [`${form}\t${gloss}`, result]),
  );
}

const readTables = () => ({
  particles: readParticles(),
  forms: readForms(),
  alone: new Map(rows('alone.tsv', 2).map(([key = '', gloss = '']) => [key, gloss])),
  attributes: new Set(rows('attributes.tsv', 1).flat()),
  groups: readGroups(),
});

let read: ReturnType<typeof readTables> | undefined;

/** The tables, read from their files by the first call. */
export const tables = () => (read ??= readTables());

interface GlossedForm {
  arabicText: string;
  turkishGloss?: string | undefined;
}

/** The particle that a word is, or undefined for any other word. */
export function particleOf({ arabicText, turkishGloss = '' }: GlossedForm): Particle | undefined {
  const forms = tables().particles.get(turkishGloss);
  return forms?.get(arabicText) ?? forms?.get(bareForm(arabicText)) ?? forms?.get('*');
}
