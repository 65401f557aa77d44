/** The readings of a word as a noun. */
import { possessivePronouns, splitsOf, type Prefix, type PronounSuffix } from './affixes';
import { nounEndings, type NounClass, type NounEnding } from './nounEndings';
import { memoryOf } from './memory';
import { nounEntries, type NounEntry } from './nounLexicon';
import { derivedNouns, type Derived } from './participles';
import { rootSounds } from './sounds';
import { isWeak } from './verbStem';
import { radicalsOf } from './verbs';

export interface NounReading {
  kind: 'noun';
  prefixes: readonly Prefix[];
  /** The sounds of the article; empty without one. */
  article: string;
  base: string;
  endings: NounClass;
  ending: NounEnding;
  suffix?: PronounSuffix;
  /** Number of sounds of the noun with its ending, without article and pronoun. */
  length: number;
  entries: readonly NounEntry[];
  derived: readonly Derived[];
  score: number;
}

const derivedOfRoots = memoryOf<ReadonlyMap<string, readonly Derived[]>>();

function derivedOf(root: string): ReadonlyMap<string, readonly Derived[]> {
  const known = derivedOfRoots.get(root);
  if (known) return known;
  const map = new Map<string, Derived[]>();
  const radicals = radicalsOf(root);
  for (const noun of radicals.length < 3 || radicals.length > 4 ? [] : derivedNouns(radicals)) {
    const key = `${noun.base}/${noun.endings}`;
    map.set(key, [...(map.get(key) ?? []), noun]);
  }
  derivedOfRoots.set(root, map);
  return map;
}

export function nounReadings(sounds: string, root: string | null): NounReading[] {
  const readings = splitsOf(sounds, 'noun').flatMap(({ prefixes, rest }) => {
    const plain = withoutArticle(rest, '', prefixes, root);
    const last = prefixes.at(-1)?.sounds;
    if (rest.startsWith('{l')) plain.push(...withoutArticle(rest.slice(2), '{l', prefixes, root));
    if ((last === 'li' || last === 'la') && rest.startsWith('l')) {
      plain.push(...withoutArticle(rest.slice(1), 'l', prefixes, root));
    }
    return plain;
  });
  const best = Math.max(...readings.map(({ score }) => score));
  return readings.filter(({ score }) => score === best);
}

function withoutArticle(
  rest: string,
  article: string,
  prefixes: readonly Prefix[],
  root: string | null,
): NounReading[] {
  const readings: NounReading[] = [];
  for (const suffix of article === '' ? [undefined, ...possessivePronouns] : [undefined]) {
    const end = suffix?.sounds ?? '';
    if (!rest.endsWith(end)) continue;
    const noun = rest.slice(0, rest.length - end.length);
    const isMine = suffix?.person === 'first' && suffix.number === 'singular';
    for (const { base, endings, ending } of endingsIn(noun, isMine, suffix !== undefined)) {
      const known = knownAs(base, endings, ending, root, suffix !== undefined);
      if (!known) continue;
      if (ending.indefinite && (suffix || article !== '')) continue;
      if (ending.construct && article !== '' && ending.number !== 'plural') continue;
      readings.push({
        kind: 'noun',
        prefixes,
        article,
        endings,
        ending,
        ...(suffix && { suffix }),
        length: noun.length,
        ...known,
      });
    }
  }
  return readings;
}

interface Ended {
  base: string;
  endings: NounClass;
  ending: NounEnding;
}

const CLASSES: readonly NounClass[] = ['sound', 'iy', 'ay'];

/** All ways to take a case ending off. Before "my" the ending is not heard. */
function endingsIn(noun: string, isMine: boolean, hasSuffix: boolean): Ended[] {
  const found: Ended[] = CLASSES.flatMap((endings) =>
    Object.entries(nounEndings[endings]).flatMap(([sounds, ending]) =>
      noun.endsWith(sounds) && noun.length > sounds.length + 1
        ? [{ base: noun.slice(0, noun.length - sounds.length), endings, ending }]
        : [],
    ),
  ).filter(({ ending }) => !hasSuffix || ending.construct || (!ending.indefinite && !/^(?:U|I)na$/.test('')));
  if (isMine) found.push({ base: noun, endings: 'sound', ending: { cases: ['nominative', 'accusative', 'genitive'] } });
  return found;
}

type Known = Pick<NounReading, 'base' | 'entries' | 'derived' | 'score'>;

/** What is known of a base; undefined if it cannot be a noun of the root. */
function knownAs(
  ended: string,
  endings: NounClass,
  ending: NounEnding,
  root: string | null,
  hasSuffix: boolean,
): Known | undefined {
  for (const base of basesOf(ended, ending, hasSuffix)) {
    const entries = nounEntries(base, endings).filter(
      (entry) => !ending.number || !entry.plural,
    );
    const derived = root ? (derivedOf(root).get(`${base.replace(/ap$/, '')}/${endings}`) ?? derivedOf(root).get(`${base}/${endings}`) ?? []) : [];
    const fits = root === null || hasRadicals(base, root);
    if (entries.length > 0 && fits) return { base, entries, derived, score: 4 };
    if (derived.length > 0) return { base, entries: [], derived, score: 3 };
  }
  const [base = ended] = basesOf(ended, ending, hasSuffix);
  if (root === null || !hasRadicals(base, root)) return undefined;
  if (endings !== 'sound' && !isWeak([...rootSounds(root)].at(-1)) && !(endings === 'ay' && /^[^aiuAIU][aui][^aiuAIU]{2}$/.test(base))) return undefined;
  if (ending.construct) return undefined;
  return { base, entries: [], derived: [], score: ending.number === 'plural' ? 2 : 1 };
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
  for (const radical of rootSounds(root)) {
    if (isWeak(radical) || radical === "'") continue;
    const at = base.indexOf(radical, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
