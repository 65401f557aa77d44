const HEAVY = '[ġḥḫqṣḍṭẓ]';
const VOWEL = '[aeiıuüāēīū]';
/** Between two letters of one syllable. */
const JOINT = '[-=_]?';

/**
 * Gives the short vowels their Turkish color. a and u become e and ü, but not after a heavy letter, r
 * or ayn, nor before a heavy letter that closes the syllable (its own double does not: feḍḍale). An
 * ayn that closes it keeps a (aʿlem) but not u (müʿriḍ); a single w keeps the u after it (vucûh). i
 * becomes ı after an emphatic letter (ḳıyâm). The article is always el. Some words follow Turkish usage:
 * arz, zaîm, Şuayb.
 */
export const withTurkishVowels = (phonemes: string) =>
  RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), phonemes);

const RULES = (
  [
    ['\\+a', '+e'],
    ['(?<=ʾa)rḍ(?![ai]ʿ)', 'Rḍ'],
    [
      `(?<!${HEAVY}|[rʿ]|z(?=aʿ))a(?!R|${JOINT}ʿ(?!${VOWEL})|${JOINT}(${HEAVY})(?!${JOINT}\\1|${VOWEL}))`,
      'e',
    ],
    [`(?<!${HEAVY}|[rʿ]|(?<!w)w|š(?=uʿ))u(?!${JOINT}(${HEAVY})(?!${JOINT}\\1|${VOWEL}))`, 'ü'],
    ['(?<=[qṣḍṭẓ])i', 'ı'],
    ['R', 'r'],
  ] as const
).map(([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement] as const);
