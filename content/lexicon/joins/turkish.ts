/** The groups of the Turkish glosses of a verse. */
import { bareForm } from '../../../text/bareForm';
import { caseOf, inCase, type TurkishCase } from '../../../text/turkishSuffixes';
import { negated } from '../../../text/turkishNegation';
import { tables, type Particle } from './tables';

interface Word {
  key: string;
  arabicText: string;
  turkishGloss: string | undefined;
}

/** Neighbouring words with one gloss. The head is the last of them. */
export interface TurkishGroup {
  /** Indices in the verse, inclusive. */
  first: number;
  last: number;
  gloss: string;
}

/** The groups of a verse, in order. Words in no group keep their own gloss. */
export function turkishGroups(words: readonly Word[]): TurkishGroup[] {
  const groups: TurkishGroup[] = [];
  for (let index = 0; index < words.length; index++) {
    const group = groupFrom(words, index);
    if (!group) continue;
    groups.push(group);
    index = group.last;
  }
  return groups;
}

/** The gloss of a word alone or covered: a particle has a full word of its own. */
export function ownGloss(word: Word): string | undefined {
  return tables.alone.get(word.key) ?? particleOf(word)?.own ?? word.turkishGloss;
}

/** @returns null if the word at the index begins no group */
function groupFrom(words: readonly Word[], first: number): TurkishGroup | null {
  const word = words[first];
  if (!word || tables.alone.has(word.key)) return null;
  const written = tables.groups.get(word.key);
  if (written) return { first, last: first + written.length - 1, gloss: written.gloss };
  const particle = particleOf(word);
  const complement = particle && complementFrom(words, first + 1, particle);
  if (!complement) return null;
  const gloss = filled(particle.template, complement.gloss);
  return gloss === null ? null : { first, last: complement.last, gloss };
}

/** The next word, or a group of the words that follow: "-e her şey", "-den sonra ölümünüz". */
function complementFrom(
  words: readonly Word[],
  first: number,
  particle: Particle,
): TurkishGroup | null {
  const group = groupFrom(words, first);
  if (group) return group;
  const word = words[first];
  const gloss = word && ownGloss(word);
  if (!gloss || particleOf(word)) return null;
  const next = words[first + 1];
  if (particle.isPreposition && next?.turkishGloss && tables.attributes.has(gloss)) {
    const isDemonstrative = gloss === 'bu';
    if (!isDemonstrative || /^ٱل/.test(next.arabicText)) {
      return { first, last: first + 1, gloss: `${gloss} ${next.turkishGloss}` };
    }
  }
  return { first, last: first, gloss };
}

function particleOf({ arabicText, turkishGloss = '' }: Word): Particle | undefined {
  const forms = tables.particles.get(turkishGloss);
  return forms?.get(arabicText) ?? forms?.get(bareForm(arabicText)) ?? forms?.get('*');
}

/** @returns null if the complement has no such form */
function filled(template: string, gloss: string): string | null {
  const [, before = '', form = '', after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(template) ?? [];
  const inForm = formOf(gloss, form);
  if (inForm === null) return null;
  const rest = [...new Set([after, after.trim()])].some((end) => end && inForm.endsWith(end)) ? '' : after;
  return before + inForm + question(inForm, rest);
}

/** "mi" in the harmony of the word before it. */
function question(gloss: string, rest: string): string {
  if (rest !== ' mi') return rest;
  if (/ m[ıiuü]\S*$/.test(gloss)) return '';
  const [vowel = 'e'] = /[aâeıiîoöuûü](?=[^aâeıiîoöuûü]*$)/.exec(gloss) ?? [];
  return ` m${{ a: 'ı', ı: 'ı', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[vowel] ?? 'i'}`;
}

function formOf(gloss: string, form: string): string | null {
  const written = tables.forms.get(`${form}\t${gloss}`);
  if (written) return written;
  if (form === 'gloss') return gloss;
  if (form === 'negative') return negated(gloss);
  const found = caseOf(gloss);
  if (found !== null && found !== 'genitive' && found !== 'accusative') return gloss;
  return inCase(gloss, form as TurkishCase);
}
