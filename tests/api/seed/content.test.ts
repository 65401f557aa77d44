/** What the first start imports besides the text: letters, tables, topics, roots and glosses. */
import type { Database } from '../../../api/database/database';
import { letters } from '../../../content/letters';
import { letterSounds } from '../../../content/letterSounds';
import { readingSigns } from '../../../content/readingSigns';
import { DISPUTED_PLACES, surahDetails } from '../../../content/surahDetails';
import { posts } from '../../../content/topics/topics';
import { terms } from '../../../content/tables/terms';
import { makeTestApp } from '../../support/app';
import { consistentHeads, type Heads } from '../../../text/glossGroups';
import { describeOneDatabase } from '../../support/database';
import { bearer, send, signInNewAdmin } from '../../support/signIn';

/** A sentence quoted within another is part of it. */
const sentencesOf = (text: string) => text.match(/[.!?…][”"’)]*(?=\s+[\p{Lu}“]|$)/gu)?.length ?? 0;

describe('topics', () => {
  test.each([
    ['introduction', 1],
    ['quran', 12],
    ['faith', 8],
    ['faithInAllah', 8],
    ['faithInAfterlife', 8],
    ['faithInAngels', 8],
    ['faithInBook', 8],
    ['faithInProphets', 8],
    ['worship', 10],
    ['salaat', 8],
    ['fasting', 3],
    ['hajj', 6],
    ['alms', 9],
    ['other', 130],
  ])('section %s has at least %i', (section, least) => {
    expect(posts.filter((post) => post.section === section).length).toBeGreaterThanOrEqual(least);
  });

  test('there are about two hundred, the Beginning first, with unique titles', () => {
    expect(posts.length).toBeGreaterThanOrEqual(200);
    expect(posts[0]?.section).toBe('introduction');
    for (const title of ['turkishTitle', 'englishTitle'] as const) {
      expect(new Set(posts.map((post) => post[title])).size).toBe(posts.length);
    }
  });

  test.each(posts.map((post) => [post.englishTitle, post] as const))(
    '%s: two to nine sentences in both languages',
    (_title, { turkishNote, englishNote }) => {
      for (const note of [turkishNote, englishNote]) {
        expect(note).toBe(note.trim());
        expect(sentencesOf(note)).toBeGreaterThanOrEqual(2);
        expect(sentencesOf(note)).toBeLessThanOrEqual(9);
      }
    },
  );
});

test('the letters are the 28 in order, then the hamza', () => {
  expect(letters.map(({ arabicLetter }) => arabicLetter).join('')).toBe(
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  );
  expect(letters.flatMap((letter) => Object.values(letter)).every(Boolean)).toBe(true);
});

test('every letter has a name, a sound in both languages, and no other is described', () => {
  expect(Object.keys(letterSounds)).toEqual(letters.map(({ arabicLetter }) => arabicLetter));
  const names = Object.values(letterSounds).map(({ turkishName }) => turkishName);
  expect(new Set(names).size).toBe(29);
  expect(names).toEqual(expect.arrayContaining(['be', 'se', 'hı', 'zel', 'kaf', 'kef', 'he']));
});

describe('the signs of reading', () => {
  test('have a name and a meaning in both languages', () => {
    expect(readingSigns.flatMap((sign) => Object.values(sign)).every(Boolean)).toBe(true);
    expect(new Set(readingSigns.map(({ sign }) => sign)).size).toBe(readingSigns.length);
  });

  test('include every pause mark and the sign of a prostration', () => {
    const pauses = readingSigns.filter(({ kind }) => kind === 'pause');
    const marks = pauses.map(({ sign }) => sign.replace('ـ', '')).sort();
    expect(marks).toEqual([...'\u06D6\u06D7\u06D8\u06D9\u06DA\u06DB\u06DC\u06E9']);
  });

  test('include the vowel signs of ordinary Arabic', () => {
    const signs = readingSigns.filter(({ kind }) => kind === 'vowel').map(({ sign }) => sign[1]);
    expect(signs).toEqual(
      expect.arrayContaining([...'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670']),
    );
  });

  test('include the forms of letters that the alphabet lacks', () => {
    const forms = readingSigns.filter(({ kind }) => kind === 'letter').map(({ sign }) => sign);
    expect(forms).toEqual(['ة', 'ى', 'ٱ', 'لا']);
  });
});

describe('details of surahs', () => {
  test('are of existing surahs, with other names in both languages or none', () => {
    for (const [number, details] of Object.entries(surahDetails)) {
      expect(Number(number)).toBeGreaterThanOrEqual(1);
      expect(Number(number)).toBeLessThanOrEqual(114);
      expect(Boolean(details.turkishOtherNames)).toBe(Boolean(details.englishOtherNames));
      expect(Boolean(details.turkishNameNote)).toBe(Boolean(details.englishNameNote));
    }
  });

  test('name ten surahs with a disputed place of revelation', () => {
    expect(DISPUTED_PLACES).toEqual([13, 22, 47, 55, 61, 64, 76, 83, 98, 99]);
  });
});

describe('tables', () => {
  test('there are 29, with the keys and tags of the design', () => {
    expect(terms.map(({ id }) => id)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
    expect(terms.map(({ englishTag }) => englishTag).join(' ')).toBe(
      'QNA ANA HVN HEN AGN BNA ZNA TNA PNA MNA NNA JON SNA ISN INA ABN JHN JBN JSN ENN DNA AAN MON JNA QAD AAD BAD ZAD TAD',
    );
    expect(new Set(terms.map(({ turkishTag }) => turkishTag)).size).toBe(29);
  });

  test.each(terms.map((term) => [term.englishName, term] as const))(
    '%s: every field of every row is filled, and labels are unique',
    (_name, { elements }) => {
      expect(elements.length).toBeGreaterThan(0);
      for (const { arabicName, turkish, english } of elements) {
        const texts = [arabicName, ...Object.values(turkish), ...Object.values(english)];
        expect(texts.filter((text: string) => !text || text !== text.trim())).toEqual([]);
      }
      for (const language of ['turkish', 'english'] as const) {
        const labels = elements.map((element) => element[language].label);
        expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
      }
    },
  );

  test('the meaning of a name that is not in the Qur’an says so', () => {
    const without = terms.flatMap(({ elements }) =>
      elements.filter(({ occurrences }) => occurrences.length === 0),
    );
    for (const { turkish, english } of without) {
      expect(turkish.meaning).toMatch(/Kur’an/);
      expect(english.meaning).toMatch(/Qur’an/);
    }
    expect(without.length).toBeLessThan(30);
  });
});

describeOneDatabase('a first start', (databases) => {
  const database = databases.use('whole');

  const occurrences = async (termId: number, englishLabel: string) => {
    const element = await database().prisma.termElement.findFirstOrThrow({
      where: { termId, englishLabel },
    });
    return element.numberOfOccurrencesInQuran;
  };

  test.each([
    [9, 'Moses', 136],
    [9, 'Abraham', 69],
    [9, 'Noah', 43],
    [9, 'Joseph', 27],
    [9, 'Lot', 27],
    [9, 'Adam', 25],
    [9, 'Jesus', 25],
    [9, 'Aaron', 20],
    [9, 'Muhammad', 4],
    [1, 'al-Qur’an', 70],
    [8, 'at-Tawrah', 18],
    [6, 'al-Injil', 12],
    [7, 'az-Zabur', 3],
    [2, 'Allah', 2704],
    [2, 'ar-Rahman', 57],
    [4, 'Jahannam', 77],
    [24, 'Son of Mary', 23],
    [24, 'Word of Truth', 1],
    [25, 'Mukarram', 1],
    [25, 'Marfuʿ', 1],
    [25, 'Qayyim', 2],
    [1, 'al-Wahy', 3],
  ])('table %i: %s occurs %i times', async (termId, label, count) => {
    expect(await occurrences(termId, label)).toBe(count);
  });

  test('every row has a verse, unless its name is not in the Qur’an', async () => {
    const without = await database().prisma.termElement.count({ where: { verses: { none: {} } } });
    const none = terms
      .flatMap(({ elements }) => elements)
      .filter((row) => row.occurrences.length === 0);
    expect(without).toBe(none.length);
  });

  test('every topic has 5 to 40 unique verses, in their order', async () => {
    const rows = await database().sql<{
      id: number;
      verses: number;
      distinct: number;
      last: number;
    }>`
      SELECT p.id, count(*)::int AS verses, count(DISTINCT v."verseId")::int AS distinct,
        max(v.position)::int AS last
      FROM "Post" p JOIN "PostVerse" v ON v."postId" = p.id GROUP BY p.id`;
    expect(rows).toHaveLength(posts.length);
    for (const { verses, distinct, last } of rows) {
      expect([distinct, last]).toEqual([verses, verses]);
      expect(verses).toBeGreaterThanOrEqual(5);
      expect(verses).toBeLessThanOrEqual(40);
    }
  });

  test('topics are numbered from 1 in their section; post 1 is the Beginning', async () => {
    const rows = await database().sql<{ section: string; numbers: number[] }>`
      SELECT section, array_agg(number ORDER BY id) AS numbers FROM "Post" GROUP BY section`;
    for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const beginning = await database().prisma.post.findUniqueOrThrow({ where: { id: 1 } });
    expect(beginning).toMatchObject({ section: 'introduction', englishTitle: 'Beginning' });
    expect(beginning.turkishNote).toMatch(/^<p>.+<\/p>$/s);
  });

  const share = async (condition: string) => {
    const [row] = await database().prisma.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "Word" w JOIN "Verse" v ON v.id = w."verseId" WHERE ${condition}`,
    );
    return row?.count ?? 0;
  };

  test('every word has a Turkish gloss', async () => {
    expect(await share('w."turkishTranslation" IS NOT NULL')).toBe(77_429);
  });

  test('all words that have a root are linked to it', async () => {
    expect(await share('"rootId" IS NOT NULL')).toBeGreaterThanOrEqual(49_967);
  });

  test('every root has a sense in both languages, and some have a note', async () => {
    const where = { OR: [{ turkishSense: null }, { englishSense: null }] };
    expect(await database().prisma.root.findMany({ where })).toEqual([]);
    const notes = await database().prisma.root.findMany({ where: { turkishNote: { not: null } } });
    expect(notes.map(({ letters }) => letters)).toEqual(expect.arrayContaining(['أله', 'نوس']));
  });

  test.each([
    ['106:1:2', 'قرش'],
    ['2:185:2', 'رمض'],
    ['3:45:11', 'مسح'],
    ['2:113:2', 'هود'],
    ['3:167:20', 'يوم'],
    ['30:4:10', 'يوم'],
    ['2:158:2', 'صفو'],
    ['2:158:3', 'مرو'],
    ['2:198:12', 'عرف'],
  ])('the root of %s is %s', async (key, root) => {
    const word = await database().prisma.word.findUniqueOrThrow({
      where: { key },
      include: { root: true },
    });
    expect(word.root?.letters).toBe(root);
  });

  test('every word is alone or in a group of neighbors that have the number of one of them', async () => {
    const verses = await database().sql<{ turkish: Heads; english: Heads }>`
      SELECT array_agg("turkishGlossOf" ORDER BY id) AS turkish,
        array_agg("englishGlossOf" ORDER BY id) AS english
      FROM "Word" GROUP BY "verseId"`;
    expect(verses).toHaveLength(6236);
    for (const heads of verses.flatMap(({ turkish, english }) => [turkish, english])) {
      expect(consistentHeads(heads)).toEqual(heads);
    }
    expect(await share('"turkishGlossOf" <> "numberInVerse"')).toBeGreaterThan(5000);
  });

  test('every gloss, root and tag has an origin, and what is missing has none', async () => {
    const isWrong = [
      '(w."turkishTranslation" IS NULL) <> ("turkishSource" IS NULL)',
      '(w."englishTranslation" IS NULL) <> ("englishSource" IS NULL)',
      '("rootId" IS NULL) <> ("rootSource" IS NULL)',
      `EXISTS (SELECT 1 FROM "TermElementWord" t WHERE t."wordId" = w.id)
        <> ("termElementsSource" IS NOT NULL)`,
    ];
    expect(await share(isWrong.map((one) => `(${one})`).join(' OR '))).toBe(0);
    const kinds = await database().sql<{ kind: string | null }>`
      SELECT DISTINCT unnest(ARRAY["turkishSource", "englishSource", "rootSource",
        "termElementsSource"]) AS kind FROM "Word"`;
    const known = kinds.flatMap(({ kind }) => kind ?? []);
    expect(known.sort()).toEqual(['lexicon', 'package', 'rule']);
  });

  test('organizing the tables changes nothing: they are already ordered and counted', async () => {
    const app = makeTestApp(database());
    const jwt = await signInNewAdmin(database(), app, 'editor');
    const rows = (db: Database) => db.sql`
      SELECT e.id, e."elementOrder", e."numberOfOccurrencesInQuran" AS count,
        array_agg(v."verseId" ORDER BY v."verseId") AS verses
      FROM "TermElement" e LEFT JOIN "TermElementVerse" v ON v."termElementId" = e.id
      GROUP BY e.id ORDER BY e.id`;
    const before = await rows(database());
    for (const { id } of terms) {
      const { data } = await send<{ organizeTerm: { __typename: string } }>(
        app,
        'mutation ($input: OrganizeTermInput!) { organizeTerm(input: $input) { __typename } }',
        { input: { databaseId: id } },
        bearer(jwt),
      );
      expect(data?.organizeTerm.__typename).toBe('OrganizeTermPayload');
    }
    expect(await rows(database())).toEqual(before);
    // A save without changes creates no revision.
    expect(await database().prisma.revision.count({ where: { entity: 'termElement' } })).toBe(0);
  });
});
