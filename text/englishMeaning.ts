/** What an English gloss means without the words around it: "and (of) His Mercy" is "Mercy". */

const words = (list: string) => new Set(list.split(/\s+/));

const ARTICLES = words(`a an the this that these those any some such`);
const CONJUNCTIONS = words(
  `and but or nor so then when while if because for o oh surely indeed certainly verily truly who whom whoever which
  what whatever until lest also even there`,
);
const PRONOUNS = words(
  `i you he she it we they me him her us them my your his its our their mine yours one's myself yourself himself
  itself ourselves yourselves themselves both all`,
);
const AUXILIARIES = words(
  `am is are was were be been being will would shall should may might can could must do does did ever`,
);
const LIGHT = words(`of to in on by for from at as upon unto into about concerning`);
const HEAVY = words(
  `with against over through among between before after except besides like than`,
);

/** Sets of words that are omitted at the beginning; the next one serves if nothing would be left. */
const OMITTED = [
  [ARTICLES, CONJUNCTIONS, PRONOUNS, AUXILIARIES, LIGHT, HEAVY],
  [ARTICLES, CONJUNCTIONS, PRONOUNS, AUXILIARIES, LIGHT],
  [ARTICLES, CONJUNCTIONS, PRONOUNS],
];

/** Verbs whose past has another stem. */
const BASE = new Map(
  `be am is are was were been|have has had|become became|say said|give gave given|come came|know knew|send sent|bring brought|
  see saw seen|make made|take took taken|go went gone|do did done|find found|hear heard|tell told|
  forget forgot forgotten|keep kept|fall fell fallen|hold held|leave left|lose lost|speak spoke spoken|write wrote written|
  eat ate eaten|choose chose chosen|throw threw thrown|stand stood|swear swore|seek sought|build built|buy bought|
  sell sold|spend spent|meet met|drink drank|drive drove driven|grow grew grown|break broke broken|begin began begun|
  swim swam|rise rose risen|strike struck|fight fought|teach taught|think thought|feel felt|flee fled|forbid forbade forbidden|
  man men|woman women|child children|foot feet|wife wives`
    .split('|')
    .flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(/\s+/);
      return forms.map((form) => [form, base] as const);
    }),
);

/** The words of a gloss that carry its meaning, as they are written; all if none does. */
export function englishCore(gloss: string): string {
  const whole = withoutAdditions(gloss);
  for (const sets of OMITTED) {
    const core = trimmed(whole, (word) => sets.some((set) => set.has(word)));
    if (core.length > 0) return core.join(' ');
  }
  return whole.join(' ') || gloss;
}

/** Equal for cores that differ in case, number or tense: "Mercy" and "mercies", but not "merciful". */
export const englishMeaningKey = (core: string) =>
  core.toLowerCase().split(' ').map(keyOf).join(' ');

/** The words, without the additions of the translator in brackets, unless there are no others. */
function withoutAdditions(gloss: string): string[] {
  const own = gloss.replace(/(?<![\p{L}’'])[([][^)\]]*[)\]](?![\p{L}])/gu, ' ');
  const text = /\p{L}/u.test(own) ? own : gloss;
  return text.replace(/[()[\]]/g, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}

function trimmed(all: readonly string[], isOmitted: (word: string) => boolean): string[] {
  const lower = all.map((word) => word.toLowerCase());
  let start = 0;
  while (start < all.length && (isOmitted(lower[start] ?? '') || isSubject(lower, start))) start++;
  let end = all.length;
  while (end > start + 1 && PRONOUNS.has(lower[end - 1] ?? '')) {
    end--;
    if (end > start + 1 && (LIGHT.has(lower[end - 1] ?? '') || lower[end - 1] === 'with')) end--;
  }
  if (end > start + 1 && /^ones?$/.test(lower[end - 1] ?? '')) end--;
  return all.slice(start, end).map((word) => word.replace(/['’]s?$/, ''));
}

/** "Allah" of "Allah wills", and "has" of "has sent", but not of "has mercy". */
function isSubject(lower: readonly string[], index: number): boolean {
  const next = lower[index + 1];
  if (next === undefined) return false;
  if (/^ha(?:ve|s|d)$/.test(lower[index] ?? '')) return next.endsWith('ed') || BASE.has(next);
  return lower[index] === 'allah';
}

/** Not a word: only words of one root are compared. */
function keyOf(word: string): string {
  const base = BASE.get(word);
  if (base !== undefined) return ending(base);
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3) + 'y';
  if (/[^aeiou]ied$/.test(word)) return word.slice(0, -3) + 'y';
  if (/[^su]s$/.test(word) && word.length > 3) return ending(word.slice(0, -1));
  if (/[aeiouy].*[^e]ed$/.test(word)) return ending(word.slice(0, -2));
  return ending(word);
}

/** Without a silent e, and with a doubled consonant once. */
const ending = (word: string) =>
  word.length > 3 ? word.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1') : word;
