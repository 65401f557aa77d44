import { chunksOf } from '../../../api/write/chunks';
import { fc } from '../../support/fastCheck';

test.each([
  [[], 2, []],
  [[1, 2], 2, [{ start: 0, chunk: [1, 2] }]],
  [
    [1, 2, 3],
    2,
    [
      { start: 0, chunk: [1, 2] },
      { start: 2, chunk: [3] },
    ],
  ],
])('%j in chunks of %d', (items, size, expected) => {
  expect([...chunksOf<number>(items, size)]).toEqual(expected);
});

test('chunks contain all items in order, each with its start', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const chunks = [...chunksOf(items, size)];
      expect(chunks.flatMap(({ chunk }) => chunk)).toEqual(items);
      for (const { start, chunk } of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(size);
        expect(chunk[0]).toBe(items[start]);
      }
    }),
  );
});
