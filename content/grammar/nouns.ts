/** The readings of a word as a noun. */
import { possessivePronouns, splitsOf, type Prefix, type PronounSuffix } from './affixes';
import { nounEndings, type NounClass, type NounEnding } from './nounEndings';
import { baseOf, nounEntries, type NounEntry } from './nounLexicon';
import { derivedNouns, type Derived } from './participles';
import { rootSounds, soundsOf } from './sounds';
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

const derivedOfRoots = new Map<string, ReadonlyMap<string, readonly Derived[]>>();

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
  // The base without particles is the shortest; an article is never a part of it.
  return readings
    .filter(({ score }) => score === best)
    .sort((one, other) => costOf(one) - costOf(other));
}

/** Known bases are preferred whole; of unknown ones the shortest, which has no particles. */
const costOf = ({ score, prefixes, article, base, suffix }: NounReading): number =>
  (score >= 3
    ? 20 * (prefixes.length - (article === '' ? 0 : 2))
    : base.length + (suffix ? 0.5 : 0)) +
  (prefixes.some(({ partOfSpeech }) => partOfSpeech === 'interrogative') ? 30 : 0);

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
        ...(known.entries[0]?.longCases && ending.construct && { ending: longCase(noun) }),
      });
    }
  }
  return readings;
}

/** "abū, abā, abī". */
function longCase(noun: string): NounEnding {
  return {
    cases: [noun.endsWith('U') ? 'nominative' : noun.endsWith('A') ? 'accusative' : 'genitive'],
  };
}

interface Ended {
  base: string;
  endings: NounClass;
  ending: NounEnding;
}

const MAX_ENDING = 6;
const CLASSES: readonly NounClass[] = ['sound', 'iy', 'ay'];

/** All ways to take a case ending off. Before "my" the ending is not heard. */
function endingsIn(noun: string, isMine: boolean, hasSuffix: boolean): Ended[] {
  const found: Ended[] = [];
  const longest = Math.min(MAX_ENDING, noun.length - 2);
  for (let length = 1; length <= longest; length++) {
    const sounds = noun.slice(noun.length - length);
    for (const endings of CLASSES) {
      const ending = nounEndings[endings][sounds];
      if (!ending || (hasSuffix && (ending.indefinite ?? ending.shortened))) continue;
      found.push({ base: noun.slice(0, noun.length - length), endings, ending });
    }
  }
  if (isMine) {
    const cases: NounEnding['cases'] = ['nominative', 'accusative', 'genitive'];
    found.push({ base: noun, endings: 'sound', ending: { cases } });
    if (noun.endsWith('At')) {
      const ending: NounEnding = { cases, number: 'plural', gender: 'feminine' };
      found.push({ base: noun.slice(0, -2), endings: 'sound', ending });
    }
  }
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
    if (entries.length > 0 && (fits || root === 'موه')) return { base, entries, derived, score: 4 };
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
  const own =
    all.get(`${base}/${endings}`) ??
    all.get(`${base.replace(/ap$/, '')}/${endings}`) ??
    (base.endsWith('iyap') ? all.get(`${base.slice(0, -4)}/iy`) : undefined) ??
    (base.endsWith('Ap') ? all.get(`${base.slice(0, -2)}/ay`) : undefined);
  if (own) return own;
  const [entry] = entries;
  if (!entry?.plural) return [];
  const singular = baseOf(soundsOf(entry.lemma).text);
  return all.get(`${singular.sounds.replace(/ap$/, '')}/${singular.endings}`) ?? [];
}

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
