import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A compressed text with sizes and checksums. */
export interface Gzipped {
  body: Buffer<ArrayBuffer>;
  sha256: string;
  plainBytes: number;
  plainSha256: string;
}

/**
 * Compresses a text while it is written. Node's gzip stores no time, so equal texts have equal bytes.
 */
export class GzipText {
  private readonly gzip = createGzip();
  private readonly chunks: Buffer[] = [];
  private readonly hash = createHash('sha256');
  private bytes = 0;

  constructor() {
    this.gzip.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  /** Resolves when the text is compressed, so that only one piece is in memory. */
  write(text: string): Promise<void> {
    this.hash.update(text);
    this.bytes += Buffer.byteLength(text);
    return new Promise((done, fail) => {
      this.gzip.write(text, (error) => (error ? fail(error) : done()));
    });
  }

  async end(): Promise<Gzipped> {
    this.gzip.end();
    await finished(this.gzip);
    const body = Buffer.concat(this.chunks);
    return {
      body,
      sha256: createHash('sha256').update(body).digest('hex'),
      plainBytes: this.bytes,
      plainSha256: this.hash.digest('hex'),
    };
  }

  close(): void {
    this.gzip.destroy();
  }
}
