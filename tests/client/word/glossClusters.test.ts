import { clustersOf, runsOf, coveringWords } from '../../../client/word/glossClusters';

const wordsOf = (turkish: (number | null)[], english: (number | null)[] = [], from = 1) =>
  turkish.map((turkishGlossOf, index) => ({
    numberInVerse: from + index,
    turkishGlossOf,
    englishGlossOf: english[index] ?? null,
  }));

const spans = (words: ReturnType<typeof wordsOf>, languages: ('turkish' | 'english')[]) =>
  clustersOf(words, languages).map(({ first, last }) => [first, last]);

test('words that share a gloss are drawn together', () => {
  expect(spans(wordsOf([null, 3, 3, null]), ['turkish'])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
  ]);
});

test('only the languages that are shown join words', () => {
  const words = wordsOf([2, 2, null, null], [null, 3, 3, null]);
  expect(spans(words, ['turkish'])).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(spans(words, ['english'])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
  ]);
  expect(spans(words, ['turkish', 'english'])).toEqual([
    [0, 2],
    [3, 3],
  ]);
});

test('a cluster has the runs of each language, with every word in one of them', () => {
  const [cluster] = clustersOf(wordsOf([2, 2, null], [null, 3, 3]), ['turkish', 'english']);
  expect(cluster?.runs).toEqual([
    {
      language: 'turkish',
      runs: [
        { first: 0, last: 1, head: 1 },
        { first: 2, last: 2, head: 2 },
      ],
    },
    {
      language: 'english',
      runs: [
        { first: 0, last: 0, head: 0 },
        { first: 1, last: 2, head: 2 },
      ],
    },
  ]);
});

test('one word of a group that is shown without the others is alone', () => {
  const words = wordsOf([3], [], 2);
  expect(runsOf(words, 'turkish')).toEqual([{ first: 0, last: 0, head: 0 }]);
  expect(coveringWords(words, 0, ['turkish'])).toEqual({});
});

test('every word is drawn, also of rows that are no verse', () => {
  const words = [...wordsOf([null]), ...wordsOf([null])];
  expect(spans(words, ['turkish', 'english'])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('a covered word has the gloss of another, in the languages in which one covers it', () => {
  const words = wordsOf([2, 2, null]);
  expect(coveringWords(words, 0, ['turkish', 'english'])).toEqual({ turkish: 1 });
  expect(coveringWords(words, 1, ['turkish', 'english'])).toEqual({});
});
