/** The dictionary form of a verb: perfect, third person masculine singular. */
import { Memory } from './memory';
import { rootSounds } from './sounds';
import { spell } from './spelling';
import { perfectsOf, stemsOf } from './verbs';
import type { VerbStem } from './verbStem';

/** Endings of the third person masculine singular. */
const THIRD = {
  sound: 'a',
  vowel: 'a',
  doubled: 'a',
  consonant: '',
  ay: 'A',
  iy: 'iya',
  aw: 'A',
  uw: 'uwa',
} as const;

const known = new Memory<string | undefined>(4000);

/** @returns undefined where the vowel of form I is not certain */
export function verbLemma(stem: VerbStem, root: string): string | undefined {
  const shown = stem.voice === 'active' ? stem.aspect + stem.sounds + stem.endings : '';
  const key = `${root}/${stem.form}/${shown}`;
  return known.get(key, () => lemmaOf(stem, root));
}

function lemmaOf(stem: VerbStem, root: string): string | undefined {
  const candidates = [...stemsOf(root).values()]
    .flat()
    .filter(
      ({ form, aspect, voice, endings }) =>
        form === stem.form && aspect === 'perfect' && voice === 'active' && endings !== 'consonant',
    );
  const isPerfect = stem.aspect === 'perfect' && stem.voice === 'active';
  const same = isPerfect
    ? candidates.find(({ sounds, endings }) => sounds === stem.sounds && endings === stem.endings)
    : undefined;
  const chosen = same ?? preferred(candidates, root, stem);
  if (!chosen) return undefined;
  const radicals = rootSounds(root);
  const endsInYa = chosen.endings === 'ay' && !(stem.form === 'I' && radicals.endsWith('w'));
  return spell(chosen.sounds + THIRD[chosen.endings], endsInYa);
}

/** Vowels that the perfect of form I does not have beside this vowel of the imperfect, or beside a passive. */
const UNLIKELY: Partial<Record<string, string[]>> = {
  i: ['i', 'u'],
  u: ['i'],
  passive: ['i', 'u'],
};

/** Of the patterns of form I, the one with the vowel that the root has, or that belongs to that of the imperfect. */
function preferred(
  candidates: readonly VerbStem[],
  root: string,
  { voice, sounds, endings: own }: VerbStem,
): VerbStem | undefined {
  const [first] = candidates;
  if (first?.form !== 'I') return first;
  const [vowel] = perfectsOf(root);
  const weak = candidates.filter(
    ({ endings }) => endings === 'iy' || endings === 'ay' || endings === 'aw',
  );
  if (weak.length > 0) {
    // "raḍiya, yarḍā", but "hawā, yahwī"; "waliya, yalī" has neither.
    const isYahwi = voice === 'active' && /^[iu]/.test(own) && rootSounds(root) !== 'wly';
    const isIya = vowel === 'i' && !isYahwi;
    return weak.find(({ endings }) => (endings === 'iy') === isIya) ?? weak[0];
  }
  // "labasa, yalbisu", but "labisa, yalbasu"; "kabura, yakburu", but "kabira, yakbaru".
  const unlikely = UNLIKELY[voice === 'active' ? (lastVowel(sounds) ?? '') : 'passive'] ?? ['u'];
  return candidates.find((one) => !unlikely.includes(lastVowel(one.sounds) ?? '')) ?? first;
}

const lastVowel = (sounds: string) => /([aiu])[^aiuAIU]$/.exec(sounds)?.[1];
