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

const entries = new Map<string, NounEntry[]>();

function add(form: string, entry: NounEntry): void {
  const { sounds, endings } = baseOf(soundsOf(form).text);
  const key = `${sounds}/${endings}`;
  entries.set(key, [...(entries.get(key) ?? []), entry]);
}

for (const [lemma = '', features = '', plurals = ''] of tableOf('nouns.tsv')) {
  const feminine = features === 'F' || /[ةى]$/.test(lemma) === true && lemma.endsWith('ة');
  const gender = feminine ? ('feminine' as const) : ('masculine' as const);
  add(lemma, { lemma, gender, plural: false, name: false });
  for (const plural of plurals.split(',')) {
    if (plural !== '') add(plural, { lemma, gender, plural: true, name: false });
  }
}
for (const [lemma = '', features = ''] of tableOf('names.tsv')) {
  const gender = features.startsWith('F') ? 'feminine' : features.startsWith('M') ? 'masculine' : undefined;
  add(lemma, { lemma, gender, plural: false, name: true });
}

export const nounEntries = (base: string, endings: NounClass): readonly NounEntry[] =>
  entries.get(`${base}/${endings}`) ?? [];
