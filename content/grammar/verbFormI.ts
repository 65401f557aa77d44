/** The stems of form I, and of verbs of four letters. */
import { fill } from './verbForms';
import { isWeak, type EndingClass, type Radicals, type VerbStem } from './verbStem';

const VOWELS = ['a', 'i', 'u'] as const;
export type ShortVowel = (typeof VOWELS)[number];

type Add = (
  sounds: string,
  endings: EndingClass,
  aspect: VerbStem['aspect'],
  voice?: 'passive',
) => void;

/** @param perfects vowels that the perfect of this root has after the second radical */
export function formIStems(radicals: Radicals, perfects: readonly ShortVowel[]): VerbStem[] {
  const stems: VerbStem[] = [];
  const add: Add = (pattern, endings, aspect, voice) => {
    for (const sounds of fill(pattern, radicals)) {
      stems.push({ sounds, endings, form: 'I', aspect, voice: voice ?? 'active' });
    }
  };
  const [first, second, third] = radicals;
  if (isWeak(third)) defective(radicals, add);
  else if (isWeak(second)) hollow(radicals.join(''), add);
  else if (second === third) doubled(radicals.join(''), add);
  else sound(perfects, add);
  if (first === 'w') withoutW(isWeak(third), add);
  if (first === "'") withoutHamza(add);
  if (second === "'") shortened(third, add);
  return stems;
}

function sound(perfects: readonly ShortVowel[], add: Add): void {
  for (const vowel of perfects) add(`1a2${vowel}3`, 'sound', 'perfect');
  add('1u2i3', 'sound', 'perfect', 'passive');
  for (const vowel of VOWELS) {
    add(`a12${vowel}3`, 'sound', 'imperfect');
    add(`{12${vowel}3`, 'sound', 'imperative');
  }
  add('u12a3', 'sound', 'imperfect', 'passive');
}

/** Roots with a long ā in the imperfect, as "yakhāfu". */
const WITH_A = new Set([
  'xwf',
  'nwm',
  'nyl',
  "$y'",
  'kwd',
  'zwl',
  'zyl',
  'hyb',
  'Hyr',
  'gyv',
  'ywm',
]);

/** "qāla, qultu, yaqūlu, yaqul, qīla" and the same with i or a. */
function hollow(root: string, add: Add): void {
  const second = root.charAt(1);
  add('1A3', 'vowel', 'perfect');
  for (const vowel of second === 'w' ? ['u', 'i'] : ['i'])
    add(`1${vowel}3`, 'consonant', 'perfect');
  add('1I3', 'vowel', 'perfect', 'passive');
  for (const [long, short] of [
    [second === 'w' ? 'U' : 'I', second === 'w' ? 'u' : 'i'],
    ...(WITH_A.has(root) ? [['A', 'a'] as const] : []),
  ] as const) {
    add(`a1${long}3`, 'vowel', 'imperfect');
    add(`a1${short}3`, 'consonant', 'imperfect');
    add(`1${long}3`, 'vowel', 'imperative');
    add(`1${short}3`, 'consonant', 'imperative');
  }
  add('u1A3', 'vowel', 'imperfect', 'passive');
  add('u1a3', 'consonant', 'imperfect', 'passive');
}

function doubled(root: string, add: Add): void {
  add('1a22', 'doubled', 'perfect');
  for (const vowel of ['a', 'i']) add(`1a2${vowel}2`, 'consonant', 'perfect');
  // The second radical is dropped: "ẓaltum".
  if (root === 'Zll') add('1a2', 'consonant', 'perfect');
  add('1u22', 'doubled', 'perfect', 'passive');
  add('1u2i2', 'consonant', 'perfect', 'passive');
  for (const vowel of VOWELS) {
    add(`a1${vowel}22`, 'doubled', 'imperfect');
    add(`a12${vowel}2`, 'consonant', 'imperfect');
    add(`1${vowel}22`, 'doubled', 'imperative');
    add(`{12${vowel}2`, 'consonant', 'imperative');
  }
  add('u1a22', 'doubled', 'imperfect', 'passive');
  add('u12a2', 'consonant', 'imperfect', 'passive');
}

function defective([, , third]: Radicals, add: Add): void {
  add('1a2', third === 'w' ? 'aw' : 'ay', 'perfect');
  add('1a2', 'iy', 'perfect');
  add('1u2', 'iy', 'perfect', 'passive');
  for (const endings of ['ay', third === 'w' ? 'uw' : 'iy'] as const) {
    add('a12', endings, 'imperfect');
    add('{12', endings, 'imperative');
  }
  add('u12', 'ay', 'imperfect', 'passive');
}

/** "waʿada, yaʿidu, ʿid"; "waqā, yaqī, qi". */
function withoutW(isDefective: boolean, add: Add): void {
  if (isDefective) {
    add('a2', 'iy', 'imperfect');
    add('2', 'iy', 'imperative');
    return;
  }
  for (const vowel of ['a', 'i']) {
    add(`a2${vowel}3`, 'sound', 'imperfect');
    add(`2${vowel}3`, 'sound', 'imperative');
  }
}

/** "kul, khudh, mur", and "waʾmur", where the connecting alif is not written. */
function withoutHamza(add: Add): void {
  add('2u3', 'sound', 'imperative');
  add("'2u3", 'sound', 'imperative');
  add("'2i3", 'sound', 'imperative');
  add("'2a3", 'sound', 'imperative');
  add("'2", 'iy', 'imperative');
}

/** "sal" and "wasʾal"; "raʾā, yarā". */
function shortened(third: string | undefined, add: Add): void {
  if (isWeak(third)) {
    add('a1', 'ay', 'imperfect');
    add('u1', 'ay', 'imperfect', 'passive');
    return;
  }
  add('1a3', 'sound', 'imperative');
  add("1'a3", 'sound', 'imperative');
}

/** "arā, yurī", form IV of "raʾā". */
export function showStems(radicals: Radicals): VerbStem[] {
  const [first = ''] = radicals;
  const form = 'IV';
  return [
    { sounds: `'a${first}`, endings: 'ay', form, aspect: 'perfect', voice: 'active' },
    { sounds: `u${first}`, endings: 'iy', form, aspect: 'imperfect', voice: 'active' },
    { sounds: `'a${first}`, endings: 'iy', form, aspect: 'imperative', voice: 'active' },
  ];
}

// prettier-ignore
const OF_FOUR: readonly (readonly [VerbStem['form'], VerbStem['aspect'], VerbStem['voice'], string, EndingClass])[] = [
  ['Q1', 'perfect', 'active', '1a23a4', 'sound'], ['Q1', 'perfect', 'passive', '1u23i4', 'sound'],
  ['Q1', 'imperfect', 'active', 'u1a23i4', 'sound'], ['Q1', 'imperfect', 'passive', 'u1a23a4', 'sound'],
  ['Q1', 'imperative', 'active', '1a23i4', 'sound'],
  ['Q2', 'perfect', 'active', 'ta1a23a4', 'sound'], ['Q2', 'imperfect', 'active', 'ata1a23a4', 'sound'],
  ['Q4', 'perfect', 'active', '{12a3a44', 'doubled'], ['Q4', 'perfect', 'active', '{12a34a4', 'consonant'],
  ['Q4', 'imperfect', 'active', 'a12a3i44', 'doubled'], ['Q4', 'imperfect', 'active', 'a12a34i4', 'consonant'],
];

export function stemsOfFour(radicals: Radicals): VerbStem[] {
  return OF_FOUR.flatMap(([form, aspect, voice, pattern, endings]) =>
    fill(pattern, radicals).map((sounds) => ({ sounds, endings, form, aspect, voice })),
  );
}
