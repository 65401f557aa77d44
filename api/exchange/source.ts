/** Files that people bring, and what is wrong with them. */
import { readFileSync, statSync } from 'node:fs';

/** Nothing is imported; the message is one line, and what was refused stands in `refusals`. */
export class ImportError extends Error {
  constructor(
    message: string,
    readonly refusals: readonly Refusal[] = [],
  ) {
    super(message);
  }
}

/** Nothing is exported; the message is one line. */
export class ExportError extends Error {}

/** A part of a file that can't be taken. */
export interface Refusal {
  /** File with line or key: "quran.txt:17". */
  at: string;
  reason: string;
}

/** No file of any format comes near it. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * The bytes of a file.
 * @throws {ImportError} for what isn't a file that can be read, is empty or larger than any format's
 */
export function readBytes(path: string): Buffer {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new ImportError(`${path} is a directory, not a file.`);
    if (!stats.isFile()) throw new ImportError(`${path} is not a file.`);
    if (stats.size === 0) throw new ImportError(`${path} is empty.`);
    if (stats.size > MAX_BYTES) {
      const size = Math.round(stats.size / 1024 / 1024);
      throw new ImportError(`${path} has ${size} MB; the maximum is 256 MB.`);
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'There is no file' : `Can't read (${code})`;
    throw new ImportError(`${reason} ${path}.`);
  }
}

/**
 * The text of a file in UTF-8, without a byte order mark.
 * @throws {ImportError} also for another encoding
 */
export function readText(path: string): string {
  const bytes = readBytes(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new ImportError(`${path} is not text in UTF-8.`);
}

/**
 * The value of a JSON file.
 * @throws {ImportError} also for what is no JSON, such as a file that was cut off
 */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} is not JSON or is truncated: ${(error as Error).message}`);
  }
}
