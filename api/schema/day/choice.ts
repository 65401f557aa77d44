/** Which item of a list belongs to a day, and which verses can be read alone. */

const DAY_MS = 86_400_000;
/** The golden section, by which neighboring days are far apart in a list. */
const STEP = (Math.sqrt(5) - 1) / 2;

/** Days since 1970-01-01, negative before it; undefined for a date that does not exist. */
export function dayNumberOf(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  // Date.parse reads February 30 as March 2.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return exists ? time / DAY_MS : undefined;
}

/**
 * The item of a day: as many days in a row as the list has items have each of them once.
 * @returns undefined for an empty list
 */
export function itemOfDay<Item>(items: readonly Item[], day: number): Item | undefined {
  const { length } = items;
  if (length === 0) return undefined;
  let step = Math.max(1, Math.round(length * STEP));
  while (divisor(step, length) > 1) step++;
  const place = ((day % length) * step) % length;
  return items[(place + length) % length];
}

/** The greatest common one. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Characters of a translation, which a reader reads at a glance. */
const LENGTH = { min: 50, max: 120 };
const IS_ENDED = /[.!?]['"’”)\]]*$/;
/** Beginnings that continue what is before them. */
const CONTINUES =
  /^\W*((and|indeed),? )*(\[|(are|as|being|but|by|did|does|except|for|from|had|has|have|if not|in|is|like|made|mention|no|nor|on|one|or|our|rather|said|so|such|that|the likes|then|there|therefore|these|this|those|thus|to|until|was|were|when|while|who|why|with)\b)/i;
/** People and things that are named elsewhere; pronouns of Allah have capital letters. */
const REFERS =
  /\b(he|her|him|his|it|its|she|their|them|thereby|therefrom|therein|they)\b(?![^[]*\])/;
/** Dialogues, and sentences that are left unfinished. */
const IS_PART = /["“”]|\.\.\./;

export interface VerseTexts {
  turkishTranslation: string | null;
  englishTranslation: string | null;
  /** Of the verse before it in its surah; null for the first verse. */
  englishBefore: string | null;
}

/**
 * Whether a verse can be read alone: whole sentences of moderate length that don't continue the verse before them,
 * name all of whom they speak and aren't a part of a dialogue. By the English translation, which follows the Arabic
 * closely.
 */
export function standsAlone(verse: VerseTexts): boolean {
  const { turkishTranslation: turkish, englishTranslation: english, englishBefore } = verse;
  if (!turkish || !english) return false;
  const isModerate = [turkish, english].every(
    ({ length }) => length >= LENGTH.min && length <= LENGTH.max,
  );
  const isWhole = [turkish, english, englishBefore ?? '.'].every((text) => IS_ENDED.test(text));
  return isModerate && isWhole && ![CONTINUES, REFERS, IS_PART].some((rule) => rule.test(english));
}
