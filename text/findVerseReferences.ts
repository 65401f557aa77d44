/** Finds references to verses in a text that consists of more, such as a note. */
import { certainRuns, type References } from './references';
import { isIgnoredWord, isSurahWord, isVerseWord } from './referenceWords';
import { verseKey } from './verseReference';

const NUMBER = '[1-9١-٩۱-۹][\\d٠-٩۰-۹]{0,2}';

/** "2:255", "2/255" or "255", with a last verse, and not part of a longer number, a word, an address or a date. */
const NUMBERS = new RegExp(
  `(?<![\\p{L}\\p{N}:./])(?:${NUMBER}([:/]))?${NUMBER}(?:[-–]${NUMBER}(?:[:/]${NUMBER})?)?` +
    '(?![\\p{L}\\p{N}:]|[-–/.]\\p{N})',
  'gu',
);

/** The pattern above takes long to be compiled on a slow phone, and most texts have no number. */
const DIGIT = /[\d٠-٩۰-۹]/;

/** Up to five words before a number: "Âl-i İmrân Suresi ", "Kur’an-ı Kerim, ", "Q. ". */
const WORDS_BEFORE =
  /(?<![\p{L}\p{M}\p{N}'’-])(?:\p{L}[\p{L}\p{M}'’‘ʼʻʿʾ`´-]*[,.]?[ \u00A0]){1,5}$/u;

/** Further characters before a number are not looked at for words. */
const MAX_CHARACTERS_BEFORE = 100;

/** After a number: "255. ayette". */
const ORDINAL = /^\. ?[aâ]yet[\p{L}\p{M}]*/iu;

/** After a number: the end of the text or of a clause. */
const END_OF_CLAUSE = /^(?:$|\s*[;)\]}!?"”»])/u;

/** At the beginning of brackets: "see", "cf." */
const SEE = /^\s*(?:bkz?|krş|see|cf)(?!\p{L})[.:]*/iu;

/** A reference and its start in UTF-16 code units. */
interface FoundReference {
  text: string;
  index: number;
  /** Of the first verse. */
  path: string;
}

/**
 * The references in a text, in order. Each names consecutive verses without a doubt; a part of a reference to
 * nothing, such as "2:280-290", is none.
 *
 * - "2:255" counts everywhere. A name or a word for the Qur'an before it is part of the reference: "Bakara 2:255".
 * - "2/255" counts only after them, because it may be a fraction or a date.
 * - A single number after a name counts only as "Bakara 255. ayet" or "Al-Baqarah, verse 255"; after "suresi" or
 *   "Surah" at the end of the text or of a clause; and in brackets that contain nothing but references. It may also
 *   be an age or a count: "Nur 5 yaşında", "Yusuf 3 gün", "Bakara suresi 286 ayettir", "Yâsîn suresi 36. suredir".
 */
export function findVerseReferences(text: string, references: References): FoundReference[] {
  if (!DIGIT.test(text)) return [];
  return [...text.matchAll(NUMBERS)].flatMap(
    (numbers) => referenceAround(text, numbers, references) ?? [],
  );
}

/** The reference that ends at an index of a text. */
export function verseReferenceBefore(
  text: string,
  end: number,
  references: References,
): FoundReference | undefined {
  const numbers = [...text.matchAll(NUMBERS)].findLast(({ index }) => index < end);
  const found = numbers && referenceAround(text, numbers, references);
  return found && found.index + found.text.length === end ? found : undefined;
}

/** The path of the first verse of a text that is a reference to consecutive verses and nothing else. */
export function pathOfReference(text: string, references: References): string | undefined {
  const [run, ...more] = certainRuns(references.parse(text, { isExact: true })) ?? [];
  return run && more.length === 0 ? `/verses/${verseKey(run.first)}` : undefined;
}

function referenceAround(
  text: string,
  { 0: numbers, 1: sign, index: start }: RegExpExecArray,
  references: References,
): FoundReference | undefined {
  const end = start + numbers.length;
  const pathFrom = (from: number) => pathOfReference(text.slice(from, end), references);
  // The longest text before the numbers that starts with a name and belongs to them.
  const named = startsOfWords(text, start).find((at) => {
    const words = wordsIn(text.slice(at, start));
    const [first = ''] = words;
    const hasName = !words.every(isIgnoredWord) && (isSurahWord(first) || !isIgnoredWord(first));
    return hasName && pathFrom(at) !== undefined;
  });
  const from = named ?? start;
  const path = pathFrom(from);
  if (path === undefined) return undefined;
  const reference = { text: text.slice(from, end), index: from, path };
  if (named === undefined) return sign === ':' ? reference : undefined;
  if (sign !== undefined) return reference;

  const after = text.slice(end);
  const [ordinal] = ORDINAL.exec(after) ?? [];
  if (ordinal !== undefined) return { ...reference, text: reference.text + ordinal };
  const words = wordsIn(text.slice(from, start));
  const isCalled =
    isVerseWord(words.at(-1) ?? '') || (words.some(isSurahWord) && END_OF_CLAUSE.test(after));
  return isCalled || isInList(text, from, end, references) ? reference : undefined;
}

/** Where each of the words right before the numbers starts. */
function startsOfWords(text: string, start: number): number[] {
  const before = text.slice(Math.max(0, start - MAX_CHARACTERS_BEFORE), start);
  const [words = ''] = WORDS_BEFORE.exec(before) ?? [];
  return [...words.matchAll(/\S+/gu)].map(({ index }) => start - words.length + index);
}

const wordsIn = (text: string) => text.match(/[^\s,.]+/gu) ?? [];

/** True in brackets that contain only references, or only references so far and then a semicolon. */
function isInList(text: string, start: number, end: number, references: References): boolean {
  const before = /[([]([^()[\]\n]*)$/.exec(text.slice(0, start))?.[1];
  const after = /^([^()[\]\n]*)[)\]]/.exec(text.slice(end))?.[1];
  if (before === undefined || (after === undefined && !/^\s*;/.test(text.slice(end)))) return false;
  const inside = (before + text.slice(start, end) + (after ?? '')).replace(SEE, '');
  return certainRuns(references.parse(inside, { isExact: true })) !== undefined;
}
