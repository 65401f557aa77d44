/** Gzip files of parts: what they contain, and that strict readers accept them. */
import { gunzipSync } from 'node:zlib';
import { deflated, gzipOf } from '../../../api/downloads/gzip';
import { sha256 } from '../../support/downloads';
import { fc } from '../../support/fastCheck';

const gzip = async (texts: string[]) => gzipOf(await Promise.all(texts.map(deflated)));

test('a file has the text of all parts, with its size and checksums', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 1000 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const plain = Buffer.from(parts.join(''));
      const { body, ...sums } = await gzip(parts);
      expect(gunzipSync(body)).toEqual(plain);
      expect(sums).toEqual({
        sha256: sha256(body),
        plainBytes: plain.length,
        plainSha256: sha256(plain),
      });
    }),
  );
});

test('a file is a single member, which a reader needs that refuses further data', async () => {
  const { body } = await gzip(['[\n', '{"a":1}', '\n]\n']);
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(stream).text()).toBe('[\n{"a":1}\n]\n');
});
