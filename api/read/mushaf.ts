/** The divisions of the Madinah mushaf, by the package quran-meta. Verses are integer keys, 1 to 6236. */
import { createHafs } from 'quran-meta';
import { badInput } from '../errors';
import { NUMBER_OF_VERSES } from '../../text/quranCounts';

/** From the first to the last verse. */
export interface IdRun {
  first: number;
  last: number;
}

const QUARTERS_OF_HIZB = 4;

const hafs = createHafs();
const startsOf = (part: 'page' | 'juz' | 'rubAlHizb' | 'ruku' | 'manzil') =>
  hafs.getListNormalised(part).map(({ startAyahId }) => startAyahId);

const quarters = startsOf('rubAlHizb');

/** The first verse of each part, in order. */
export const FIRST_VERSES = {
  page: startsOf('page'),
  juz: startsOf('juz'),
  hizb: quarters.filter((_verse, index) => index % QUARTERS_OF_HIZB === 0),
  quarter: quarters,
  ruku: startsOf('ruku'),
  manzil: startsOf('manzil'),
} satisfies Record<string, readonly number[]>;

export type Division = keyof typeof FIRST_VERSES;
export const DIVISIONS = Object.keys(FIRST_VERSES) as Division[];

/** The verses after which readers prostrate, in order; 15. */
export const PROSTRATIONS: readonly number[] = Array.from(
  { length: NUMBER_OF_VERSES },
  (_, index) => index + 1,
).filter((verse) => hafs.getAyahMeta(verse).isSajdahAyah);

/** The number of the part by verse, because every verse that is read is asked for its place. */
const NUMBERS = new Map(DIVISIONS.map((division) => [division, numbersOf(FIRST_VERSES[division])]));

function numbersOf(firstVerses: readonly number[]): Uint16Array {
  const numbers = new Uint16Array(NUMBER_OF_VERSES + 1);
  firstVerses.forEach((verse, index) => numbers.fill(index + 1, verse));
  return numbers;
}

const prostrationNumbers = new Map(PROSTRATIONS.map((verse, index) => [verse, index + 1]));

/** The number of the part that a verse belongs to, from 1. */
export const partOf = (division: Division, verse: number): number =>
  NUMBERS.get(division)?.[verse] ?? 0;

/** The number of the prostration after a verse, 1 to 15; null for others. */
export const prostrationOf = (verse: number): number | null =>
  prostrationNumbers.get(verse) ?? null;

export const countOf = (division: Division): number => FIRST_VERSES[division].length;

/** The verses of a part; undefined if there is no part with this number. */
export function versesOfPart(division: Division, number: number): IdRun | undefined {
  const first = FIRST_VERSES[division][number - 1];
  if (first === undefined) return undefined;
  return { first, last: (FIRST_VERSES[division][number] ?? NUMBER_OF_VERSES + 1) - 1 };
}

/**
 * The verses that are in all of the given parts; undefined if none is given.
 * @throws {GraphQLError} for a part that does not exist
 */
export function versesInParts(
  parts: Partial<Record<Division, number | null>>,
  nameOf: (division: Division) => string = (division) => division,
): IdRun | undefined {
  const runs = DIVISIONS.flatMap((division) => {
    const number = parts[division];
    if (number == null) return [];
    const run = versesOfPart(division, number);
    if (run) return run;
    const range = `must be 1 to ${countOf(division)}; got ${number}`;
    throw badInput(`\`${nameOf(division)}\` ${range}.`);
  });
  if (runs.length === 0) return undefined;
  return {
    first: Math.max(...runs.map(({ first }) => first)),
    last: Math.min(...runs.map(({ last }) => last)),
  };
}
