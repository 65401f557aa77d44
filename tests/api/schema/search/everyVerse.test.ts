/** Searches whose results are known from the text itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVerseSearches, useSearches, VERSES } from '../../../support/verseSearches';
import { madeQueries } from './madeQueries';

const searches = useSearches();
const { index, search } = searches;

testVerseSearches(searches, 60);

test('at least 98 % of 300 generated queries find their verse, as docs/search.md states', async () => {
  const queries = await madeQueries(
    (id) => index().verse(id),
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
  const page = readFileSync(join(__dirname, '../../../../docs/search.md'), 'utf8');
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
