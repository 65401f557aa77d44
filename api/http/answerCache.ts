/** Public answers, ready to send, for as long as the content is what it was. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const BYTES = 64 * 1024 * 1024;
/** Shorter ones gain nothing by it. */
const LEAST_TO_COMPRESS = 1024;

export type Encoding = 'identity' | 'gzip' | 'br';

interface Answer {
  contentType: string;
  etag: string;
  forms: Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };
}

export class AnswerCache {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: BYTES,
    // Room for the compressed forms, which are made when they are first asked for.
    sizeCalculation: ({ forms }, key) => Math.ceil(forms.identity.length * 1.5) + key.length + 500,
  });

  /** The content revision that answers are computed for; one of another revision is forgotten. */
  private revision = -1;

  /** Everything that was computed before this revision is out of date. */
  setRevision(revision: number): void {
    if (revision === this.revision) return;
    this.revision = revision;
    this.answers.clear();
  }

  get currentRevision(): number {
    return this.revision;
  }

  /** @param revision the content revision before the answer was computed */
  keep(key: string, revision: number, contentType: string, body: Uint8Array): void {
    if (revision !== this.revision) return;
    this.answers.set(key, { contentType, etag: etagOf(body), forms: { identity: body } });
  }

  /** The answer to a request in the form its headers ask for; undefined when it has to be computed. */
  find(
    key: string,
    headers: { ifNoneMatch?: string; acceptEncoding?: string },
  ): Response | undefined {
    const answer = this.answers.get(key);
    if (!answer) return undefined;
    const common = {
      ETag: answer.etag,
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400',
      Vary: 'Accept, Accept-Encoding, Authorization',
      'X-Content-Revision': String(this.revision),
    };
    const known = headers.ifNoneMatch?.split(',').map((tag) => tag.trim());
    if (known?.some((tag) => tag === '*' || tag === answer.etag)) {
      return new Response(null, { status: 304, headers: common });
    }
    const encoding = encodingOf(answer.forms.identity, headers.acceptEncoding ?? '');
    const body = (answer.forms[encoding] ??= compress(answer.forms.identity, encoding));
    return new Response(body as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': answer.contentType,
        'Content-Length': String(body.length),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...common,
      },
    });
  }
}

/** Weak: it is the same for every encoding. */
export function etagOf(body: Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

export function encodingOf(body: Uint8Array, accepted: string): Encoding {
  if (accepted === '' || body.length < LEAST_TO_COMPRESS) return 'identity';
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [encoding, quality] = part.trim().split(/\s*;\s*/);
      return encoding === name && quality !== 'q=0';
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export function compress<Body extends Uint8Array>(body: Body, encoding: Encoding): Body | Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
