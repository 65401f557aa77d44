/** The names of famous verses that the first start imports. */
import { nameKeys } from '../../../text/nameKeys';
import { isInMushaf, parseVerseRun } from '../../../text/verseReference';
import { verseAliasCreation } from '../../../api/schema/verseAlias/verseAliasRules';
import { aliases } from '../../../content/aliases';
import { makeTestApp } from '../../support/app';
import { insertAlias } from '../../support/content';
import { describeOneDatabase } from '../../support/database';

const LANGUAGES = ['turkish', 'english', 'arabic'] as const;
const rows = aliases.flatMap(({ verses, ...names }) =>
  LANGUAGES.flatMap((language) =>
    (names[language] ?? []).map((name) => ({ name, language, verses })),
  ),
);

test('there are at least seventy, in every language', () => {
  expect(rows.length).toBeGreaterThanOrEqual(70);
  for (const language of LANGUAGES) {
    expect(rows.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(15);
  }
});

test.each(rows.map((row) => [`${row.name}, ${row.verses}`, row] as const))(
  '%s: a valid name of existing verses in one surah',
  (_name, row) => {
    expect(verseAliasCreation.parse(row).name).toBe(row.name);
    const { first, last } = parseVerseRun(row.verses) ?? {};
    expect(first && last && isInMushaf(first) && isInMushaf(last)).toBe(true);
    expect(last?.surah).toBe(first?.surah);
    expect(last?.verse).toBeGreaterThanOrEqual(first?.verse ?? NaN);
  },
);

test.each(LANGUAGES)('%s: no two names have the same search key', (language) => {
  const seen = new Map<string, string>();
  for (const row of rows.filter((one) => one.language === language)) {
    for (const key of nameKeys(row.name)) {
      expect([key, seen.get(key)]).toEqual([key, undefined]);
      seen.set(key, row.name);
    }
  }
});

test('they are in mushaf order, without duplicate verses', () => {
  const places = aliases.map(({ verses }) => {
    const { first, last } = parseVerseRun(verses) ?? {};
    return [first?.surah, first?.verse, last?.verse].map((part) => String(part).padStart(3, '0'));
  });
  const texts = places.map((place) => place.join(':'));
  expect(new Set(texts).size).toBe(texts.length);
  expect([...texts].sort().map((text) => text.slice(0, 7))).toEqual(
    texts.map((text) => text.slice(0, 7)),
  );
});

describeOneDatabase('a first start', (databases) => {
  const database = databases.use('whole');

  test('has all of them, and a new one gets the next key', async () => {
    const found = await database().sql`
      SELECT a.name, a.language::text, v.key AS first, l.key AS last FROM "VerseAlias" a
      JOIN "Verse" v ON v.id = a."verseId" JOIN "Verse" l ON l.id = a."lastVerseId" ORDER BY a.id`;
    const expected = rows.map(({ name, language, verses }) => {
      const [first = '', end] = verses.split('-');
      const last = end === undefined ? first : first.replace(/\d+$/, end);
      return { name, language, first, last };
    });
    expect(found).toEqual(expected);
    expect(await insertAlias(database(), 'Yeni', '1:2')).toBe(rows.length + 1);
  });

  test('the Throne Verse has its names in all three languages', async () => {
    const { verseAliases } = await makeTestApp(database()).query<{
      verseAliases: { edges: { node: { name: string; firstVerse: { key: string } } }[] };
    }>('{ verseAliases(first: 100) { edges { node { name firstVerse { key } } } } }');
    const names = verseAliases.edges
      .filter(({ node }) => node.firstVerse.key === '2:255')
      .map(({ node }) => node.name);
    expect(names).toEqual(
      expect.arrayContaining(['Âyetü’l-Kürsî', 'Ayetel Kürsi', 'Throne Verse', 'آية الكرسي']),
    );
  });
});
