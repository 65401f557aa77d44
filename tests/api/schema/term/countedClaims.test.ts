/** Each note that says how often something occurs is right. */
import { posts } from '../../../../content/topics/topics';
import { terms } from '../../../../content/tables/terms';
import { countedClaims } from '../../../support/countedClaims';
import { describeOneDatabase } from '../../../support/database';

/** Sentences that count occurrences or verses, in words or in digits. */
const NUMBER = {
  turkish: '(?:\\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz)',
  english:
    '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|hundred)',
};
const COUNTS = {
  turkish: new RegExp(
    `\\b${NUMBER.turkish}(?![\\d:]) (?:yerde|kez|defa|kere)\\b[^.]*?(?:geçer|anıl|gelir)|anılan.*\\bkez|(?<![:\\d])${NUMBER.turkish} (?:ayet|sure)(?!te|de|in|i )\\p{L}*`,
    'iu',
  ),
  english: new RegExp(
    `(?:occurs?|comes|mentioned|named|used) (?:[^.;]*?)?\\b(?:once|twice|(?:${NUMBER.english}) times)\\b|\\bonly in [^.]*, twice|(?<![:\\d])\\b${NUMBER.english} (?:verses|surahs)`,
    'i',
  ),
};

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

test('every note that counts is in the table of claims, in both languages', () => {
  const counting = (language: 'turkish' | 'english') =>
    notes.filter((note) => COUNTS[language].test(note[language])).map(({ of }) => of);
  const claimed = countedClaims.map(({ of }) => of).sort();
  expect(counting('turkish').sort()).toEqual(claimed);
  expect(counting('english').sort()).toEqual(claimed);
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
