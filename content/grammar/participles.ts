/** Participles and verbal nouns that the forms of a verb have, from the patterns of grammar. */
import type { GrammarFeatureValues } from '../../text/grammar';
import type { NounClass } from './nounEndings';
import { derivedStems, fill } from './verbForms';
import { stemsOfFour } from './verbFormI';
import { isWeak, type Form, type Radicals } from './verbStem';

export interface Derived {
  base: string;
  endings: NounClass;
  form: Form;
  derivation: NonNullable<GrammarFeatureValues['derivation']>;
}

/** Verbal nouns of the derived forms: of strong, of hollow, and of defective roots. */
// prettier-ignore
const VERBAL_NOUNS: readonly (readonly [Form, string, string?, string?])[] = [
  ['II', 'ta12I3', undefined, 'ta12iyap'], ['II', 'ta12i3ap'], ['III', 'mu1A2a3ap', undefined, 'mu1A2Ap'], ['III', '1i2A3', undefined, "1i2A'"],
  ['IV', "'i12A3", "'i1A3ap", "'i12A'"], ['V', 'ta1a22u3'], ['VI', 'ta1A2u3'], ['VII', '{n1i2A3', undefined, "{n1i2A'"],
  ['VIII', '{1Ti2A3', '{1TiyA3', "{1Ti2A'"], ['X', '{sti12A3', '{sti1A3ap', "{sti12A'"],
];

/** Roots with a verbal noun "fiʿāl" of form III; in others it is another noun. */
const WITH_FIAL = new Set([
  'jhd',
  'qtl',
  'Hsb',
  'Eqb',
  'nfq',
  'xlf',
  'jdl',
  'frq',
  'xSm',
  'dfE',
  'sbq',
  '$qq',
  'Drr',
  'nzE',
  'lqy',
  'ndw',
  "r'y",
  'xll',
  'lzm',
  'bdr',
  'wfq',
]);

export function derivedNouns(radicals: Radicals): Derived[] {
  const nouns: Derived[] = [];
  const add = (base: string, endings: NounClass, form: Form, derivation: Derived['derivation']) => {
    nouns.push({ base, endings, form, derivation });
  };
  if (radicals.length === 4) {
    for (const stem of stemsOfFour(radicals)) addParticiple(stem, add);
    return nouns;
  }
  ofFormI(radicals, add);
  for (const stem of derivedStems(radicals)) addParticiple(stem, add);
  const [, second, third] = radicals;
  if (isWeak(third)) {
    for (const base of fill('ta1A2', radicals)) add(base, 'iy', 'VI', 'verbalNoun');
    for (const base of fill('ta1a22', radicals)) add(base, 'iy', 'V', 'verbalNoun');
  }
  if (second === third)
    for (const base of fill('ta1i22ap', radicals)) add(base, 'sound', 'II', 'verbalNoun');
  for (const [form, strong, hollow, defective] of VERBAL_NOUNS) {
    const pattern = isWeak(third) ? defective : isWeak(second) && hollow ? hollow : strong;
    if (!pattern) continue;
    if (pattern.startsWith('1i2A') && !WITH_FIAL.has(radicals.join(''))) continue;
    for (const base of fill(pattern, radicals)) add(base, 'sound', form, 'verbalNoun');
  }
  return nouns;
}

type Add = (
  base: string,
  endings: NounClass,
  form: Form,
  derivation: Derived['derivation'],
) => void;

function ofFormI(radicals: Radicals, add: Add): void {
  const [, second, third] = radicals;
  const put = (pattern: string, endings: NounClass, derivation: Derived['derivation']) => {
    for (const base of fill(pattern, radicals)) add(base, endings, 'I', derivation);
  };
  if (isWeak(third)) {
    put('1A2', 'iy', 'activeParticiple');
    put('ma12iyy', 'sound', 'passiveParticiple');
    if (third === 'w') put('ma12uww', 'sound', 'passiveParticiple');
    return;
  }
  if (isWeak(second)) {
    put("1A'i3", 'sound', 'activeParticiple');
    put(second === 'w' ? 'ma1U3' : 'ma1I3', 'sound', 'passiveParticiple');
  } else {
    put(second === third ? '1A22' : '1A2i3', 'sound', 'activeParticiple');
    put('ma12U3', 'sound', 'passiveParticiple');
  }
}

/** The participle has the stem of the imperfect after m, in the active with i before the last radical. */
function addParticiple(stem: ReturnType<typeof derivedStems>[number], add: Add): void {
  const { aspect, voice, sounds, endings, form } = stem;
  if (aspect !== 'imperfect' || endings === 'consonant') return;
  const rest = `${sounds.startsWith('U') ? 'mU' : 'mu'}${sounds.slice(1)}`;
  if (voice === 'passive') {
    add(rest, endings.length > 2 ? 'sound' : 'ay', form, 'passiveParticiple');
    return;
  }
  if (endings === 'iy' || endings === 'ay') add(rest, 'iy', form, 'activeParticiple');
  else if (endings === 'vowel' || endings === 'doubled')
    add(rest, 'sound', form, 'activeParticiple');
  else add(rest.replace(/[aiu]([^aiuAIU])$/, 'i$1'), 'sound', form, 'activeParticiple');
}
