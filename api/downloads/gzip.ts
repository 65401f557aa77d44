/** Gzip files (RFC 1952) that consist of parts, so that a changed part leaves the others as they are. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gzipSync, inflateRaw } from 'node:zlib';

/** A compressed text with sizes and checksums. */
export interface Gzipped {
  body: Buffer<ArrayBuffer>;
  sha256: string;
  plainBytes: number;
  plainSha256: string;
}

/** The end of a part is not the end of the compressed data. */
const PART = { finishFlush: constants.Z_SYNC_FLUSH };

const EMPTY_FILE = gzipSync('');
const TRAILER_BYTES = 8;
/** Node stores no time, so equal texts have equal bytes. */
const HEADER = EMPTY_FILE.subarray(0, 10);
const LAST_BLOCK = EMPTY_FILE.subarray(HEADER.length, -TRAILER_BYTES);

/** Compresses a part of a text. */
export const deflated = (text: string): Promise<Buffer> => promisify(deflateRaw)(text, PART);

/** Joins compressed parts to a file. */
export async function gzipOf(parts: Buffer[]): Promise<Gzipped> {
  const hash = createHash('sha256');
  let [crc, plainBytes] = [0, 0];
  // The checksums are of the whole text, which takes much more memory than the parts.
  for (const part of parts) {
    const text = await promisify(inflateRaw)(part, PART);
    hash.update(text);
    crc = crc32(text, crc);
    plainBytes += text.length;
  }
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(plainBytes % 2 ** 32, 4);
  const body = Buffer.concat([HEADER, ...parts, LAST_BLOCK, trailer]);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { body, sha256, plainBytes, plainSha256: hash.digest('hex') };
}
