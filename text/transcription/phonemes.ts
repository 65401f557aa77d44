import { LETTER_NAMES, SIGNS } from './signs';

export const CONSONANT = '[ʾbtṯǧḥḫdḏrzsšṣḍṭẓʿġfqklmnhwy]';
/** The letters to which the l of the article is assimilated, except l. */
const SUN = '[tṯdḏrzsšṣḍṭẓn]';

/**
 * The phonemes of a vowelled word of the Qur'an (Tanzil Uthmani 1.1) by itself, in letters of
 * DIN 31635, one for each: consonants ʾ b t ṯ ǧ ḥ ḫ d ḏ r z s š ṣ ḍ ṭ ẓ ʿ ġ f q k l m n h w y, vowels
 * a i u ā ī ū, and ē for the leaning a of 11:41. A doubled first letter, which is caused by the word
 * before, is written once; letters are assimilated inside the word. More signs say what depends on
 * the neighbors of the word:
 *
 * - `+` before the vowel of an initial alif wasla, which is read only after a stop: "+ihdinā".
 * - `=` for an alif wasla after a prefix, never read: "fa=ttaqū".
 * - `-` after the article: "+aš-šamsu", "wa=l-qamari".
 * - A for the first vowel of "+Allāhu".
 * - ŧ for tāʾ marbūṭa, ⁿ for the n of tanwin: "raḥmaŧuⁿ".
 * - ᵘ and ⁱ for a length that is lost in a stop ("lahuᵘ"), ᵃ for one that is only heard there
 *   ("ʾanaᵃ").
 * - `°` after a final consonant that is not assimilated to the next word.
 * - `·` between the names of the letters that open a surah; a space after the vocative yā.
 */
export function phonemesOf(arabicWord: string): string {
  const known = phonemes.get(arabicWord);
  if (known !== undefined) return known;
  const result = arabicWord.split(' ').map(ofToken).join(' ').replace('° ', ' ');
  if (phonemes.size >= MAX_KNOWN) phonemes.clear();
  phonemes.set(arabicWord, result);
  return result;
}

/** The forms of the Qur'an number less than 20,000. */
const MAX_KNOWN = 20_000;
const phonemes = new Map<string, string>();

function ofToken(word: string): string {
  const signs = [...inOrderOfTanzil(word)].filter((sign) => sign in SIGNS);
  if (signs.every((sign) => sign in LETTER_NAMES)) {
    return signs.map((sign) => LETTER_NAMES[sign]).join('·');
  }
  const spelled = signs.map((sign) => SIGNS[sign]).join('');
  const sounds = COMPILED_RULES.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    spelled,
  );
  return ENDS_IN_PRONOUN.test(word)
    ? sounds.replace(/[ūī]$/, (v) => (v === 'ū' ? 'uᵘ' : 'iⁱ'))
    : sounds;
}

/** Unicode's normal forms put the hamza above after the vowel, and write a hamza before alif as آ. */
const inOrderOfTanzil = (word: string) =>
  word
    .replace(/([\u064b-\u0652]+)\u0654/g, '\u0654$1')
    .replace(/(?<=\u064e\u0651?)\u0622/g, 'ا')
    .replaceAll('\u0622', 'ءَا');

/** The pronoun -hu or -hi with a small waw or ya. */
const ENDS_IN_PRONOUN = /ه[\u064f\u0650][\u06e5\u06e6]\P{L}*$/u;

/** Applied in order to the whole word. */
const RULES: [pattern: string, replacement: string][] = [
  // Spelling
  ['([aui]N?)~', '~$1'], // other encodings put the vowel before the shadda
  ['Dʾ°', 'ʾ°'], // a dagger alif that only carries its hamza (2:72)
  ['AE', 'ʾa'],
  ['aAQ$', 'aᵃ'],
  ['.[0Q]', ''],
  ['ṣS', 's'],
  ['nM(?=.)', 'm'],
  ['[SM]', ''],
  ['^(.)~', '$1'],
  ['N[Ay]?', 'ⁿ'],
  ['^(wa)?yaD', '$1yā '],
  ['(?<=li?)l~ah(?=[aui](m~a)?$)', 'l~āh'], // the name Allah has no sign for its long vowel

  // Long vowels: alif, waw and ya without their own signs
  ['a(A|[wy]?D)', 'ā'],
  ['ēyD', 'ē'],
  ['ay(?![aiuā°~y])', 'ā'],
  ['iy(?![aiuā°~y])', 'ī'],
  ['uw(?![aiuā°~w])', 'ū'],
  ['[AD]', ''],

  // The alif wasla and its vowel
  ['^W(?=ll~āh)', '+A'],
  [`^W(?=l°${SUN})`, '+i'], // iltaqā: the l of the article would have been assimilated
  ['^WliW', '+al-i'], // the article before ism (49:11)
  ['^Wl', '+al'],
  ['^Wʾ°(?=tum)', '+uʾ'],
  ['^W(?=ʾ°)', '+i'],
  ['^W(?=s°m|b°n|m°r)', '+i'], // the nouns ism, ibn, imruʾ, and ibnū
  ['^W(?=m°š|q°ḍ)', '+i'], // imšū, iqḍū: the u is not of the root
  [`^W(?=${CONSONANT}°?${CONSONANT}?~?[uū])`, '+u'],
  ['^W', '+i'],
  ['^l°(?=ʾ)', '+al°'], // the article written without its alif (26:176)
  ['^l°', 'l+i'],
  ['W', '='],

  // The article; after li and la it has no alif
  [`^((?:ʾ?[wf]a)?l[ia])l(?=°|~|${CONSONANT}~)`, '$1=l'],
  [`(\\+a|=)l(${SUN})~`, '$1$2-$2'],
  [`(\\+a|=)l°(?!${SUN})`, '$1l-'],
  [`(\\+a|=)l?l~(?!āh|[aā][ḏtʾ])`, '$1l-l'],

  // Assimilation inside the word, doubling
  [`${CONSONANT}(?=${CONSONANT}~)`, ''],
  [`(${CONSONANT})~`, '$1$1'],
  ['°(?!$)', ''],
];

const COMPILED_RULES = RULES.map(
  ([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement] as const,
);
