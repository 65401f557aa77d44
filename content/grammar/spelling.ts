/** Writes sounds as a dictionary form with vowels. */

// prettier-ignore
const LETTERS: Readonly<Record<string, string>> = {
  b: 'ب', t: 'ت', v: 'ث', j: 'ج', H: 'ح', x: 'خ', d: 'د', '*': 'ذ', r: 'ر', z: 'ز', s: 'س', $: 'ش', S: 'ص', D: 'ض',
  T: 'ط', Z: 'ظ', E: 'ع', g: 'غ', f: 'ف', q: 'ق', k: 'ك', l: 'ل', m: 'م', n: 'ن', h: 'ه', w: 'و', y: 'ي', p: 'ة',
  '{': 'ٱ', a: '\u064E', i: '\u0650', u: '\u064F', F: '\u064B', N: '\u064C', K: '\u064D',
};

const SHADDA = '\u0651';
const SUKUN = '\u0652';
const isVowel = (sound: string | undefined) =>
  sound !== undefined && sound !== '' && 'aiuAIUFNK'.includes(sound);

/**
 * @param sounds of a dictionary form: a verb in the perfect, or a noun without case ending
 * @param endsInYa the last long ā is from y or of the feminine, and is written ى
 */
export function spell(sounds: string, endsInYa = false): string {
  let text = '';
  for (let index = 0; index < sounds.length; index++) {
    const sound = sounds.charAt(index);
    const next = sounds.charAt(index + 1);
    const previous = sounds.charAt(index - 1);
    if (isVowel(sound)) {
      text += vowel(sound, index === sounds.length - 1 && endsInYa);
      continue;
    }
    const isDoubled = next === sound && !isVowel(sound);
    text +=
      sound === "'"
        ? hamza(previous, isDoubled ? sounds.charAt(index + 2) : next)
        : (LETTERS[sound] ?? '');
    if (isDoubled) {
      text += SHADDA;
      index++;
    }
    const after = sounds.charAt(index + 1);
    if (after !== '' && !isVowel(after) && sound !== '{') text += SUKUN;
  }
  return text.replace(/أَا/g, 'آ');
}

function vowel(sound: string, endsInYa: boolean): string {
  if (sound === 'A') return endsInYa ? '\u064Eىٰ' : '\u064Eا';
  if (sound === 'I') return '\u0650ي';
  if (sound === 'U') return '\u064Fو';
  if (sound === 'F') return endsInYa ? '\u064Bى' : '\u064Bا';
  return LETTERS[sound] ?? '';
}

/** The seat of a hamza by the vowels around it. */
function hamza(previous: string, next: string): string {
  if (previous === '') return 'iI'.includes(next) && next !== '' ? 'إ' : 'أ';
  if (next === '') return { a: 'أ', i: 'ئ', u: 'ؤ' }[previous] ?? 'ء';
  if ('iI'.includes(previous) || 'iI'.includes(next) || previous === 'y') return 'ئ';
  if (previous === 'u') return 'ؤ';
  if ('uU'.includes(next)) return 'ؤ';
  return previous === 'A' || previous === 'U' ? 'ء' : 'أ';
}
