/**
 * What rules cannot know of nouns: broken plurals, feminines without an ending, and proper names. Lines of nouns.tsv
 * are the singular, flags (see below) and plurals; lines of names.tsv the name and codes of gender and number.
 */
import { soundsOf } from './sounds';
import { tableOf } from './tables';
import type { NounClass } from './nounEndings';

export interface NounEntry {
  lemma: string;
  gender: 'masculine' | 'feminine' | undefined;
  /** The base is a broken plural of the lemma. */
  plural: boolean;
  name: boolean;
  adjective: boolean;
  /** Never an attribute, though its pattern is that of adjectives. */
  substantive: boolean;
  /** One of the nouns with long vowels for the cases: "abū, abā, abī". */
  longCases: boolean;
  /** The lemma itself is a plural, as "people". */
  collective: boolean;
  /** The verbal noun of form I. */
  verbalNoun: boolean;
  /** Never a verb, though its form could be one. */
  neverVerb: boolean;
}

/** A noun without case ending. */
export interface Base {
  sounds: string;
  endings: NounClass;
}

/** Splits a dictionary form, as "hudF" or "hādI", into base and class. */
export function baseOf(sounds: string): Base {
  if (/[AF]$/.test(sounds)) return { sounds: sounds.slice(0, -1), endings: 'ay' };
  const manqus = /^(.+)(?:I|K|iya)$/.exec(sounds)?.[1];
  return manqus ? { sounds: manqus, endings: 'iy' } : { sounds, endings: 'sound' };
}

/** Numbers that have only the endings of the plural. */
const NUMBERS = new Set([
  'عِشْرُون',
  'ثَلَاثُون',
  'أَرْبَعُون',
  'خَمْسُون',
  'سِتُّون',
  'سَبْعُون',
  'ثَمَانُون',
  'تِسْعُون',
  'عِلِّيُّون',
]);

const entries = new Map<string, NounEntry[]>();

/** @param cut endings of number that are not a part of the base */
function add(form: string, entry: NounEntry, cut: readonly string[] = []): void {
  const { sounds, endings } = baseOf(
    soundsOf(form).text.replace(/(?:Un|An)$/, (end) => (cut.includes(end) ? '' : end)),
  );
  // The connecting alif is dropped after "bi" and "li".
  for (const base of new Set([sounds, sounds.replace('{', '')])) {
    const key = `${base}/${endings}`;
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
}

/** Flags of a line of nouns.tsv; F is feminine, D a noun that is always dual, and T the
 * name of a community, which has a plural. */
const traitsOf = (flags: string) => ({
  adjective: flags.includes('A'),
  substantive: flags.includes('S'),
  longCases: flags.includes('5'),
  neverVerb: flags.includes('N'),
  collective: flags.includes('P'),
  verbalNoun: flags.includes('V'),
});

for (const [lemma = '', flags = '', plurals = ''] of tableOf('nouns.tsv')) {
  const isFeminine = flags.includes('F') || (lemma.endsWith('ة') && lemma !== 'قِرَدَة');
  const gender = isFeminine ? ('feminine' as const) : ('masculine' as const);
  const entry = { lemma, gender, name: flags.includes('T'), ...traitsOf(flags) };
  const cut = flags.includes('D') ? ['An'] : NUMBERS.has(lemma) ? ['Un'] : [];
  add(lemma, { ...entry, plural: false }, cut);
  for (const plural of plurals.split(',')) {
    // A base without ending is marked by a hyphen.
    const isBase = plural.endsWith('-');
    if (plural !== '') add(plural.replace('-', ''), { ...entry, plural: !isBase });
  }
}

const GENDERS = { M: 'masculine', F: 'feminine' } as const;

for (const [lemma = '', features = ''] of tableOf('names.tsv')) {
  const gender = GENDERS[features.charAt(0) as keyof typeof GENDERS] as NounEntry['gender'];
  add(lemma, { lemma, gender, plural: false, name: true, ...traitsOf('') });
}

export const nounEntries = (base: string, endings: NounClass): readonly NounEntry[] =>
  entries.get(`${base}/${endings}`) ?? [];
