/** Public responses in memory, ready to send, until a change affects the content that they show. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { readContentRevision } from '../../database/contentRevision';
import type { Database } from '../../database/database';
import { TaggedCache } from '../../database/taggedCache';
import { EVERYTHING, tagOf, TODAY, type Tag } from '../../database/tags';
import type { CompressedBodies } from '../appEnv';

/** Compression does not make shorter bodies smaller. */
const MIN_BYTES_TO_COMPRESS = 1024;
/** Strings of one character per byte are cheaper to store and send than buffers, unless they are long. */
const MAX_STRING_BYTES = 16 * 1024;
/** Estimated memory of the headers and tags of a response. */
const BYTES_OF_HEADERS = 1500;
/** Changes during which a response may be computed. */
const MAX_CHANGES = 100;
/** Larger bodies are compressed in other threads, before they are stored. */
const LARGE_BYTES = 512 * 1024;
/** A CDN accepts headers of this size. */
const MAX_TAG_BYTES = 2000;

type Encoding = 'identity' | 'gzip' | 'br';
type Body = string | Buffer;

export interface CachedResponse {
  /** Alternating names and values, the form that Node sends fastest. */
  headers: readonly string[];
  etag: string;
  /** Bytes of the body without compression. */
  length: number;
  /** The body in the encodings that were computed so far; strings have one character per byte. */
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
  /** True if `bodies` has all encodings to send. */
  isCompressed?: boolean;
}

export class ResponseCache {
  private readonly responses: TaggedCache<string, CachedResponse>;
  /** The content revision of the cached responses; -1 before it is known. */
  private current = -1;
  /** The tags of the latest changes, oldest first. */
  private readonly changes: { revision: number; affected: readonly Tag[] }[] = [];
  private loading: Promise<void> | undefined;
  /** The date of the cached responses that depend on it. */
  private day = '';

  /** @param today the date in UTC */
  constructor(
    private readonly database: Database,
    maxBytes: number,
    private readonly today: () => string,
  ) {
    this.responses = new TaggedCache({
      maxSize: maxBytes,
      // Includes room for the compressed bodies, which are computed on the first request for them.
      sizeOf: ({ length }, key) => Math.ceil(length * 1.5) + key.length + BYTES_OF_HEADERS,
    });
  }

  get revision(): number {
    return this.current;
  }

  get size() {
    return this.responses.size;
  }

  find(key: string): CachedResponse | undefined {
    this.followDay();
    return this.responses.get(key);
  }

  /** Forgets the responses of yesterday. */
  private followDay(): void {
    const day = this.today();
    if (day === this.day) return;
    this.day = day;
    this.responses.forget([TODAY]);
  }

  /**
   * Stores a response unless a change or midnight has affected it since it was requested.
   * @param revision the content revision before it was computed
   */
  store(key: string, response: CachedResponse, tags: ReadonlySet<Tag>, revision: number): void {
    this.followDay();
    if (tags.has(TODAY) && !tags.has(tagOf.day(this.day))) return;
    if (this.isAffected(tags, revision)) return;
    this.responses.set(key, response, tags);
  }

  private isAffected(tags: ReadonlySet<Tag>, since: number): boolean {
    if (since === this.current) return false;
    const missed = this.changes.filter(({ revision }) => revision > since);
    if (missed.length !== this.current - since || tags.has(EVERYTHING)) return true;
    return missed.some(({ affected }) =>
      affected.some((tag) => tag === EVERYTHING || tags.has(tag)),
    );
  }

  /** Reads the content revision on the first call and follows its changes from then on. */
  ready(): Promise<void> {
    this.loading ??= this.followRevision().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async followRevision(): Promise<void> {
    const revision = await readContentRevision(this.database);
    this.database.onRevision((latest, affected) => {
      this.current = latest;
      this.changes.push({ revision: latest, affected });
      if (this.changes.length > MAX_CHANGES) this.changes.shift();
      this.responses.forget(affected);
    });
    this.database.announceRevision(revision, [EVERYTHING]);
    // Another cache of this process may have announced it before.
    this.current = Math.max(this.current, revision);
  }
}

/**
 * Makes the response to store and send.
 * @param headers alternating names and values, without those about the body
 * @param body without compression; it is copied
 */
export function cachedResponse(
  headers: readonly string[],
  body: Buffer,
  tags: ReadonlySet<Tag>,
): CachedResponse {
  const etag = etagOf(body);
  const isShort = body.length <= MAX_STRING_BYTES;
  return {
    headers: [...headers, 'etag', etag, 'cache-tag', cacheTagOf(tags)],
    etag,
    length: body.length,
    bodies: { identity: isShort ? body.toString('latin1') : Buffer.from(body) },
  };
}

/** The tags for caches of others, which can forget responses by them. */
function cacheTagOf(tags: ReadonlySet<Tag>): string {
  const text = [...tags].sort().join(',');
  return text.length > MAX_TAG_BYTES || tags.has(EVERYTHING) ? EVERYTHING : text;
}

interface EncodedResponse {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: string[];
  /** A string has one character per byte. */
  body: Body | undefined;
}

/** The response to a request: in an encoding that it accepts, or a 304 if it knows the ETag. */
export function encodedResponse(
  cached: CachedResponse,
  revision: number,
  { ifNoneMatch, acceptEncoding }: { ifNoneMatch: string; acceptEncoding: string },
): EncodedResponse {
  const headers = [...cached.headers, 'x-content-revision', String(revision)];
  if (ifNoneMatch !== '' && hasEtag(ifNoneMatch, cached.etag)) {
    const ofBody = headers.indexOf('content-type');
    if (ofBody >= 0) headers.splice(ofBody, 2);
    return { status: 304, headers, body: undefined };
  }
  const accepted = encodingOf(cached.length, acceptEncoding);
  const encoding = cached.isCompressed && !cached.bodies[accepted] ? 'identity' : accepted;
  const body = (cached.bodies[encoding] ??= shortened(compress(bufferOf(cached), encoding)));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { status: 200, headers, body };
}

const bufferOf = ({ bodies: { identity } }: CachedResponse) =>
  typeof identity === 'string' ? Buffer.from(identity, 'latin1') : identity;

/**
 * Compresses a large body, which would block the event loop for too long when it is sent.
 * @returns undefined for a smaller one
 */
export async function compressLarge(cached: CachedResponse): Promise<CompressedBodies | undefined> {
  if (cached.length < LARGE_BYTES) return undefined;
  const body = bufferOf(cached);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, BROTLI_OPTIONS),
    promisify(gzip)(body),
  ]);
  return { br, gzip: gzipped };
}

const shortened = (body: Buffer) =>
  body.length <= MAX_STRING_BYTES ? body.toString('latin1') : body;

function hasEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag);
}

/** A weak ETag, because it is the same for all encodings. */
function etagOf(body: Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding that an Accept-Encoding header prefers; Brotli if it does not say. */
function encodingOf(bytes: number, acceptEncoding: string): Encoding {
  if (acceptEncoding === '' || bytes < MIN_BYTES_TO_COMPRESS) return 'identity';
  const known = encodings.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAccept(acceptEncoding);
  const qualityOf = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ??
    0;
  const brotli = qualityOf('br');
  const gzip = qualityOf('gzip');
  const preferred = brotli > 0 && brotli >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity';
  encodings.set(acceptEncoding, preferred);
  return preferred;
}

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return encoding === 'br' ? brotliCompressSync(body, BROTLI_OPTIONS) : body;
}
