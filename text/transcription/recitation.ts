import { CONSONANT, phonemesOf } from './phonemes';

/**
 * The phonemes of a word by itself: with its whole ending and the vowel of an initial alif wasla, before
 * which `+` stays.
 */
export const spokenAlone = (arabicWord: string) => withStart(withEnding(phonemesOf(arabicWord)));

/**
 * The phonemes of a verse as it is recited. Each word but the first follows `/`, or `_` if its alif wasla is
 * not read.
 * @param stops indexes of the words after which the reader stops, besides the last
 */
export function recited(arabicWords: readonly string[], stops: readonly number[] = []): string {
  const words = arabicWords.map((arabic) => ({ arabic, phonemes: phonemesOf(arabic) }));
  const last = words.length - 1;
  const isStop = (index: number) => index === last || stops.includes(index);
  return words
    .map((word, index) => {
      const next = isStop(index) ? undefined : words[index + 1];
      const ending = next ? joined(word, next) : stopped(word.phonemes);
      if (index === 0) return withStart(ending);
      return isStop(index - 1) ? `/${withStart(ending)}` : withoutWasla(ending);
    })
    .join('');
}

interface Word {
  arabic: string;
  phonemes: string;
}

/** A hamza that closes the first syllable lengthens the vowel of the alif wasla: "ītinā". */
const WASLA_BEFORE_HAMZA = new RegExp(`^\\+([iu])ʾ(?=${CONSONANT})`);

const withStart = (phonemes: string) =>
  phonemes
    .replace(WASLA_BEFORE_HAMZA, (_, vowel) => (vowel === 'i' ? '+ī' : '+ū'))
    .replace('l+i', 'li');

const withoutWasla = (phonemes: string) =>
  phonemes.startsWith('+') ? `_${phonemes.slice(2)}` : `/${phonemes.replace('+i', '')}`;

const LONG: Readonly<Record<string, string>> = { ᵘ: 'ū', ⁱ: 'ī' };
const withEnding = (phonemes: string) =>
  phonemes
    .replace(/.([ᵘⁱ])$/, (_, length: string) => LONG[length] ?? '')
    .replace(/[ᵃ°]$/, '')
    .replace('ŧ', 't')
    .replace('ⁿ', 'n');

/**
 * The end of a word before a stop: no short vowel and no tanwin, but ā for -an; h for tāʾ marbūṭa.
 * What is then final -uw and -iy is long.
 */
function stopped(phonemes: string): string {
  if (/ŧ[aiu]?ⁿ?$/.test(phonemes)) return phonemes.replace(/ŧ[aiu]?ⁿ?$/, 'h');
  return phonemes
    .replace(/aⁿ$|aᵃ$/, 'ā')
    .replace(/[aiu](?:[ᵘⁱ]|ⁿ)?$/, '')
    .replace(/°$/, '')
    .replace(/iy$/, 'ī')
    .replace(/uw$/, 'ū')
    .replace('ŧ', 't');
}

/** The end of a word before another, without a stop between them. */
function joined(word: Word, next: Word): string {
  if (next.phonemes.startsWith('+')) return beforeWasla(word.phonemes);
  return assimilated(word, next);
}

const SHORT: Readonly<Record<string, string>> = { ā: 'a', ī: 'i', ū: 'u', ⁿ: 'ni' };

/** Before two consonants a long vowel is short, and a consonant gets the vowel i. */
function beforeWasla(phonemes: string): string {
  const ending = phonemes.replace(/[ᵘⁱᵃ°]$/, '').replace('ŧ', 't');
  return ending.replace(
    /.$/,
    (sound) => SHORT[sound] ?? (/[aiu]/.test(sound) ? sound : `${sound}i`),
  );
}

/** A last letter without any sign, which the spelling leaves for assimilation. */
const ENDS_BARE = /[\u0621-\u063a\u0641-\u064a][\u06e2\u06d6-\u06dc]*$/;
const STARTS_DOUBLED = /^.\u0651/;

/**
 * The final n, and any consonant without a sign before a doubled one, becomes the first consonant of
 * the next word; n before b becomes m.
 */
function assimilated(word: Word, next: Word): string {
  const ending = withEnding(word.phonemes);
  const isTanwin = word.phonemes.endsWith('ⁿ');
  if (!isTanwin && (!ENDS_BARE.test(word.arabic) || !/[^āīūaiu]$/.test(ending))) return ending;
  const first = next.phonemes.charAt(0);
  if (ending.endsWith('n')) {
    if (first === 'b') return `${ending.slice(0, -1)}m`;
    return 'yrmlw'.includes(first) ? ending.slice(0, -1) + first : ending;
  }
  return STARTS_DOUBLED.test(next.arabic) ? ending.slice(0, -1) + first : ending;
}
