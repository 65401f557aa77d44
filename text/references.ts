/**
 * Parses references as people write them: "2:255", "Bakara 2:255", "al-baqarah 286", "البقرة ٢٥٥", "S4:V34",
 * "2:255; 3:18", "2:285-286", "juz 30", "sayfa 50".
 */
import { editDistance } from './editDistance';
import { JUZ_COUNT, PAGE_COUNT } from './quranCounts';
import {
  foldedText,
  isIgnoredWord,
  isQuranWord,
  nameKey,
  SECOND_NAMES,
  wordsOf,
} from './referenceWords';
import type { VerseReference, VerseRun } from './verseReference';

/** The fields of a surah that the parser needs. */
interface NamedSurah {
  number: number;
  numberOfVerses: number;
  arabicName: string;
  turkishNameTranscription: string;
  englishNameTranscription: string;
}

/** Why a text that has the form of a reference refers to nothing. */
export type ReferenceProblem =
  | { code: 'noSurah'; number: number }
  | { code: 'noVerse'; surah: number; verse: number; numberOfVerses: number }
  | { code: 'backwards' }
  | { code: 'noJuz'; number: number }
  | { code: 'noPage'; number: number };

export type Reference =
  | { kind: 'surah'; surah: number; isCorrected: boolean }
  | {
      kind: 'verses';
      /** In the order of the text. */
      runs: VerseRun[];
      /** A name was misspelled, and the most similar one is assumed. */
      isCorrected: boolean;
      /** The number of another surah stood beside the name, which counts. */
      ignoredSurah: number | null;
    }
  | { kind: 'juz' | 'page'; number: number }
  | { kind: 'problem'; problem: ReferenceProblem };

/** Further characters of a reference are ignored. */
const MAX_CHARACTERS = 200;

const PART = {
  juz: /^(?:(?:juz|juzu|cuz|cuzu|الجز|جز) (\d+)|(\d+) (?:juz|cuz|cuzu))$/,
  page: /^(?:(?:page|pages|sayfa|sayfasi|الصفحه|صفحه) (\d+)|(\d+) (?:sayfa|sayfasi))$/,
};

/** "2:255", "2.255", "2/255", "2 255", each with a last verse, which may be in another surah. */
const NUMBERS = /^(\d+)(?:\s*[:./\s]\s*(\d+))?(?:\s*[-–—]\s*(?:(\d+)\s*[:./]\s*)?(\d+))?\s*[.)]?$/;

/** Maximum edit distance of a misspelled name; small because names are short and similar. */
const maxMistakesIn = (name: string) => (name.length < 3 ? 0 : name.length <= 5 ? 1 : 2);

interface ParseOptions {
  /** The surah of the reference before this one in a list, to which a single number belongs. */
  before?: number | undefined;
  /** Whether a misspelled name is none. */
  isExact?: boolean;
}

interface Piece {
  name: string[];
  /** True if the words of a reference, such as "surah", accompany it. */
  isCalled: boolean;
  numbers: string;
}

/** Numbers of surahs by the keys of their names (nameKey). */
interface Names {
  first: Map<string, number>;
  second: Map<string, number>;
}

export class References {
  private readonly surahs: Map<number, NamedSurah>;
  private madeNames: Names | undefined;

  constructor(surahs: readonly NamedSurah[]) {
    this.surahs = new Map(surahs.map((surah) => [surah.number, surah]));
  }

  /** Made for the first name: most texts of readers' pages have references by number only. */
  private get names(): Names {
    return (this.madeNames ??= namesOf(this.surahs.values()));
  }

  /** @returns undefined if the text has not the form of a reference */
  parse(given: string, { before, isExact = false }: ParseOptions = {}): Reference | undefined {
    const text = asciiDigits(given.slice(0, MAX_CHARACTERS)).trim();
    const part = partIn(text);
    if (part) return part;
    const pieces = piecesOf(text);
    if (pieces.length === 0) return undefined;
    const runs: VerseRun[] = [];
    let isCorrected = false;
    let ignoredSurah: number | null = null;
    let previous = before;
    for (const piece of pieces) {
      const read = this.readPiece(piece, { before: previous, isExact }, pieces.length > 1);
      if (!read || read.kind === 'problem') return read;
      if (read.kind !== 'verses') return pieces.length === 1 ? read : undefined;
      runs.push(...read.runs);
      isCorrected ||= read.isCorrected;
      ignoredSurah ??= read.ignoredSurah;
      previous = runs.at(-1)?.last.surah;
    }
    return { kind: 'verses', runs, isCorrected, ignoredSurah };
  }

  /** The surah with this number. */
  surahOf(number: number): NamedSurah | undefined {
    return this.surahs.get(number);
  }

  private readPiece(
    { name, isCalled, numbers }: Piece,
    { before, isExact }: ParseOptions,
    isList: boolean,
  ): Reference | undefined {
    const match = NUMBERS.exec(numbers);
    if (numbers !== '' && !match) return undefined;
    const groups: (string | undefined)[] = match?.slice(1) ?? [];
    const [first, second, lastSurah, last] = groups.map((part) =>
      part === undefined ? undefined : Number(part),
    );
    if (name.length === 0) {
      if (first === undefined) return undefined;
      if (second !== undefined) return this.verses(first, second, last, { lastSurah });
      if (before !== undefined) return this.verses(before, first, last);
      if (last !== undefined || isList) return undefined;
      if (this.surahs.has(first)) return { kind: 'surah', surah: first, isCorrected: false };
      return isCalled ? problem({ code: 'noSurah', number: first }) : undefined;
    }
    const key = nameKey(name);
    const secondName = first === undefined ? undefined : this.names.second.get(key);
    const exact = this.names.first.get(key) ?? secondName;
    const surah = exact ?? (isExact ? undefined : this.nearest(key));
    if (surah === undefined) return undefined;
    const isCorrected = exact === undefined;
    if (first === undefined) return { kind: 'surah', surah, isCorrected };
    const verse = second ?? first;
    const named = second === undefined ? surah : first;
    const ignoredSurah = named === surah ? null : named;
    // "7 meryem 3" is no number of a surah and a verse.
    const read = this.verses(surah, verse, last, { lastSurah, isCorrected, ignoredSurah });
    return isCorrected && read.kind === 'problem' ? undefined : read;
  }

  private verses(
    surah: number,
    verse: number,
    lastVerse = verse,
    more: {
      lastSurah?: number | undefined;
      isCorrected?: boolean;
      ignoredSurah?: number | null;
    } = {},
  ): Reference {
    const { lastSurah = surah, isCorrected = false, ignoredSurah = null } = more;
    const first = { surah, verse };
    const last = { surah: lastSurah, verse: lastVerse };
    const wrong = this.problemOf(first) ?? this.problemOf(last);
    if (wrong) return problem(wrong);
    const isBackwards = last.surah < first.surah || (last.surah === surah && last.verse < verse);
    if (isBackwards) return problem({ code: 'backwards' });
    return { kind: 'verses', runs: [{ first, last }], isCorrected, ignoredSurah };
  }

  private problemOf({ surah, verse }: VerseReference): ReferenceProblem | undefined {
    const numberOfVerses = this.surahs.get(surah)?.numberOfVerses;
    if (numberOfVerses === undefined) return { code: 'noSurah', number: surah };
    const exists = verse >= 1 && verse <= numberOfVerses;
    return exists ? undefined : { code: 'noVerse', surah, verse, numberOfVerses };
  }

  /** The surah with the most similar name; undefined if several are equally similar. */
  private nearest(key: string): number | undefined {
    const maxDistance = maxMistakesIn(key);
    let nearest = maxDistance + 1;
    let found = new Set<number>();
    for (const [name, number] of this.names.first) {
      const distance = editDistance(key, name, maxDistance);
      if (distance > nearest || distance > maxDistance) continue;
      if (distance < nearest) found = new Set();
      nearest = distance;
      found.add(number);
    }
    const [only, ...others] = found;
    return others.length === 0 ? only : undefined;
  }
}

function namesOf(surahs: Iterable<NamedSurah>): Names {
  const names: Names = { first: new Map(), second: new Map() };
  for (const surah of surahs) {
    const { number, arabicName, turkishNameTranscription, englishNameTranscription } = surah;
    for (const name of [turkishNameTranscription, englishNameTranscription, arabicName]) {
      // numberedReferences.ts has none of these.
      if (name !== '') add(names.first, name, number);
    }
    for (const name of SECOND_NAMES[number] ?? []) add(names.second, name, number);
  }
  return names;
}

function add(to: Map<string, number>, name: string, number: number): void {
  const words = wordsOf(name);
  to.set(nameKey(words), number);
  to.set(words.join(''), number);
}

const problem = (of: ReferenceProblem): Reference => ({ kind: 'problem', problem: of });

function partIn(text: string): Reference | undefined {
  const folded = foldedText(text);
  for (const kind of ['juz', 'page'] as const) {
    const match = PART[kind].exec(folded);
    if (!match) continue;
    const number = Number(match[1] ?? match[2]);
    const count = kind === 'juz' ? JUZ_COUNT : PAGE_COUNT;
    if (number >= 1 && number <= count) return { kind, number };
    return problem({ code: kind === 'juz' ? 'noJuz' : 'noPage', number });
  }
  return undefined;
}

/** The verses that a text names without a doubt: the name is not misspelled and agrees with the number. */
export const certainRuns = (reference: Reference | undefined): VerseRun[] | undefined =>
  reference?.kind === 'verses' && !reference.isCorrected && reference.ignoredSurah === null
    ? reference.runs
    : undefined;

/** The references of a list; an empty list if a part is none. */
function piecesOf(text: string): Piece[] {
  const pieces = partsOf(text).map(readPart);
  return pieces.every((piece) => piece !== undefined) ? pieces : [];
}

/** Splits a list. A comma or "and" separates references after a number; a comma does not separate a name from its number. */
export function partsOf(text: string): string[] {
  const plain = text
    .replace(/^[\s([{]+|[\s)\]}]+$/g, '')
    // "surah 18, verse 10"
    .replace(/(?<=\p{Nd})[\s,.]*(\p{L}+)[\s.]*(?=\p{Nd})/gu, (between, word: string) =>
      isIgnoredWord(word) ? ' ' : between,
    );
  const parts = plain
    .split(/[;؛\n]|(?<=\p{Nd}\s*)(?:[,،&]|\s(?:ve|and|و)\s)/u)
    .map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** A name and the numbers after it; undefined if a word follows a number, as in "7 meryem". */
function readPart(part: string): Piece | undefined {
  const marked = /^s\s*(\d+)\s*[:.,\s]\s*[va]\s*(\d+)$/i.exec(part);
  if (marked) return { name: [], isCalled: true, numbers: `${marked[1]}:${marked[2]}` };
  const start = part.search(/\d/);
  const before = start < 0 ? part : part.slice(0, start);
  const [, numbers = '', after = ''] =
    /^([\d\s:./–—-]*)(.*)$/s.exec(start < 0 ? '' : part.slice(start)) ?? [];
  const words = [...wordsOf(before), ...wordsOf(after).map((word) => `>${word}`)];
  const rest = words.filter((word) => !isIgnoredWord(word.replace('>', '')));
  if (rest.some((word) => word.startsWith('>'))) return undefined;
  const isOfQuran = start >= 0 && rest.length > 0 && rest.every(isQuranWord);
  const isCalled = isOfQuran || rest.length < words.length;
  return { name: isOfQuran ? [] : rest, isCalled, numbers: numbers.trim() };
}

const asciiDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );
