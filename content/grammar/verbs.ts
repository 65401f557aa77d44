/** The readings of a word as a finite verb of its root. */
import { endingsOf, type Mood } from './verbEndings';
import { derivedStems, withDroppedT } from './verbForms';
import { formIStems, showStems, stemsOfFour, type ShortVowel } from './verbFormI';
import type { VerbStem } from './verbStem';
import { Memory } from './memory';
import { rootSounds } from './sounds';
import { tableOf } from './tables';

export interface VerbReading {
  stem: VerbStem;
  /** "3ms"; "2ms" and "3fs" are two readings. */
  person: string;
  moods: readonly Mood[];
}

/** Vowels after the second radical in the perfect of form I, for roots that do not only have a. */
const perfectVowels = new Map<string, ShortVowel[]>();
const withoutFormI = new Set<string>();
const withoutFormIV = new Set<string>();
for (const [vowel = '', roots = ''] of tableOf('formI.tsv')) {
  if (vowel === '-IV') for (const root of roots.split(' ')) withoutFormIV.add(root);
  else if (vowel === '-') for (const root of roots.split(' ')) withoutFormI.add(root);
  else
    for (const root of roots.split(' ')) {
      perfectVowels.set(root, [...(perfectVowels.get(root) ?? []), vowel as ShortVowel]);
    }
}

/** The vowels of a root in the perfect of form I, the most frequent first. */
export const perfectsOf = (root: string): readonly ShortVowel[] => perfectVowels.get(root) ?? ['a'];

type Stems = ReadonlyMap<string, readonly VerbStem[]>;
const stemsOfRoots = new Memory<Stems>(500);

/** Roots of four letters that dictionaries write without their hamza. */
const WITH_HAMZA: Readonly<Record<string, string>> = { طمن: "Tm'n", شمز: "$m'z" };

export const radicalsOf = (root: string): string[] => [...(WITH_HAMZA[root] ?? rootSounds(root))];

export const stemsOf = (root: string): Stems =>
  stemsOfRoots.get(root, () => {
    const stems = new Map<string, VerbStem[]>();
    for (const stem of allStems(root)) {
      stems.set(stem.sounds, [...(stems.get(stem.sounds) ?? []), stem]);
    }
    return stems;
  });

function allStems(root: string): VerbStem[] {
  const radicals = radicalsOf(root);
  if (radicals.length === 4) return stemsOfFour(radicals);
  if (radicals.length !== 3) return [];
  const derived = derivedStems(radicals);
  return [
    ...(withoutFormI.has(root) ? [] : formIStems(radicals, perfectsOf(root))),
    ...derived.filter(({ form }) => form !== 'IV' || !withoutFormIV.has(root)),
    ...(root === 'رأي' ? showStems(radicals) : []),
    ...withDroppedT(derived),
  ];
}

const MAX_ENDING = 7;
const PERSONS = "yt'n";

/** @param sounds of the verb without prefixed particles and pronouns */
export function verbReadings(sounds: string, root: string): VerbReading[] {
  const stems = stemsOf(root);
  const readings: VerbReading[] = [];
  for (let length = Math.max(sounds.length - MAX_ENDING, 1); length <= sounds.length; length++) {
    const base = sounds.slice(0, length);
    const ending = sounds.slice(length);
    for (const stem of stems.get(base) ?? []) {
      if (stem.aspect === 'imperfect') continue;
      for (const { person, moods } of endingsOf(stem.aspect, stem.endings, ending)) {
        readings.push({ stem, person, moods });
      }
    }
    const [consonant = ''] = base;
    if (!PERSONS.includes(consonant)) continue;
    for (const rest of afterPerson(base)) {
      for (const stem of stems.get(rest) ?? []) {
        if (stem.aspect !== 'imperfect' || (stem.onlyPerson ?? consonant) !== consonant) continue;
        for (const { person, moods } of endingsOf('imperfect', stem.endings, ending)) {
          for (const whole of personsOf(consonant, person))
            readings.push({ stem, person: whole, moods });
        }
      }
    }
  }
  return readings;
}

/** "ākulu" is ʾ and "aʾkulu". */
function afterPerson(base: string): string[] {
  const rest = base.slice(1);
  if (base.startsWith("'A")) return [rest, `a'${rest.slice(1)}`];
  if (base.startsWith("'U")) return [rest, `u'${rest.slice(1)}`];
  return [rest];
}

function personsOf(consonant: string, ending: string): string[] {
  if (consonant === "'") return ending === 's' ? ['1s'] : [];
  if (consonant === 'n') return ending === 's' ? ['1p'] : [];
  if (consonant === 'y') {
    if (ending === 'fs') return [];
    return [ending === 's' ? '3ms' : ending === 'd' ? '3md' : `3${ending}`];
  }
  if (ending === 's') return ['2ms', '3fs'];
  return ending === 'd' ? ['2d', '3fd'] : [`2${ending}`];
}
