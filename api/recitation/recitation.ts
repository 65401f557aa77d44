/** Recordings of one reciter, which belong to other servers or lie beside this one. There are none by default. */
import { readFile } from 'node:fs/promises';
import { originOf } from './addressPattern';
import { parseTimings, TimingsError, type Timings } from './timings';

export interface RecitationConfig {
  reciter: string;
  /** License or terms of the recordings. */
  licence: string | undefined;
  /** Pattern of the addresses of verses (addressPattern.ts); undefined without recordings of them. */
  verseUrl: string | undefined;
  wordUrl: string | undefined;
  /** Path of a file. */
  timings: string | undefined;
}

export interface Recitation extends Omit<RecitationConfig, 'timings'> {
  timings: Timings;
}

/** The operator can fix it; the message is one line. */
export class RecitationError extends Error {}

/** @throws {RecitationError} if the timings can't be read */
export async function readRecitation({ timings, ...rest }: RecitationConfig): Promise<Recitation> {
  return { ...rest, timings: timings === undefined ? new Map() : await readTimings(timings) };
}

async function readTimings(path: string): Promise<Timings> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new RecitationError(
      `RECITATION_TIMINGS must be a file that the server can read: ${path} (${code}).`,
    );
  });
  try {
    return parseTimings(text);
  } catch (error) {
    if (!(error instanceof TimingsError)) throw error;
    throw new RecitationError(`RECITATION_TIMINGS ${path}: ${error.message}`);
  }
}

/**
 * @param countOf number of words of a verse
 * @throws {RecitationError} if the timings name a word that the text does not have
 */
export function checkWords(
  { timings }: Recitation,
  path: string,
  countOf: (verseKey: string) => number | undefined,
): void {
  for (const [verse, words] of timings) {
    const count = countOf(verse) ?? 0;
    const unknown = words.find(({ word }) => word > count);
    if (!unknown) continue;
    throw new RecitationError(
      `RECITATION_TIMINGS ${path} has the word ${verse}:${unknown.word}, but verse ${verse} has ${count} words.`,
    );
  }
}

/** Other sites that pages have to play recordings from. */
export function originsOf(recitation: Recitation | undefined): string[] {
  const patterns = [recitation?.verseUrl, recitation?.wordUrl];
  return [...new Set(patterns.flatMap((pattern) => (pattern && originOf(pattern)) ?? []))];
}
