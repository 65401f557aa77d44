/** Conditional requests and ranges of bytes (RFC 9110, sections 13 and 14). */

/** What a caller compares a copy with. */
export interface Validators {
  /** A strong ETag. */
  etag: string;
  /** In whole seconds; undefined if no date tells this content from an earlier one yet. */
  lastModified: Date | undefined;
}

/** Of a request. */
type HeaderOf = (name: string) => string | undefined;

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** True if the caller has the content. The date counts only without an ETag, which is more exact. */
export function isNotModified(header: HeaderOf, { etag, lastModified }: Validators): boolean {
  const tags = header('If-None-Match');
  if (tags !== undefined) {
    // A proxy that compresses the response makes its ETag weak.
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = timeOf(header('If-Modified-Since') ?? '');
  return since !== undefined && lastModified !== undefined && lastModified.getTime() <= since;
}

/**
 * The range that a caller asks for.
 * @param size in bytes
 * @returns undefined for the whole content: without a range, with several, or if the copy that the caller wants to
 * complete has other content; null if the content has no byte of the range
 */
export function requestedRange(
  header: HeaderOf,
  { etag }: Pick<Validators, 'etag'>,
  size: number,
): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header('Range') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const ifRange = header('If-Range')?.trim();
  // A weak ETag is not enough. Neither is a date (RFC 9110, section 13.1.5): another process may have given the same
  // one to the content of another revision.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  if (from === '') return to !== '' && Number(to) > 0 ? lastBytes(Number(to), size) : null;
  const [first, last] = [Number(from), to === '' ? Infinity : Number(to)];
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : null;
}

const lastBytes = (count: number, size: number) =>
  size === 0 ? null : { first: Math.max(0, size - count), last: size - 1 };

/** Milliseconds of an HTTP date, one of the older forms included; undefined for another text. */
function timeOf(text: string): number | undefined {
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  const time = Date.parse(/GMT$/.test(text) ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}

const SECOND_MS = 1000;

/**
 * The date of new content: the next whole second, because HTTP has no smaller unit, and at least one second after the
 * former content of the same address, so that two of them never have the same date.
 */
export function modifiedAt(changedAt: Date, former?: Date): Date {
  const time = Math.ceil(changedAt.getTime() / SECOND_MS) * SECOND_MS;
  return new Date(Math.max(time, former ? former.getTime() + SECOND_MS : 0));
}
