/** When each word sounds in the recordings of verses, read from lines such as "2:255:3", 1200 and 1850 between tabs. */
import { isVerseKey } from '../../text/verseReference';

export interface WordTiming {
  /** Number of the word in the verse, from 1. */
  word: number;
  /** Milliseconds from the beginning of the recording. */
  start: number;
  end: number;
}

/** By the keys of verses, in the order in which the words sound. */
export type Timings = ReadonlyMap<string, readonly WordTiming[]>;

/** A line that can't be read; the message is one line, without the name of the file. */
export class TimingsError extends Error {}

const LINE = /^(([1-9]\d{0,2}:[1-9]\d{0,2}):([1-9]\d{0,2}))\t(\d{1,8})\t(\d{1,8})$/;

/**
 * Empty lines and lines that begin with # are skipped. A word that the reciter repeats has several lines.
 * @throws {TimingsError} for the first line that is wrong
 */
export function parseTimings(text: string): Timings {
  const timings = new Map<string, WordTiming[]>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const fail = (reason: string) => new TimingsError(`line ${index + 1} ${reason}`);
    const match = LINE.exec(line);
    if (!match) {
      throw fail(
        'must have the key of a word, its start and its end in milliseconds between tabs, such as "2:255:3", 1200 and 1850.',
      );
    }
    const [, key = '', verse = '', word, start, end] = match;
    if (!isVerseKey(verse)) throw fail(`has the word ${key}, but there is no verse ${verse}.`);
    const timing = { word: Number(word), start: Number(start), end: Number(end) };
    if (timing.start >= timing.end) throw fail('must have an end after its start.');
    const others = timings.get(verse) ?? [];
    if (timing.start < (others.at(-1)?.start ?? 0)) {
      throw fail(`must not start before the line above it of verse ${verse}.`);
    }
    others.push(timing);
    timings.set(verse, others);
  });
  return timings;
}
