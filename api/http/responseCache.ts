/** Public responses in memory, ready to send, each valid for one content revision. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { readContentRevision } from '../database/contentRevision';
import type { Database } from '../database/database';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Compression does not make shorter bodies smaller. */
const MIN_BYTES_TO_COMPRESS = 1024;

type Encoding = 'identity' | 'gzip' | 'br';

/** A body in the encodings that were computed so far. */
type EncodedBodies = Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };

interface CachedResponse {
  contentType: string;
  etag: string;
  bodies: EncodedBodies;
}

/** Headers shared by all responses of a cache. */
type CommonHeaders = Record<'Cache-Control' | 'Vary', string>;

const PUBLIC_HEADERS: CommonHeaders = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400',
  Vary: 'Accept, Accept-Encoding, Authorization',
};

export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    // Includes room for the compressed bodies, which are computed on the first request for them.
    sizeCalculation: ({ bodies }, key) =>
      Math.ceil(bodies.identity.length * 1.5) + key.length + 500,
  });

  /** The content revision of the cached responses; -1 before it is known. */
  private current = -1;
  private loading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly headers = PUBLIC_HEADERS,
  ) {}

  get revision(): number {
    return this.current;
  }

  /**
   * Returns the cached response for a key, in an encoding that the request accepts, or computes it.
   * @param bodiesOf returns the bodies to cache of a computed response; undefined to cache nothing
   */
  async respond(
    key: string,
    { headers }: Request,
    compute: () => Promise<Response> | Response,
    bodiesOf: (response: Response) => Promise<EncodedBodies | undefined>,
  ): Promise<Response> {
    await this.loadRevision();
    const found = this.find(key, headers);
    if (found) return found;
    const revision = this.current;
    const response = await compute();
    const bodies = await bodiesOf(response);
    // A response that was computed during a save may be of either revision.
    if (!bodies || revision !== this.current) return response;
    const contentType = response.headers.get('Content-Type') ?? '';
    this.responses.set(key, { contentType, etag: etagOf(bodies.identity), bodies });
    const cached = this.find(key, headers);
    if (!cached) return response;
    response.headers.forEach((value, name) => {
      if (name.startsWith('ratelimit-')) cached.headers.set(name, value);
    });
    return cached;
  }

  /** Reads the content revision on the first call and follows its changes from then on. */
  loadRevision(): Promise<void> {
    this.loading ??= this.followRevision().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async followRevision(): Promise<void> {
    this.setRevision(await readContentRevision(this.database));
    this.database.onRevision((revision) => this.setRevision(revision));
  }

  private setRevision(revision: number): void {
    if (revision === this.current) return;
    this.current = revision;
    this.responses.clear();
  }

  private find(key: string, requestHeaders: Headers): Response | undefined {
    const cached = this.responses.get(key);
    if (!cached) return undefined;
    const common = {
      ETag: cached.etag,
      ...this.headers,
      'X-Content-Revision': String(this.current),
    };
    const etags = requestHeaders
      .get('If-None-Match')
      ?.split(',')
      .map((tag) => tag.trim());
    if (etags?.some((tag) => tag === '*' || tag === cached.etag)) {
      return new Response(null, { status: 304, headers: common });
    }
    const { bodies } = cached;
    const encoding = encodingOf(bodies.identity, requestHeaders.get('Accept-Encoding') ?? '');
    const body = (bodies[encoding] ??= compress(bodies.identity, encoding));
    return new Response(body as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': cached.contentType,
        'Content-Length': String(body.length),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...common,
      },
    });
  }
}

export const bytesOf = async (response: Response) =>
  new Uint8Array(await response.clone().arrayBuffer());

/** A weak ETag, because it is the same for all encodings. */
export function etagOf(body: Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** The encoding of a body that an Accept-Encoding header prefers; Brotli if it does not say. */
export function encodingOf(body: Uint8Array, acceptEncoding: string): Encoding {
  if (acceptEncoding === '' || body.length < MIN_BYTES_TO_COMPRESS) return 'identity';
  const accepted = parseAccept(acceptEncoding);
  const qualityOf = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ??
    0;
  const brotli = qualityOf('br');
  const gzip = qualityOf('gzip');
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compress<Body extends Uint8Array>(body: Body, encoding: Encoding): Body | Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, BROTLI_OPTIONS);
}
