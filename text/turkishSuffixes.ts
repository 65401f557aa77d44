/**
 * Cases of Turkish noun phrases. The last word of a phrase has the suffix: "apaçık delil" becomes
 * "apaçık delilden". The spelling is that of the Turkish Language Association (TDK).
 */
import { beforeVowel, endsInVowel, withSuffix } from './turkishHarmony';
import { NOT_POSSESSIVE, NO_CASE } from './turkishNouns';

export type TurkishCase =
  'accusative' | 'dative' | 'locative' | 'ablative' | 'genitive' | 'instrumental';

/** Suffixes in the notation of `withSuffix`. */
const AFTER_CONSONANT: Record<TurkishCase, string> = {
  accusative: 'I',
  dative: 'A',
  locative: 'DA',
  ablative: 'DAn',
  genitive: 'In',
  instrumental: 'lA',
};
const AFTER_VOWEL: Record<TurkishCase, string> = {
  ...AFTER_CONSONANT,
  accusative: 'yI',
  dative: 'yA',
  genitive: 'nIn',
  instrumental: 'ylA',
};
/** After a possessive suffix of the third person: "evi", "evinde". */
const AFTER_POSSESSIVE: Record<TurkishCase, string> = {
  accusative: 'nI',
  dative: 'nA',
  locative: 'ndA',
  ablative: 'ndAn',
  genitive: 'nIn',
  instrumental: 'ylA',
};

/** Capitalised words that are no proper names, and therefore have no apostrophe. */
const COMMON_CAPITAL = /^(?:O$|On|Rab|Yaratıcı|Mevla$|Hak$|.+l[ae]r[ıi]?$)/;

const IRREGULAR: Record<string, Partial<Record<TurkishCase, string>>> = {
  ben: { dative: 'bana', genitive: 'benim', instrumental: 'benimle' },
  sen: { dative: 'sana', instrumental: 'seninle' },
  biz: { genitive: 'bizim', instrumental: 'bizimle' },
  siz: { instrumental: 'sizinle' },
  bu: { instrumental: 'bununla' },
  şu: { instrumental: 'şununla' },
  o: { instrumental: 'onunla' },
  su: { genitive: 'suyun' },
};

/** The phrase in a case. A phrase in "ki" has the suffix before it: "o kimselerden ki". */
export function inCase(phrase: string, turkishCase: TurkishCase): string {
  const [, before = '', word = '', after = ''] = /^(.*? )??(\S+)( ki)?$/.exec(phrase) ?? [];
  return before + wordInCase(word, turkishCase) + after;
}

function wordInCase(word: string, turkishCase: TurkishCase): string {
  const irregular = IRREGULAR[word]?.[turkishCase];
  if (irregular) return irregular;
  if (/^(?:[BbŞş]u|[Oo])$/.test(word)) {
    return withSuffix(`${word}n`, AFTER_CONSONANT[turkishCase]);
  }
  const suffix = (endsInVowel(word) ? AFTER_VOWEL : AFTER_CONSONANT)[turkishCase];
  if (isName(word)) return withSuffix(`${word}’`, suffix);
  if (isPossessed(word)) return withSuffix(word, AFTER_POSSESSIVE[turkishCase]);
  if (!/^[AI]/.test(suffix)) return withSuffix(word, suffix);
  return beforeVowel(word) + withSuffix(word, suffix).slice(word.length);
}

const isName = (word: string) => /^[A-ZÂÇÎİÖŞÛÜ]/.test(word) && !COMMON_CAPITAL.test(word);

/** If a noun ends in a possessive suffix of the third person: "evi", "evleri", "annesi". */
export function isPossessed(word: string): boolean {
  return /[ıiuü]$/.test(word) && !NOT_POSSESSIVE.has(word);
}

/** The ends of the cases, of which the first that fits is the case. */
const ENDS: readonly (readonly [TurkishCase, RegExp])[] = [
  ['ablative', /[dt][ae]n(?:d[ıi]r)?$/],
  ['locative', /[dt][ae](?:d[ıi]r)?$/],
  ['instrumental', /[^aâeıiîoöuûü]l[ae]$/],
  ['dative', /[ae]$/],
  ['genitive', /’n?[ıiuü]n$|(?:l[ae]r|[sn])[ıiuü]n[ıiuü]n$|l[ae]r[ıi]n$/],
  ['accusative', /’y?[ıiuü]$|(?:l[ae]r|s)[ıi]n[ıi]$|n[ıiuü]z[ıiuü]$/],
];

/**
 * The case of a phrase, as far as its end shows one; accusative and genitive only where they are
 * certain.
 */
export function caseOf(phrase: string): TurkishCase | null {
  const word = phrase.replace(/ ki$/, '').replace(/^.* /, '');
  if (NO_CASE.has(word)) return null;
  return ENDS.find(([, end]) => end.test(word))?.[0] ?? null;
}
