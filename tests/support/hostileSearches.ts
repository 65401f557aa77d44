/** Searches for random strings, many of them made to break the search. */
import type { Context } from '../../api/context';
import type { Database } from '../../api/database/database';
import { searchVerses } from '../../api/schema/search/searchVerses';
import { suggestTargets } from '../../api/schema/search/names/suggestTargets';
import { embedded, makeDatabase } from './database';
import { fc } from './fastCheck';

const SIGNS = [
  '%',
  '_',
  '*',
  '.*',
  '(',
  ')',
  '[',
  '\\',
  '|',
  '"',
  "'",
  '`',
  '$1',
  '&',
  '!',
  ':',
  '<->',
];
const SPACES = [' ', '\t', '\n', '\u00A0', '\u200B', '\u200F', '\u0000', '\u001F', '\uFEFF'];
const ODD = ['\uD800', '\uDFFF', 'x\u0301\u0301', '👩‍👩‍👧', 'ﷺ', 'ﷲ', 'İ', 'ı', 'ß', 'ǆ', '\u{E0041}'];
const ARABIC = [
  'ال',
  'و',
  'لله',
  'ـٔا',
  'وٰ',
  'ىٰ',
  'ا',
  'ء',
  'ۦ',
  'ۥ',
  '۞',
  '۩',
  '٢',
  '\u0670',
  '\u064B',
];
const WORDS = [
  'Allah',
  've',
  'root:',
  'kök:',
  '2:255',
  '999999',
  'suresi',
  '-1',
  'الله',
  'of',
  'DROP',
];

const part = fc.oneof(
  fc.constantFrom(...SIGNS, ...SPACES, ...ODD, ...ARABIC, ...WORDS),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const typed = fc.oneof(
  { weight: 8, arbitrary: fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.array(part, { minLength: 60, maxLength: 400 }).map((parts) => parts.join(' ')),
  },
);

/** @param count number of strings */
export function testHostileSearches(count: number): void {
  let name: string;
  let database: Database;

  beforeAll(async () => {
    name = await makeDatabase(embedded, 'whole');
    database = await embedded.open(name);
  });

  afterAll(async () => {
    await database.close();
    await embedded.drop(name);
  });

  test(`${count} random strings are answered, with at most a page of results`, async () => {
    const context = { database } as Context;
    const language = fc.constantFrom('turkish', 'english', 'arabic');
    await fc.assert(
      fc.asyncProperty(typed, language, fc.nat(3), async (query, of, pageIndex) => {
        const { totalElements, results } = await searchVerses(
          { query, language: of, pageSize: 5, pageIndex },
          context,
        );
        expect(totalElements).toBeGreaterThanOrEqual(0);
        expect(results).toHaveLength(Math.max(0, Math.min(5, totalElements - 5 * pageIndex)));
        const suggestions = await suggestTargets(query.slice(0, 30), of, context);
        expect(suggestions.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: count },
    );
  }, 900_000);
}
