/** Each note that says how often something occurs is right. */
import { posts } from '../../../../content/topics/topics';
import { terms } from '../../../../content/tables/terms';
import { countedClaims } from '../../../support/countedClaims';
import { describeOneDatabase } from '../../../support/database';

const NUMBER = {
  turkish: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz',
  english:
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred',
};

/** A number of places or times of a name, or of verses or surahs, in words or digits; not what a verse says itself. */
const COUNTS = [
  `(?<![\\p{L}\\d:])(?:\\d+|${NUMBER.turkish}) (?:yerde|kez|defa|kere)(?!\\p{L})[^.]*(?:geçer|gelir|anılan)`,
  `(?<![\\p{L}\\d:])(?:\\d+|${NUMBER.turkish.replace('bir|', '')}) (?:ayet|sure(?! \\())`,
  `(?:occurs|comes|used|named|mentioned) (?:once|twice|(?:\\d+|${NUMBER.english}) times|only in [^.]*, twice)`,
  `(?<![\\p{L}\\d:])(?:\\d+|${NUMBER.english}) (?:verses|surahs(?! \\())`,
].map((pattern) => new RegExp(pattern, 'iu'));

const notes = [
  ...posts.map(({ englishTitle, turkishNote, englishNote }) => ({
    of: englishTitle,
    turkish: turkishNote,
    english: englishNote,
  })),
  ...terms.flatMap(({ id, elements }) =>
    elements.map(({ turkish, english }) => ({
      of: `${id} ${turkish.label}`,
      turkish: turkish.meaning,
      english: english.meaning,
    })),
  ),
];

test('every note that counts is in the table of claims', () => {
  const counting = notes
    .filter(({ turkish, english }) => COUNTS.some((one) => one.test(turkish) || one.test(english)))
    .map(({ of }) => of);
  expect(counting.sort()).toEqual(countedClaims.map(({ of }) => of).sort());
});

const IN_WORDS: Record<number, { turkish: string; english: string }> = {
  1: { turkish: 'bir', english: 'once|one' },
  2: { turkish: 'iki', english: 'twice|two' },
  3: { turkish: 'üç', english: 'three' },
  4: { turkish: 'dört', english: 'four' },
  5: { turkish: 'beş', english: 'five' },
  7: { turkish: 'yedi', english: 'seven' },
  12: { turkish: 'on iki', english: 'twelve' },
  18: { turkish: 'on sekiz', english: 'eighteen' },
};

test.each(countedClaims)('the note of $of says $count in both languages', ({ of, count }) => {
  const note = notes.find((one) => one.of === of);
  const words = IN_WORDS[count];
  for (const language of ['turkish', 'english'] as const) {
    const number = `(?<![\\p{L}\\d:])(?:${count}|${words?.[language]})(?!\\p{L})`;
    expect(note?.[language]).toMatch(new RegExp(number, 'iu'));
  }
});

describeOneDatabase('counted claims', (databases) => {
  const database = databases.use('whole');

  test.each(countedClaims)('$of: $count', async ({ of, count, sql }) => {
    const [term, ...label] = of.split(' ');
    const [row] = sql
      ? await database().prisma.$queryRawUnsafe<{ count: number }[]>(sql)
      : await database().sql<{ count: number }>`
          SELECT count(*)::int AS count FROM "TermElementWord" t
          JOIN "TermElement" e ON e.id = t."termElementId"
          WHERE e."termId" = ${Number(term)} AND e."turkishLabel" = ${label.join(' ')}`;
    expect(row?.count).toBe(count);
  });
});
