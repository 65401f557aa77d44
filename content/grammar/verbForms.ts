/** The stems of the forms of a verb, from the patterns of grammar. */
import {
  isWeak,
  merge,
  type EndingClass,
  type Form,
  type Radicals,
  type VerbStem,
} from './verbStem';

/** A pattern of stems: 1, 2 and 3 are the radicals, "23" in `hollow` is written as the long or short vowel between. */
interface Pattern {
  form: Form;
  aspect: VerbStem['aspect'];
  voice: VerbStem['voice'];
  /** Ends with the vowel between the last two radicals and the last radical. */
  sound: string;
  /** With a weak second radical: before a vowel, and otherwise. */
  hollow?: readonly [string, string];
  /** With the same second and third radical, before a vowel. */
  doubled?: string;
}

/** Kind, and the stems of strong, hollow and doubled roots. */
type Row = readonly [kind: string, sound: string, hollow?: Hollow, doubled?: string];
type Hollow = readonly [long: string, short: string] | undefined;

const rows = (form: Form, table: readonly Row[]): Pattern[] =>
  table.map(([kind, sound, hollow, doubled]) => ({
    form,
    aspect: kind.startsWith('perf')
      ? 'perfect'
      : kind.startsWith('impf')
        ? 'imperfect'
        : 'imperative',
    voice: kind.endsWith('Passive') ? 'passive' : 'active',
    sound,
    ...(hollow && { hollow }),
    ...(doubled !== undefined && { doubled }),
  }));

// prettier-ignore
export const patterns: readonly Pattern[] = [
  ...rows('II', [
    ['perf', '1a22a3'], ['perfPassive', '1u22i3'],
    ['impf', 'u1a22i3'], ['impfPassive', 'u1a22a3'], ['impv', '1a22i3'],
  ]),
  ...rows('III', [
    ['perf', '1A2a3', undefined, '1A22'], ['perfPassive', '1U2i3', undefined, '1U22'],
    ['impf', 'u1A2i3', undefined, 'u1A22'], ['impfPassive', 'u1A2a3', undefined, 'u1A22'], ['impv', '1A2i3'],
  ]),
  ...rows('IV', [
    ['perf', "'a12a3", ["'a1A3", "'a1a3"], "'a1a22"], ['perfPassive', "'u12i3", ["'u1I3", "'u1i3"], "'u1i22"],
    ['impf', 'u12i3', ['u1I3', 'u1i3'], 'u1i22'], ['impfPassive', 'u12a3', ['u1A3', 'u1a3'], 'u1a22'],
    ['impv', "'a12i3", ["'a1I3", "'a1i3"], "'a1i22"],
  ]),
  ...rows('V', [
    ['perf', 'ta1a22a3'], ['perfPassive', 'tu1u22i3'],
    ['impf', 'ata1a22a3'], ['impfPassive', 'uta1a22a3'], ['impv', 'ta1a22a3'],
    ['perf', '{11a22a3'], ['impf', 'a11a22a3'], ['impv', '{11a22a3'],
  ]),
  ...rows('VI', [
    ['perf', 'ta1A2a3', undefined, 'ta1A22'], ['perfPassive', 'tu1U2i3'],
    ['impf', 'ata1A2a3', undefined, 'ata1A22'], ['impfPassive', 'uta1A2a3'], ['impv', 'ta1A2a3'],
    ['perf', '{11A2a3'], ['impf', 'a11A2a3'],
  ]),
  ...rows('VII', [
    ['perf', '{n1a2a3', ['{n1A3', '{n1a3'], '{n1a22'], ['impf', 'an1a2i3', ['an1A3', 'an1a3'], 'an1a22'],
    ['impv', '{n1a2i3'],
  ]),
  ...rows('VIII', [
    ['perf', '{1Ta2a3', ['{1TA3', '{1Ta3'], '{1Ta22'], ['perfPassive', '{1Tu2i3', ['{1TI3', '{1Ti3'], '{1Tu22'],
    ['impf', 'a1Ta2i3', ['a1TA3', 'a1Ta3'], 'a1Ta22'], ['impfPassive', 'u1Ta2a3', ['u1TA3', 'u1Ta3'], 'u1Ta22'],
    ['impv', '{1Ta2i3', ['{1TA3', '{1Ta3'], '{1Ta22'],
  ]),
  ...rows('IX', [['perf', '{12a33'], ['impf', 'a12a33']]),
  ...rows('X', [
    ['perf', '{sta12a3', ['{sta1A3', '{sta1a3'], '{sta1a22'],
    ['perfPassive', '{stu12i3', ['{stu1I3', '{stu1i3'], '{stu1i22'],
    ['impf', 'asta12i3', ['asta1I3', 'asta1i3'], 'asta1i22'],
    ['impfPassive', 'usta12a3', ['usta1A3', 'usta1a3'], 'usta1a22'],
    ['impv', '{sta12i3', ['{sta1I3', '{sta1i3'], '{sta1i22'],
  ]),
];

/** How the first radical and the t of form VIII are pronounced together; T in a pattern is that t. */
export function infixed(first: string): readonly string[] {
  if (first === 'w' || first === 'y') return ['tt'];
  if (first === "'") return ['tt', "'t"];
  if (first === 'd') return ['dd'];
  if (first === '*') return ['dd', '*d'];
  if (first === 'z') return ['zd'];
  if (first === 'T') return ['TT'];
  if (first === 'Z') return ['ZZ', 'TT'];
  if (first === 'S' || first === 'D') return [`${first}T`];
  if (first === 'v') return ['vt', 'tt'];
  return [`${first}t`];
}

/** Replaces the digits of a pattern by the radicals. */
export function fill(pattern: string, radicals: Radicals): string[] {
  const [first = ''] = radicals;
  const put = (text: string) =>
    text.replace(/[1-4]/g, (digit) => radicals[Number(digit) - 1] ?? '');
  if (!pattern.includes('1T')) return [merge(put(pattern))];
  return infixed(first).map((pair) => merge(put(pattern.replace('1T', pair))));
}

/** Consonants that the t of forms V and VI may become. */
const ASSIMILATES = 'tvd*zs$SDTZj';

/** All stems of the derived forms of a root of three letters. */
export function derivedStems(radicals: Radicals): VerbStem[] {
  const [first = '', second, third] = radicals;
  return patterns.flatMap((pattern) => {
    const { form, aspect, voice, sound, hollow, doubled } = pattern;
    const assimilated = /^[{a]11/.test(sound);
    if (assimilated && !ASSIMILATES.includes(first)) return [];
    const make = (text: string, endings: EndingClass): VerbStem[] =>
      fill(text, radicals).map((sounds) => ({ sounds, endings, form, aspect, voice }));
    if (isWeak(third)) return weakEnd(sound, make);
    if (isWeak(second) && hollow) {
      const retained = form === 'X' || form === 'IV' || form === 'VIII' ? make(sound, 'sound') : [];
      return [...make(hollow[0], 'vowel'), ...make(hollow[1], 'consonant'), ...retained];
    }
    if (second === third && doubled !== undefined) {
      return [...make(doubled, 'doubled'), ...make(sound, 'consonant')];
    }
    return make(sound, 'sound');
  });
}

/** The vowel before the third radical, and a third radical that is weak, belong to the ending. */
function weakEnd(
  sound: string,
  make: (text: string, endings: EndingClass) => VerbStem[],
): VerbStem[] {
  const vowel = sound.charAt(sound.length - 2);
  return make(sound.slice(0, -2), vowel === 'i' ? 'iy' : 'ay');
}

/** Forms V and VI may drop the t of the form after the t of the person: "tanazzalu" for "tatanazzalu". */
export function withDroppedT(stems: readonly VerbStem[]): VerbStem[] {
  return stems
    .filter(
      ({ form, aspect, sounds }) =>
        (form === 'V' || form === 'VI') && aspect === 'imperfect' && sounds.startsWith('ata'),
    )
    .map((stem) => ({ ...stem, sounds: `a${stem.sounds.slice(3)}`, onlyPerson: 't' }));
}
