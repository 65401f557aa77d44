/** What rules cannot know of nouns: broken plurals, feminines without an ending, and proper names. */
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
  /** One of the nouns with long vowels for the cases: "abū, abā, abī". */
  longCases: boolean;
  /** The lemma itself is a plural, as "people". */
  collective: boolean;
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

for (const [lemma = '', features = '', plurals = ''] of tableOf('nouns.tsv')) {
  const feminine = features.startsWith('F') || lemma.endsWith('ة');
  const adjective = features.includes('A');
  const longCases = features.includes('5');
  const neverVerb = features.includes('N');
  const collective = features.includes('P');
  const isDual = features.includes('D');
  const gender = feminine && lemma !== 'قِرَدَة' ? ('feminine' as const) : ('masculine' as const);
  add(
    lemma,
    { lemma, gender, plural: false, name: false, adjective, longCases, neverVerb, collective },
    isDual ? ['An'] : NUMBERS.has(lemma) ? ['Un'] : [],
  );
  for (const plural of plurals.split(',')) {
    // A base without ending is marked by a hyphen.
    const isBase = plural.endsWith('-');
    if (plural !== '')
      add(plural.replace('-', ''), {
        lemma,
        gender,
        plural: !isBase,
        name: false,
        adjective,
        longCases,
        neverVerb,
        collective,
      });
  }
}
for (const [lemma = '', features = ''] of tableOf('names.tsv')) {
  const gender = features.startsWith('F')
    ? 'feminine'
    : features.startsWith('M')
      ? 'masculine'
      : undefined;
  add(lemma, {
    lemma,
    gender,
    plural: false,
    name: true,
    adjective: false,
    longCases: false,
    neverVerb: false,
    collective: false,
  });
}

export const nounEntries = (base: string, endings: NounClass): readonly NounEntry[] =>
  entries.get(`${base}/${endings}`) ?? [];
