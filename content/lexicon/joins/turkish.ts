/** The groups of the Turkish glosses of a verse. */
import { particleOf, tables, type Particle } from './tables';
import { filled } from './forms';

export interface TurkishWord {
  key: string;
  arabicText: string;
  /** Undefined for a form that the lexicon does not have. */
  turkishGloss: string | undefined;
}

/** Neighbouring words with one gloss. The numbers are indices in the verse. */
export interface Group {
  first: number;
  last: number;
  /** The word that carries the gloss. */
  head: number;
  gloss: string;
  /** If `groups.tsv` has the gloss as it is. */
  isWritten?: boolean;
}

/** The groups of a verse, in order. Words in no group keep their own gloss. */
export function turkishGroups(words: readonly TurkishWord[]): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < words.length; index++) {
    const group = groupFrom(words, index);
    if (!group) continue;
    groups.push(group);
    index = group.last;
  }
  return groups;
}

/** The gloss of a word that no group has as its head: a particle has a full word of its own. */
export function ownGloss(word: TurkishWord, isCovered: boolean): string | undefined {
  const own = tables().alone.get(word.key) ?? particleOf(word)?.own ?? word.turkishGloss;
  return isCovered ? own : own?.replace(/, -.*/, '');
}

/** @returns null if the word at the index begins no group */
function groupFrom(words: readonly TurkishWord[], first: number): Group | null {
  const word = words[first];
  if (!word || tables().alone.has(word.key)) return null;
  const written = tables().groups.get(word.key);
  if (written) {
    const last = first + written.length - 1;
    return { first, last, head: last, gloss: written.gloss, isWritten: true };
  }
  const particle = particleOf(word);
  if (!particle) return groupWithNext(words, first);
  const complement = complementFrom(words, first + 1, particle);
  const gloss = complement && filled(particle.template, complement.gloss, words[first + 1]);
  return gloss ? { first, last: complement.last, head: complement.last, gloss } : null;
}

/** إِذَا, لَمَّا and إِذْ. */
const WHEN_PARTICLE = /(?:ne zaman ki|hani)$/;

/** Verbs that say "when" themselves: "geldiğinde", "gelince". */
const WHEN = /(?:[dt][ıiuü](?:ğ|k[lç]).*[dt][ae]|[ıiuü]nc[ae])$/;

/** Pairs without a particle: "her nerede", "eğer ki", "geldiğinde", "ne kadar az", "nice şehir". */
function groupWithNext(words: readonly TurkishWord[], first: number): Group | null {
  const gloss = words[first]?.turkishGloss;
  const next = words[first + 1]?.turkishGloss;
  const noun = words[first + 2]?.turkishGloss;
  if (!gloss || !next) return null;
  if (next === '-sa' || (next === 'ki' && /(?:^| )eğer$/.test(gloss))) {
    const last = first + 1;
    return { first, last, head: first, gloss: gloss.replace(/nerede$/, 'her nerede') };
  }
  if (/(?:^| )bil(?:in)? ki$/.test(gloss) && /^ki(?: |$)/.test(next)) {
    return { first, last: first + 1, head: first, gloss: gloss + next.slice('ki'.length) };
  }
  if (WHEN_PARTICLE.test(gloss) && WHEN.test(next)) {
    const last = first + 1;
    return { first, last, head: last, gloss: gloss.replace(WHEN_PARTICLE, '') + next };
  }
  if (/(?:^| )az$/.test(gloss) && next === 'ne kadar') {
    const few = gloss.replace(/(?:ne kadar )?az$/, 'ne kadar az');
    return { first, last: first + 1, head: first, gloss: few };
  }
  if (next === '-den' && noun && /(?:^| )nice$/.test(gloss)) {
    const last = first + 2;
    return { first, last, head: last, gloss: `${gloss} ${noun.replace(/^(?:bir|nice) /, '')}` };
  }
  return null;
}

/** The next word, or a group of the words that follow: "-e her şey", "-den sonra ölümünüz". */
function complementFrom(
  words: readonly TurkishWord[],
  first: number,
  particle: Particle,
): Group | null {
  const word = words[first];
  if (!word || tables().alone.has(word.key)) return null;
  if (particleOf(word) || tables().groups.has(word.key)) return groupFrom(words, first);
  const gloss = word.turkishGloss;
  const next = words[first + 1];
  if (!gloss) return null;
  const needsNext =
    particle.isPreposition &&
    tables().attributes.has(gloss) &&
    (gloss !== 'bu' || /^ٱل/.test(next?.arabicText ?? ''));
  if (needsNext && next?.turkishGloss) {
    const last = first + 1;
    return { first, last, head: last, gloss: withAttribute(gloss, next.turkishGloss) };
  }
  return { first, last: first, head: first, gloss };
}

/** "her işten", "altı günde": the noun has neither "bir" nor a plural. */
function withAttribute(attribute: string, noun: string): string {
  if (attribute === 'her') return `${attribute} ${noun.replace(/^(?:bir|o) /, '')}`;
  const isNumber = /^(?:iki|üç|dört|beş|altı|yedi|bin|yüz|birkaç)$/.test(attribute);
  return `${attribute} ${isNumber ? noun.replace(/l[ae]r$/, '') : noun}`;
}
