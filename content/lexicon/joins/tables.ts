/**
 * The tables of this folder. Columns are separated by tabs.
 * - `particles.tsv`: gloss of a particle; its Arabic form or `*`; the gloss of its group, with the
 *   form of the complement in braces; the gloss of the particle alone.
 * - `forms.tsv`: name of a form as in `particles.tsv`, gloss, the gloss in that form. Only what the
 *   rules of `text/turkishSuffixes.ts` and `text/turkishNegation.ts` cannot know.
 * - `groups.tsv`: words such as `2:144:14-16`, the gloss of the group.
 * - `alone.tsv`: key of a particle that joins nothing, its gloss.
 * - `attributes.tsv`: glosses that need the next word before a case can follow: "her şeye".
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Particle {
  template: string;
  own: string;
  /** If the complement has a case. */
  isPreposition: boolean;
}

const FOLDER = join(process.cwd(), 'content/lexicon/joins');

function rows(file: string): string[][] {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

const particles = new Map<string, Map<string, Particle>>();
for (const [gloss = '', form = '', template = '', own = ''] of rows('particles.tsv')) {
  const forms = particles.get(gloss) ?? new Map<string, Particle>();
  const isPreposition = /\{(?:ablative|dative|locative|instrumental)\}/.test(template);
  particles.set(gloss, forms.set(form, { template, own, isPreposition }));
}

export const tables = {
  particles,
  forms: new Map(rows('forms.tsv').map(([form = '', gloss = '', result = '']) => [`${form}\t${gloss}`, result])),
  alone: new Map(rows('alone.tsv').map(([key = '', gloss = '']) => [key, gloss])),
  attributes: new Set(rows('attributes.tsv').map(([gloss = '']) => gloss)),
  groups: new Map(
    rows('groups.tsv').map(([words = '', gloss = '']) => {
      const [, verse = '', first = 0, last = 0] = /^(\d+:\d+:)(\d+)-(\d+)$/.exec(words) ?? [];
      return [verse + first, { length: Number(last) - Number(first) + 1, gloss }];
    }),
  ),
};
