/** Public answers, ready to send, for as long as the content is what it was. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';

const BYTES = 64 * 1024 * 1024;
/** Shorter ones gain nothing by it. */
const LEAST_TO_COMPRESS = 1024;

export type Encoding = 'identity' | 'gzip' | 'br';

type Forms = Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };

interface Answer {
  contentType: string;
  etag: string;
  forms: Forms;
}

/** What every answer of one kind is sent with. */
type CommonHeaders = Record<'Cache-Control' | 'Vary', string>;

const OF_ANYONE: CommonHeaders = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400',
  Vary: 'Accept, Accept-Encoding, Authorization',
};

export class AnswerCache {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: BYTES,
    // Room for the compressed forms, which are made when they are first asked for.
    sizeCalculation: ({ forms }, key) => Math.ceil(forms.identity.length * 1.5) + key.length + 500,
  });

  /** The content revision that answers are computed for; one of another revision is forgotten. */
  private current = -1;
  private knowing: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly headers = OF_ANYONE,
  ) {}

  get revision(): number {
    return this.current;
  }

  /**
   * What is kept under the key, in the form that the request asks for, or what is computed now.
   * @param formsOf what is to be kept of an answer that was computed; undefined for none of it
   */
  async of(
    key: string,
    { headers }: Request,
    compute: () => Promise<Response> | Response,
    formsOf: (answer: Response) => Promise<Forms | undefined>,
  ): Promise<Response> {
    await this.know();
    const found = this.find(key, headers);
    if (found) return found;
    const revision = this.current;
    const answer = await compute();
    const forms = await formsOf(answer);
    // What was computed while somebody saved may be of either revision.
    if (!forms || revision !== this.current) return answer;
    const contentType = answer.headers.get('Content-Type') ?? '';
    this.answers.set(key, { contentType, etag: etagOf(forms.identity), forms });
    const kept = this.find(key, headers);
    if (!kept) return answer;
    answer.headers.forEach((value, name) => {
      if (name.startsWith('ratelimit-')) kept.headers.set(name, value);
    });
    return kept;
  }

  /** Learns the revision of the content before the first answer, and every one after it. */
  know(): Promise<void> {
    this.knowing ??= this.begin().catch((error: unknown) => {
      this.knowing = undefined;
      throw error;
    });
    return this.knowing;
  }

  private async begin(): Promise<void> {
    const [row] = await this.database.sql<{ revision: number }>`
      SELECT revision FROM "ContentRevision"`;
    this.setRevision(row?.revision ?? 0);
    this.database.onRevision((revision) => this.setRevision(revision));
  }

  /** Everything that was computed before this revision is out of date. */
  private setRevision(revision: number): void {
    if (revision === this.current) return;
    this.current = revision;
    this.answers.clear();
  }

  private find(key: string, asked: Headers): Response | undefined {
    const answer = this.answers.get(key);
    if (!answer) return undefined;
    const common = {
      ETag: answer.etag,
      ...this.headers,
      'X-Content-Revision': String(this.current),
    };
    const known = asked
      .get('If-None-Match')
      ?.split(',')
      .map((tag) => tag.trim());
    if (known?.some((tag) => tag === '*' || tag === answer.etag)) {
      return new Response(null, { status: 304, headers: common });
    }
    const encoding = encodingOf(answer.forms.identity, asked.get('Accept-Encoding') ?? '');
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

export const bytesOf = async (answer: Response) =>
  new Uint8Array(await answer.clone().arrayBuffer());

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

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compress<Body extends Uint8Array>(body: Body, encoding: Encoding): Body | Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, BROTLI);
}
