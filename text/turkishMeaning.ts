/** What Turkish glosses mean without the words around them and their endings: "ve rahmetinin" is "rahmet". */
import { beforeVowel } from './turkishHarmony';
import { DOUBLING, DROPPING, NOT_POSSESSIVE, NO_CASE } from './turkishNouns';

const words = (list: string) => new Set(list.split(/\s+/));

const BEFORE = words(
  `ve veya ya öyleyse artık elbette ama fakat oysa zira böylece işte eğer ey bir hiçbir hemen haydi mutlaka şüphesiz
  benim senin onun bizim sizin onların kendi ikinizin ikisinin ona onu bana beni sana seni bize bizi size sizi
  onlara onları ikisine ikisini birbirlerine bunun üzerine o hâlde zaman`,
);
const AFTER = words(
  `için olarak ile beraber birlikte hakkında karşı başka başkası adına üzerine üzerinde uğrunda huzuruna huzurunda
  sonra önce bakımından sebebiyle ki de da mi mı mu mü diye bile ise var vardır mahsustur aittir aitiz mısınız misiniz
  musunuz müsünüz andolsun yemin olsun sonraki önceki kadar dolayı gibi olan olana olanın olanı olanlar`,
);

/** Plural, possessive, case and person, each of which may be missing. */
const ENDING =
  /^(?:l[ae]r)?(?:[ıiuü]?m|[ıiuü]?n|s?[ıiuü]|[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z)?(?:[yn]?[ıiuü]|[yn]?[ae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae])?(?:y?[ıiuü]m|s[ıiuü]n|y?[ıiuü]z|s[ıiuü]n[ıiuü]z)?(?:[dt][ıiuü]r)?$/;

/** The stem of a verb and a sign: "olma" is "do not be" if there is "oldu", but "kelime" is a noun. */
const VERB = /^(.+?)(?:[dt][ıiuü]|m[ae]y[ıi]n|s[ıiuü]n)(?:m|n|k|n[ıiuü]z|l[ae]r)?$/;

/** Persons of the past: "dediler", "dedik", "dediniz". */
const PAST = /(?<=..|^[dy]e)([dt][ıiuü])(?:m|n|k|n[ıiuü]z|l[ae]r)$/;

const HARD: Record<string, string> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };
const WHOLE = new Map([
  ...[...DROPPING].map((word) => [beforeVowel(word), word] as const),
  ...[...DOUBLING].map((word) => [lower(beforeVowel(word)), lower(word)] as const),
]);

const MIN_LETTERS = 2;

/** The words of a gloss that carry its meaning, as they are written; all if none does. */
export function turkishCore(gloss: string): string {
  const all = gloss.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [gloss];
  let [start, end] = [0, all.length];
  while (start < end - 1 && BEFORE.has(lower(all[start] ?? ''))) start++;
  while (end > start + 1 && AFTER.has(lower(all[end - 1] ?? ''))) end--;
  return all.slice(start, end).join(' ');
}

/**
 * The cores without the ending of their last word. The ending is what most cores of the same root lead to: "kadın" and
 * "kadınlar" are "kadın", not "kad", and "imanı" is "iman" because others are.
 * @returns the meaning of each core, in lower case
 */
export function turkishMeanings(cores: readonly string[]): Map<string, string> {
  const distinct = [...new Set(cores)];
  const verbs = new Set(distinct.flatMap((core) => stemOfVerb(core)));
  const isNegative = (core: string) => verbs.has(lower(core).replace(/m[ae]$/, '-'));
  const all = new Map(
    distinct.map((core) => [core, isNegative(core) ? [`${lower(core)}!`] : basesOf(core)]),
  );
  const support = new Map<string, number>();
  for (const base of [...all.values()].flat()) support.set(base, (support.get(base) ?? 0) + 1);
  const best = (bases: readonly string[]) =>
    bases.reduce((one, other) => {
      const more = (support.get(other) ?? 0) - (support.get(one) ?? 0);
      return more > 0 || (more === 0 && other.length > one.length) ? other : one;
    });
  return new Map([...all].map(([core, bases]) => [core, best(bases)]));
}

const stemOfVerb = (core: string) => {
  const stem = VERB.exec(lower(core))?.[1];
  return stem === undefined ? [] : [`${stem}-`];
};

/** What a core may be without its ending, itself first. */
function basesOf(core: string): string[] {
  const [, before = '', word = ''] = /^(.* )?(\S+)$/.exec(lower(core)) ?? [];
  const [, name, suffix = ''] = /^(.+)['’](.+)$/.exec(word) ?? [];
  if (name !== undefined && ENDING.test(suffix)) return [before + plain(name)];
  if (NOT_POSSESSIVE.has(word) || NO_CASE.has(word)) return [before + word];
  const bases = new Set([plain(word), plain(word.replace(PAST, '$1'))]);
  for (let length = word.length - 1; length >= MIN_LETTERS; length--) {
    const [stem, rest] = [word.slice(0, length), word.slice(length)];
    if (!canHave(stem, rest)) continue;
    const isBeforeVowel = VOWEL.test(rest.charAt(0));
    const hard = isBeforeVowel ? HARD[stem.slice(-1)] : undefined;
    const whole = isBeforeVowel ? WHOLE.get(stem) : undefined;
    bases.add(plain(whole ?? stem));
    if (hard) bases.add(plain(stem.slice(0, -1) + hard));
  }
  return [...bases].map((base) => before + base);
}

const VOWEL = /[aâeıiîoöuûü]/;

/** If an ending is one that a stem can have: "bilgi" has "si", "bil" neither "si" nor "mesin". */
function canHave(stem: string, ending: string): boolean {
  if (!VOWEL.test(stem) || !ENDING.test(ending)) return false;
  if (VOWEL.test(stem.slice(-1))) {
    // "bilmem", "bilmesin" and "demesin" are negative, "bilmesi" is not.
    if (/m[ae]$/.test(stem) && /^(?:m|s[ıi]n|y[ıi]z)$/.test(ending)) return false;
    return !VOWEL.test(ending.charAt(0)) && !/^m[ae]/.test(ending);
  }
  return !/^(?:[mny]|s[ıiuü](?!n))/.test(ending);
}

const plain = (word: string) => word.replace(/['’]/g, '');

function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}
