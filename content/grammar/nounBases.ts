/** What is known of a noun without its endings. */
import type { NounClass, NounEnding } from './nounEndings';
import { baseOf, nounEntries, type NounEntry } from './nounLexicon';
import { derivedNouns, type Derived } from './participles';
import { Memory } from './memory';
import { rootSounds, soundsOf } from './sounds';
import { isWeak } from './verbStem';
import { radicalsOf } from './verbs';

type DerivedNouns = ReadonlyMap<string, readonly Derived[]>;

const derivedOfRoots = new Memory<DerivedNouns>(500);

const derivedOf = (root: string): DerivedNouns =>
  derivedOfRoots.get(root, () => {
    const nouns = new Map<string, Derived[]>();
    const radicals = radicalsOf(root);
    for (const noun of radicals.length < 3 || radicals.length > 4 ? [] : derivedNouns(radicals)) {
      const key = `${noun.base}/${noun.endings}`;
      nouns.set(key, [...(nouns.get(key) ?? []), noun]);
    }
    return nouns;
  });

/** Nouns that do not have all radicals of their root. */
const IRREGULAR = new Set(['مَاء', 'شَفَة', 'مُصَيْطِر']);

export interface Known {
  base: string;
  entries: readonly NounEntry[];
  derived: readonly Derived[];
  /** How certain the base is: 4 if it is listed, 3 if it is derived from a verb, less for an unknown one. */
  score: number;
}

/** What is known of a base; undefined if it cannot be a noun of the root. */
export function knownAs(
  ended: string,
  endings: NounClass,
  ending: NounEnding,
  root: string | null,
  hasSuffix: boolean,
): Known | undefined {
  for (const base of basesOf(ended, ending, hasSuffix)) {
    const entries = nounEntries(base, endings).filter(
      (entry) =>
        (!ending.number || !entry.plural) &&
        (!entry.longCases || root === null || root.endsWith('و')) &&
        (base !== 'ban' || ending.number === 'plural'),
    );
    const derived = root ? derivedAs(root, base, endings, entries) : [];
    const fits = root === null || entries.some(({ name }) => name) || hasRadicals(base, root);
    const isParticiple =
      derived.length > 0 ||
      entries.some(({ lemma }) => (lemma === 'ٱبْن' && base === 'ban') || lemma === 'أَهْل');
    if (
      ending.construct &&
      ending.number === 'plural' &&
      !isParticiple &&
      !entries.some(({ longCases }) => longCases)
    )
      continue;
    if (entries.length > 0 && (fits || entries.some(({ lemma }) => IRREGULAR.has(lemma))))
      return { base, entries, derived, score: 4 };
    if (derived.length > 0) return { base, entries: [], derived, score: 3 };
  }
  const bases = basesOf(ended, ending, hasSuffix);
  // An open t is the ending of the feminine unless it is a radical.
  const isOpen = root !== null && ended.endsWith('at') && !rootSounds(root).endsWith('t');
  const base = (isOpen ? bases.find((one) => one.endsWith('p')) : undefined) ?? bases[0] ?? ended;
  if (root === null || !hasRadicals(base, root)) return undefined;
  if (
    endings !== 'sound' &&
    !isWeak([...rootSounds(root)].at(-1)) &&
    !(endings === 'ay' && /^[^aiuAIU][aui][^aiuAIU]{2}$/.test(base))
  )
    return undefined;
  if (ending.construct || ending.shortened) return undefined;
  if (rootSounds(root).startsWith('w') && !/w|t|^m[IU]/.test(base)) return undefined;
  return { base, entries: [], derived: [], score: scoreOf(ending, base, root) };
}

/** Participles and verbal nouns with this base, its masculine, or its singular. */
function derivedAs(
  root: string,
  base: string,
  endings: NounClass,
  entries: readonly NounEntry[],
): readonly Derived[] {
  const all = derivedOf(root);
  const [entry] = entries;
  if (entry?.substantive) return [];
  const own = ofBase(all, base, endings);
  if (own) return own;
  if (!entry?.plural) return [];
  const singular = baseOf(soundsOf(entry.lemma).text);
  return ofBase(all, singular.sounds, singular.endings) ?? [];
}

const ofBase = (
  all: DerivedNouns,
  base: string,
  endings: NounClass,
): readonly Derived[] | undefined =>
  all.get(`${base}/${endings}`) ??
  all.get(`${base.replace(/ap$/, '')}/${endings}`) ??
  (base.endsWith('iyap') ? all.get(`${base.slice(0, -4)}/iy`) : undefined) ??
  (base.endsWith('Ap') ? all.get(`${base.slice(0, -2)}/ay`) : undefined);

/** An ending of number is likelier than a longer base, unless its consonant is the last radical. */
function scoreOf({ number, gender, cases }: NounEnding, base: string, root: string): number {
  if (number === undefined) return 1;
  if (base.length < 3) return 0.5;
  if (number === 'dual') return cases.length === 2 ? 2 : 0.5;
  const last = rootSounds(root).at(-1);
  return last === (gender === 'feminine' ? 't' : 'n') ? 0.5 : 2;
}

/** The ending ة is t before a pronoun and -āt in the plural. */
function basesOf(ended: string, ending: NounEnding, hasSuffix: boolean): string[] {
  if (ending.number === 'plural' && ending.gender === 'feminine') return [`${ended}ap`, ended];
  if (ended.endsWith('t') && /[aA]t$/.test(ended) && (hasSuffix || ending.number === 'dual')) {
    return [`${ended.slice(0, -1)}p`, ended];
  }
  return ended.endsWith('at') ? [ended, `${ended.slice(0, -1)}p`] : [ended];
}

/** True if all strong radicals occur in order. */
function hasRadicals(base: string, root: string): boolean {
  let from = 0;
  if (root.startsWith('أ') && base.startsWith('{')) return true;
  for (const radical of rootSounds(root)) {
    const isFirst = from === 0;
    if (isWeak(radical) || (radical === "'" && !isFirst)) continue;
    const at = base.indexOf(radical, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
