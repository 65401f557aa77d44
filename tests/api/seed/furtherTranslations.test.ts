/** The translation that the project comes with besides those of the verses: added once, and removed for good. */
import { createRequire } from 'node:module';
import type { Database } from '../../../api/database/database';
import { removeTranslation } from '../../../api/exchange/translations/saveTranslation';
import { completeTranslations, FURTHER_TRANSLATIONS } from '../../../api/seed/furtherTranslations';
import { keyOfVerseId } from '../../../text/verseReference';
import { makeTestApp } from '../../support/app';
import { describeEachDatabase, describeOneDatabase, keepSomeVerses } from '../../support/database';
import { GERMAN, insertTranslation } from '../../support/translations';

const [ROWWAD] = FURTHER_TRANSLATIONS;
const SLUG = 'en-rowwad';

interface PackageRow {
  index: number;
  sura: number;
  ayaNumber: number;
  translation: string;
}

const rowsOfPackage = () =>
  (
    createRequire(__filename)(ROWWAD?.from ?? '') as { getHolyQuranTranslation(): PackageRow[] }
  ).getHolyQuranTranslation();

interface Answer {
  translations: { slug: string }[];
  verse: { translations: { text: string; notes: string | null; translation: object }[] };
  contentRevision: number;
}

const read = (database: Database, key = '2:255') =>
  makeTestApp(database).query<Answer>(
    `query ($key: String!) {
      translations { slug }
      verse(key: $key) { translations(slugs: ["${SLUG}"]) {
        text notes translation { slug language name direction version isStoredInVerse licence { terms } }
      } }
      contentRevision
    }`,
    { key },
  );

const slugsOf = ({ translations }: Answer) => translations.map(({ slug }) => slug);

test('the package has each verse once, in mushaf order', () => {
  const rows = rowsOfPackage();
  expect(rows).toHaveLength(6236);
  const wrong = rows.filter(
    ({ index, sura, ayaNumber }, place) =>
      index !== place + 1 || `${sura}:${ayaNumber}` !== keyOfVerseId(place + 1),
  );
  expect(wrong).toEqual([]);
});

describeOneDatabase('the content of a first start', (databases) => {
  const database = databases.use('whole');

  test('has the translation whole and unaltered, at revision 1, without changes', async () => {
    const { prisma } = database();
    const stored = await prisma.translationVerse.findMany({ orderBy: { verseId: 'asc' } });
    expect(stored.map(({ verseId, text, note }) => [verseId, text, note])).toEqual(
      rowsOfPackage().map(({ index, translation }) => [index, translation, null]),
    );
    expect(stored.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(await prisma.contentRevision.findFirst()).toMatchObject({
      revision: 1,
      addedTranslations: [SLUG],
    });
    expect(await prisma.contentChange.count()).toBe(0);
  });

  test.each([
    ['1:1', 'In the name of Allah, the Most Compassionate, the Most Merciful.'],
    ['112:1', 'Say: He is Allah, the One;'],
  ])('it can be chosen: %s', async (key, text) => {
    const { verse } = await read(database(), key);
    expect(verse.translations).toEqual([
      {
        text,
        notes: null,
        translation: {
          slug: SLUG,
          language: 'en',
          name: 'Rowwad Translation Center',
          direction: 'LTR',
          version: 1,
          isStoredInVerse: false,
          licence: {
            terms: 'QuranEnc: free to copy unaltered, naming the source; the package: ISC',
          },
        },
      },
    ]);
  });

  test('the next start adds nothing', async () => {
    const before = await read(database());
    await completeTranslations(database());
    expect(await read(database())).toEqual(before);
  });

  test('removed by an operator, it stays removed after the next start', async () => {
    await removeTranslation(database(), SLUG);
    const removed = await read(database());
    expect(slugsOf(removed)).toEqual(['tr-rowwad', 'en-saheeh']);
    expect(removed.verse.translations).toEqual([]);
    await completeTranslations(database());
    expect(await read(database())).toEqual(removed);
  });
});

describeEachDatabase('a database of an earlier release', (databases) => {
  test('gets the translation at its next start, once, as one change of content', async () => {
    const database = await databases.open('filled');
    const before = await read(database);
    expect(slugsOf(before)).toEqual(['tr-rowwad', 'en-saheeh']);
    const announced: number[] = [];
    database.onRevision((revision) => void announced.push(revision));
    await Promise.all([completeTranslations(database), completeTranslations(database)]);
    const after = await read(database);
    expect(slugsOf(after)).toEqual(['tr-rowwad', 'en-saheeh', SLUG]);
    expect(after.verse.translations[0]?.text).toMatch(/^Allah: none has the right to be worshiped/);
    expect(after.contentRevision).toBe(before.contentRevision + 1);
    expect(announced).toContain(after.contentRevision);
    expect(await database.prisma.translationVerse.count()).toBe(6236);

    await removeTranslation(database, SLUG);
    await completeTranslations(database);
    expect(slugsOf(await read(database))).toEqual(['tr-rowwad', 'en-saheeh']);
  });
});

describeOneDatabase('databases with other content', (databases) => {
  test('an imported translation under the same slug is kept', async () => {
    const database = await databases.open('filled');
    await insertTranslation(database, { ...GERMAN, slug: SLUG }, (key) => ({
      text: `Vers ${key}`,
    }));
    const before = await read(database);
    await completeTranslations(database);
    expect(await read(database)).toEqual(before);
    expect(before.verse.translations[0]?.text).toBe('Vers 2:255');
    await removeTranslation(database, SLUG);
    await completeTranslations(database);
    expect(slugsOf(await read(database))).not.toContain(SLUG);
  });

  test.each(['migrated', 'small'] as const)('one that is %s is left alone', async (state) => {
    const database = await databases.open(state);
    await keepSomeVerses(database);
    await completeTranslations(database);
    expect(await database.prisma.translation.count()).toBe(0);
  });
});
