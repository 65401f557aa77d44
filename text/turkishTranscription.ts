/**
 * Turkish transcription of a vowelled word of the Qur'an (Tanzil Uthmani 1.1), after the
 * conventions of M. Abay's "Çeviriyazı" (Tanzil, tr.transliteration).
 *
 * The word is transcribed in isolation, with its full ending: "raḥîmün", where a verse may be read
 * "raḥîm", "raḥîmül" or "raḥîmüm". The article and an initial alif wasla get their vowel ("elḥamdü",
 * "ihdinâ"); a doubled first letter, which is caused by the previous word, is written once.
 *
 * - ث ŝ, ج c, ح ḥ, خ ḫ, ذ ẕ, ش ş, ص ṣ, ض ḍ, ط ṭ, ظ ż, غ g, ق ḳ, و v, ة t; others as in Turkish.
 * - ع is always ‘; ء is ’ next to a consonant ("mü’min", "şey’in") and omitted at the beginning or
 *   between vowels ("ülâike"). The rules below use ` and ' for them.
 * - Long vowels are â î û. Short ones are i, e or a, ü or u; see the rules of vowel color.
 * - Lower case, except for "Allâh" at the beginning of a word. The vocative is separated: "yâ mûsâ".
 * - The letters that open some surahs are spelled by their names: "elif-lâm-mîm".
 */
export function turkishTranscription(arabicWord: string): string {
  const plain = arabicWord.split(' ').map(transcribe).join(' ');
  return plain.replaceAll('`', '‘').replaceAll("'", '’');
}

function transcribe(word: string): string {
  const signs = [...word].filter((sign) => sign in SIGNS);
  if (signs.every((sign) => sign in LETTER_NAMES)) {
    return signs.map((sign) => LETTER_NAMES[sign]).join('-');
  }
  return COMPILED_RULES.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    signs.map((sign) => SIGNS[sign]).join(''),
  );
}

const LETTER_NAMES: Record<string, string> = {
  ا: 'elif',
  ح: 'ḥâ',
  ر: 'râ',
  س: 'sîn',
  ص: 'ṣâd',
  ط: 'ṭâ',
  ع: '`ayn',
  ق: 'ḳâf',
  ك: 'kâf',
  ل: 'lâm',
  م: 'mîm',
  ن: 'nûn',
  ه: 'hâ',
  ي: 'yâ',
};

/** Replacements of signs before the rules run. Others (madd, tatweel, pause marks) are silent. */
const SIGNS: Record<string, string> = {
  ء: "'",
  أ: "'",
  إ: "'",
  ؤ: "'",
  ئ: "'",
  ب: 'b',
  ت: 't',
  ة: 't',
  ث: 'ŝ',
  ج: 'c',
  ح: 'ḥ',
  خ: 'ḫ',
  د: 'd',
  ذ: 'ẕ',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'ş',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ż',
  ع: '`',
  غ: 'g',
  ف: 'f',
  ق: 'ḳ',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'v',
  ى: 'y',
  ي: 'y',
  ا: 'A',
  ٱ: 'W', // alif wasla
  '\u064b': 'aN', // tanwin
  '\u064c': 'uN',
  '\u064d': 'iN',
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  '\u0651': '~', // shadda
  '\u0652': '°', // sukun
  '\u0654': "'", // hamza above
  '\u0670': 'D', // dagger alif
  '\u06dc': 'S', // small sin: the sad under it is read as sin
  '\u06df': '0', // the letter under it is silent
  '\u06e0': '0', // the alif under it is silent unless the reader stops
  '\u06e2': 'M', // small mim: the nun under it is read as mim
  '\u06e5': 'v', // small waw
  '\u06e6': 'y', // small ya
  '\u06e7': 'y',
  '\u06e8': 'n', // small nun
  '\u06ea': 'ê', // fatha leaning to kasra (11:41)
  '\u06ec': 'E', // the alif under it is an eased hamza with fatha (41:44)
};

const C = "['`bcdfghklmnrstvyzşŝḥḫẕṣḍṭżḳ]";
const V = '[aeiuüâêîû]';
const HEAVY = '[gḥḫḳṣḍṭż]';

/** Applied in order to the whole word. Upper case protects letters from later rules. */
const RULES: [pattern: string, replacement: string][] = [
  // Spelling
  ['([aui]N?)~', '~$1'], // other encodings put the vowel before the shadda
  ["D'°", "'°"], // a dagger alif that only carries its hamza (2:72)
  ['AE', "'a"],
  ['.0', ''],
  ['ṣS', 's'],
  ['nM(?=.)', 'm'],
  ['[SM]', ''],
  ['^(.)~', '$1'],
  ['N[Ay]?', 'n'],
  ['^(va)?yaD', '$1yâ '],
  ['(?<=li?)l~ah(?=[aui](m~a)?$)', 'l~âh'], // the name Allah has no sign for its long vowel

  // Long vowels: alif, waw and ya without their own signs
  ['a(A|[vy]?D)', 'â'],
  ['êyD', 'ê'],
  ['ay(?![aiuâ°~y])', 'â'],
  ['iy(?![aiuâ°~y])', 'î'],
  ['uv(?![aiuâ°~v])', 'û'],
  ['[AD]', ''],

  // The beginning of the word
  ['^W(?=ll~âh)', 'A'],
  ['^W(?=l°[dnrstzşŝẕṣḍṭż])', 'i'], // iltekâ: the lam of the article would have assimilated
  ['^Wl', 'El'],
  ["^W'°(?=tum)", 'û'],
  ["^W'°", 'î'],
  ['^W(?=s°m|b°n|m°r)', 'i'], // the nouns ism, ibn, imru', and ibnû
  ['^W(?=m°ş|ḳ°ḍ)', 'i'], // imşû, ikdû: the u is not of the root
  [`^W(?=${C}°?${C}?~?[uû])`, 'u'],
  ['^W', 'i'],
  ["^l°(?=')", 'El'], // the article written without its alif (26:176)
  ['^l°', 'li'],
  ['W', ''],

  // Assimilation inside the word, doubling
  [`${C}(?=${C}~)`, ''],
  [`(${C})~`, '$1$1'],
  ['°', ''],

  // Vowel color: a and u become e and ü, but not after a heavy letter, r or ayn, nor before a
  // heavy letter that closes the syllable (its own double does not: feḍḍale). An ayn that closes it
  // keeps a (a`lem) but not u (mü`riḍ); a single v keeps the u after it (vucûh). Some words follow
  // Turkish usage: arz, zaîm, Şuayb.
  ["(?<='a)rḍ(?![ai]`)", 'Rḍ'],
  [`(?<!${HEAVY}|[r\`]|z(?=a\`))a(?!R|\`(?!${V})|(${HEAVY})(?!\\1|${V}))`, 'e'],
  [`(?<!${HEAVY}|[r\`]|(?<!v)v|ş(?=u\`))u(?!(${HEAVY})(?!\\1|${V}))`, 'ü'],
  ['R', 'r'],
  ['E', 'e'],

  // Hamza
  [`(?<=^| |${V})'(?=${V})`, ''],
];

const COMPILED_RULES = RULES.map(
  ([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement] as const,
);
