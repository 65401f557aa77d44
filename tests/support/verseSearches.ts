/** Searches for the text of every verse, in each language. */
import type { Context } from '../../api/context';
import type { Database } from '../../api/database/database';
import { searchIndexOf } from '../../api/schema/search/index/searchIndex';
import { searchVerses } from '../../api/schema/search/searchVerses';
import type { IndexedVerse, VerseIndex } from '../../api/schema/search/index/verseIndex';
import type { Language } from '../../api/__generated__/prisma/client';
import { embedded, makeDatabase } from './database';
import { SEED } from './soak';

export const VERSES = 6236;

interface Searches {
  /** The index of all verses, once the first test begins. */
  index(): VerseIndex;
  /** The first page of results. */
  search(query: string, language: Language): ReturnType<typeof searchVerses>;
}

/** The content of a first start, for the tests of the file. */
export function useSearches(): Searches {
  let name: string;
  let database: Database;
  let index: VerseIndex;
  const context = () => ({ database }) as Context;
  beforeAll(async () => {
    name = await makeDatabase(embedded, 'whole');
    database = await embedded.open(name);
    index = await searchIndexOf(context());
  });
  afterAll(async () => {
    await database.close();
    await embedded.drop(name);
  });
  return {
    index: () => index,
    search: (query, language) =>
      searchVerses({ query, language, pageSize: 10, pageIndex: 0 }, context()),
  };
}

interface Text {
  name: string;
  language: Language;
  textOf(verse: IndexedVerse): string;
  /** A search can't distinguish verses with the same key. */
  keyOf(verse: IndexedVerse): string;
}

const arabicOf = ({ arabicWords }: IndexedVerse) => arabicWords.join(' ');
const VOWELS = /[\u064B-\u0652\u0670\u06D6-\u06DC\u06DF-\u06E4\u06EA-\u06ED]/g;

const TEXTS: Text[] = [
  { name: 'Arabic', language: 'arabic', textOf: arabicOf, keyOf: ({ arabic }) => arabic },
  {
    name: 'unvowelled Arabic',
    language: 'arabic',
    textOf: (verse) => arabicOf(verse).replace(VOWELS, ''),
    keyOf: ({ arabic }) => arabic,
  },
  {
    name: 'Turkish',
    language: 'turkish',
    textOf: ({ turkishText }) => turkishText ?? '',
    keyOf: ({ turkishTranslation }) => turkishTranslation,
  },
  {
    name: 'English',
    language: 'english',
    textOf: ({ englishText }) => englishText ?? '',
    keyOf: ({ englishTranslation }) => englishTranslation,
  },
];

/** @param every searches for one of this many verses, starting with one that the seed chooses */
export function testVerseSearches({ index, search }: Searches, every: number): void {
  test.each(TEXTS)(
    'the $name text of a verse finds it, or ten with the same text, within the first ten',
    async ({ language, textOf, keyOf }) => {
      const missed: string[] = [];
      for (let id = 1 + (SEED % every); id <= VERSES; id += every) {
        const verse = index().verse(id);
        const { results } = await search(textOf(verse), language);
        const found = results.map(({ verseId }) => index().verse(verseId));
        const isFound =
          found.includes(verse) ||
          (found.length === 10 && found.every((one) => keyOf(one) === keyOf(verse)));
        if (!isFound) missed.push(verse.key);
      }
      expect(missed).toEqual([]);
    },
    300_000,
  );
}
