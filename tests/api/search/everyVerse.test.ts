/** The search against the whole text: what it must find whatever the verse. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../../api/context';
import type { Database } from '../../../api/database/database';
import { searchIndexOf } from '../../../api/search/searchIndex';
import { searchVerses } from '../../../api/search/searchVerses';
import type { IndexedVerse, VerseIndex } from '../../../api/search/verseIndex';
import type { Language } from '../../../prisma/client/client';
import { embedded, makeDatabase } from '../../support/database';
import { madeQueries } from './madeQueries';

const VERSES = 6236;

let name: string;
let database: Database;
let index: VerseIndex;

const context = () => ({ database }) as Context;
const search = (query: string, language: Language) =>
  searchVerses({ query, language, pageSize: 10, pageIndex: 0 }, context());

beforeAll(async () => {
  name = await makeDatabase(embedded, 'whole');
  database = await embedded.open(name);
  index = await searchIndexOf(context());
});

afterAll(async () => {
  await database.close();
  await embedded.drop(name);
});

interface Text {
  name: string;
  language: Language;
  textOf(verse: IndexedVerse): string;
  /** Verses in which it is the same are one to a search. */
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

test.each(TEXTS)(
  'the $name text of a verse finds it, or ten with the same text, within the first ten',
  async ({ language, textOf, keyOf }) => {
    const missed: string[] = [];
    for (let id = 1; id <= VERSES; id++) {
      const verse = index.verse(id);
      const { results } = await search(textOf(verse), language);
      const found = results.map(({ verseId }) => index.verse(verseId));
      const isFound =
        found.includes(verse) ||
        (found.length === 10 && found.every((one) => keyOf(one) === keyOf(verse)));
      if (!isFound) missed.push(verse.key);
    }
    expect(missed).toEqual([]);
  },
  300_000,
);

test('of 300 queries made by rule at least 98 in a hundred find their verse; docs/search.md has the others', async () => {
  const queries = await madeQueries(
    (id) => index.verse(id),
    VERSES,
    30,
    async (words, language) => (await search(`"${words}"`, language)).totalElements <= 10,
  );
  expect(queries).toHaveLength(300);
  const missed: string[][] = [];
  for (const { query, language, key, rule } of queries) {
    const { results } = await search(query, language);
    if (!results.some(({ verseKey }) => verseKey === key)) missed.push([rule, query, key]);
  }
  const page = readFileSync(join(__dirname, '../../../docs/search.md'), 'utf8');
  const [, table = ''] = page.split('## What it misses');
  const rows = table.split('\n').filter((line) => /^\|.*\d:\d+ +\|$/.test(line));
  const cells = rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(cells).toEqual(missed);
  expect(missed.length).toBeLessThanOrEqual(6);
}, 120_000);
