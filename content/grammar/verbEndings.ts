/** The endings of the person in the perfect, imperfect and imperative, and what they become after weak stems. */
import type { GrammarFeatureValues } from '../../text/grammar';
import type { EndingClass } from './verbStem';

export type Mood = NonNullable<GrammarFeatureValues['mood']>;

export interface Ending {
  /** "3ms", "2d"; "" where the consonant of the person decides. */
  person: string;
  /** Moods that the ending may show; empty for the perfect and the imperative. */
  moods: readonly Mood[];
}

type Table = ReadonlyMap<string, readonly Ending[]>;
type Row = readonly [ending: string, person: string, moods?: readonly Mood[]];

// prettier-ignore
const PERFECT: readonly Row[] = [
  ['a', '3ms'], ['at', '3fs'], ['A', '3md'], ['atA', '3fd'], ['U', '3mp'], ['na', '3fp'],
  ['ta', '2ms'], ['ti', '2fs'], ['tumA', '2d'], ['tum', '2mp'], ['tumu', '2mp'], ['tumU', '2mp'], ['tunna', '2fp'],
  ['tu', '1s'], ['nA', '1p'],
];

const SHORT: readonly Mood[] = ['subjunctive', 'jussive'];

// prettier-ignore
const IMPERFECT: readonly Row[] = [
  ['u', 's', ['indicative']], ['a', 's', ['subjunctive']], ['', 's', ['jussive']],
  ['Ani', 'd', ['indicative']], ['A', 'd', SHORT], ['Una', 'mp', ['indicative']], ['U', 'mp', SHORT],
  ['Ina', 'fs', ['indicative']], ['I', 'fs', SHORT], ['na', 'fp', []],
  ['anna', 's', ['energetic']], ['unna', 'mp', ['energetic']], ['inna', 'fs', ['energetic']], ['F', 's', ['energetic']],
];

// prettier-ignore
const IMPERATIVE: readonly Row[] = [
  ['', '2ms'], ['A', '2d'], ['U', '2mp'], ['I', '2fs'], ['na', '2fp'], ['anna', '2ms'],
];

const TABLES = { perfect: PERFECT, imperfect: IMPERFECT, imperative: IMPERATIVE } as const;

/** Vowels that join a word to a connecting alif. */
function joined(ending: string): string[] {
  if (/aw$/.test(ending)) return [ending, `${ending}u`];
  if (/ay$/.test(ending)) return [ending, `${ending}i`];
  return ending === '' || /[^aiuAIUF]$/.test(ending) ? [ending, `${ending}i`] : [ending];
}

/** The last vowel and weak consonant of a stem together with an ending. */
function mergeEnding(weak: string, ending: string): string {
  const vowel = weak.charAt(0);
  const long = { a: 'A', i: 'I', u: 'U' }[vowel] ?? '';
  if (ending === '') return vowel;
  if (ending === 'a') return vowel === 'a' ? 'A' : `${weak}a`;
  if (ending === 'u') return long;
  if (ending === 'at' || ending === 'atA') return vowel === 'a' ? ending : weak + ending;
  if (ending === 'F') return `${weak}F`;
  if (ending.startsWith('U') || ending === 'unna')
    return vowel === 'a' ? ending.replace('U', 'aw').replace(/^unna/, 'awunna') : ending;
  if (ending.startsWith('I') || ending === 'inna')
    return vowel === 'a' ? ending.replace('I', 'ay').replace(/^inna/, 'ayinna') : ending;
  if (/^[aA]/.test(ending)) return weak + ending;
  return vowel === 'a' ? weak + ending : long + ending;
}

function table(rows: readonly Row[], endings: EndingClass, aspect: keyof typeof TABLES): Table {
  const map = new Map<string, Ending[]>();
  for (const [ending, person, moods = []] of rows) {
    const beginsWithVowel = /^[aiuAIUF]/.test(ending);
    if ((endings === 'vowel' || endings === 'doubled') && !beginsWithVowel) continue;
    if (endings === 'consonant' && beginsWithVowel) continue;
    const weak = endings.length === 2;
    const whole = weak ? mergeEnding(endings, ending) : ending;
    for (const one of joined(whole)) {
      if (weak && ending === '' && one !== whole) continue;
      map.set(one, [...(map.get(one) ?? []), { person, moods }]);
    }
  }
  // The jussive and the imperative of a doubled verb end with a vowel.
  if (endings === 'doubled' && aspect !== 'perfect') {
    const person = aspect === 'imperfect' ? 's' : '2ms';
    const moods: readonly Mood[] = aspect === 'imperfect' ? ['jussive'] : [];
    for (const vowel of ['a', 'i']) map.set(vowel, [...(map.get(vowel) ?? []), { person, moods }]);
  }
  return map;
}

const CLASSES: readonly EndingClass[] = [
  'sound',
  'vowel',
  'doubled',
  'consonant',
  'ay',
  'iy',
  'aw',
  'uw',
];

const tablesOf = (aspect: keyof typeof TABLES) =>
  new Map(CLASSES.map((endings) => [endings, table(TABLES[aspect], endings, aspect)] as const));

const ENDINGS = {
  perfect: tablesOf('perfect'),
  imperfect: tablesOf('imperfect'),
  imperative: tablesOf('imperative'),
};

/** The meanings that the last sounds of a verb may have as its ending. */
export function endingsOf(
  aspect: keyof typeof TABLES,
  endings: EndingClass,
  sounds: string,
): readonly Ending[] {
  return ENDINGS[aspect].get(endings)?.get(sounds) ?? [];
}
