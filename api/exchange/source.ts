/** Reads imported files and reports their errors. */
import { readFileSync, statSync } from 'node:fs';

/** Nothing was imported. The message is one line; `refusals` has the errors of the files. */
export class ImportError extends Error {
  constructor(
    message: string,
    readonly refusals: readonly ImportRefusal[] = [],
  ) {
    super(message);
  }
}

/** Nothing was exported; the message is one line. */
export class ExportError extends Error {}

/** An error in a file. */
export interface ImportRefusal {
  /** File with line or key, e.g. "quran.txt:17". */
  at: string;
  reason: string;
}

/** Much larger than any file of the supported formats. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Reads a file.
 * @throws {ImportError} if it is not a readable file, is empty or too large
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
 * Reads a text file in UTF-8, without the byte order mark.
 * @throws {ImportError} also for other encodings
 */
export function readText(path: string): string {
  const bytes = readBytes(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw new ImportError(`${path} is not text in UTF-8.`);
}

/**
 * Reads a JSON file.
 * @throws {ImportError} also for invalid JSON, such as a truncated file
 */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} is not JSON or is truncated: ${(error as Error).message}`);
  }
}
