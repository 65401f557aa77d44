import { makeTestApp, type TestApp } from '../../../support/app';
import { insertRoot } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';

const ROOT = `query ($letters: String!) { root(letters: $letters) {
  letters numberOfOccurrences words(first: 2) { totalCount edges { node { key } } }
} }`;

describeEachDatabase('roots', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
    await insertRoot(database(), 'رحم', ['1:3:1', '1:1:3', '1:1:4']);
    await insertRoot(database(), 'حمد', ['1:2:1']);
  });

  test.each(['رحم', 'ر ح م', ' ر\tح  م '])('root(letters: %j)', async (letters) => {
    expect(await app.query(ROOT, { letters })).toEqual({
      root: {
        letters: 'رحم',
        numberOfOccurrences: 3,
        words: {
          totalCount: 3,
          edges: [{ node: { key: '1:1:3' } }, { node: { key: '1:1:4' } }],
        },
      },
    });
  });

  test('a root that no word has is null', async () => {
    expect(await app.query(ROOT, { letters: 'زقق' })).toEqual({ root: null });
  });

  test.each(['', 'x', 'rhm', 'ر', 'رحمرحم', "ر'; DROP", 'ر'.repeat(5000)])(
    '%j is refused with an explanation of a valid root',
    async (letters) => {
      const { errors } = await app.answer(ROOT, { letters });
      expect(errors?.[0]?.message).toMatch(
        /^A root is two to five Arabic letters, such as "كتب"; got "/,
      );
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('all roots are in alphabetical order', async () => {
    expect(
      await app.query(
        '{ roots { totalCount edges { node { letters numberOfOccurrences numberOfVerses } } } }',
      ),
    ).toEqual({
      roots: {
        totalCount: 2,
        edges: [
          { node: { letters: 'حمد', numberOfOccurrences: 1, numberOfVerses: 1 } },
          { node: { letters: 'رحم', numberOfOccurrences: 3, numberOfVerses: 2 } },
        ],
      },
    });
  });
});

interface Roots {
  roots: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
    edges: { node: { letters: string } }[];
  };
}

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $letter: String) {
  roots(first: $first, after: $after, last: $last, before: $before, letter: $letter) {
    totalCount pageInfo { hasNextPage startCursor endCursor } edges { node { letters } }
  } }`;

const lettersOf = ({ roots }: Roots) => roots.edges.map(({ node }) => node.letters);

describeEachDatabase('the alphabetical list of roots', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  // Inserted out of alphabetical order, as by edits and imports.
  const MADE = ['نفس', 'يدي', 'أمن', 'ءخر', 'اله', 'بدأ', 'بدر', 'بدع', 'سأل', 'سبأ', 'أبد'];
  const ORDER = ['أبد', 'ءخر', 'اله', 'أمن', 'بدأ', 'بدر', 'بدع', 'سأل', 'سبأ', 'نفس', 'يدي'];
  beforeAll(async () => {
    app = makeTestApp(database());
    for (const [index, letters] of MADE.entries()) {
      await insertRoot(database(), letters, [`2:282:${index + 1}`]);
    }
    await insertRoot(database(), 'بدل', []);
  });

  const read = (variables: object) => app.query<Roots>(PAGE, variables);

  test('is in dictionary order, whatever the hamza seats and the order of insertion', async () => {
    const answer = await read({ first: 100 });
    expect(lettersOf(answer)).toEqual(ORDER);
    expect(answer.roots.totalCount).toBe(ORDER.length);
  });

  test('is the same in pages, forward and backward', async () => {
    const forwards: string[] = [];
    const backwards: string[] = [];
    for (let after: string | null = null; ;) {
      const answer: Roots = await read({ first: 2, after });
      forwards.push(...lettersOf(answer));
      if (!answer.roots.pageInfo.hasNextPage) break;
      after = answer.roots.pageInfo.endCursor;
    }
    for (let before: string | null = null; ;) {
      const answer: Roots = await read({ last: 3, before });
      if (answer.roots.edges.length === 0) break;
      backwards.unshift(...lettersOf(answer));
      before = answer.roots.pageInfo.startCursor;
    }
    expect(forwards).toEqual(ORDER);
    expect(backwards).toEqual(ORDER);
  });

  test('keyset pagination is stable when roots are inserted around the cursor', async () => {
    const own = await databases.open('filled');
    const other = makeTestApp(own);
    await insertRoot(own, 'بدأ', ['1:1:1']);
    await insertRoot(own, 'سبأ', ['1:1:2']);
    const { roots } = await other.query<Roots>(PAGE, { first: 1 });
    await insertRoot(own, 'أبد', ['1:1:3']);
    await insertRoot(own, 'سأل', ['1:1:4']);
    const next = await other.query<Roots>(PAGE, { first: 5, after: roots.pageInfo.endCursor });
    expect(lettersOf(next)).toEqual(['سأل', 'سبأ']);
    // The root of the cursor loses its word.
    await insertRoot(own, 'بدع', ['1:1:1']);
    const { endCursor } = roots.pageInfo;
    const last = await other.query<Roots>(PAGE, { first: 5, after: endCursor });
    expect(lettersOf(last)).toEqual(['بدع', 'سأل', 'سبأ']);
  });

  test.each([
    ['ب', ['بدأ', 'بدر', 'بدع']],
    ['س', ['سأل', 'سبأ']],
    ...['أ', 'ا', 'إ', 'آ', 'ء', 'ؤ', 'ئ'].map((letter) => [letter, ['أبد', 'ءخر', 'اله', 'أمن']]),
    ['ظ', []],
  ])('roots(letter: %j)', async (letter, roots) => {
    const answer = await read({ letter, first: 100 });
    expect(lettersOf(answer)).toEqual(roots);
    expect(answer.roots.totalCount).toBe(roots.length);
  });

  test('the roots of a letter are paginated', async () => {
    const { roots } = await read({ letter: 'ب', first: 2 });
    expect(roots.pageInfo.hasNextPage).toBe(true);
    const next = await read({ letter: 'ب', first: 2, after: roots.pageInfo.endCursor });
    expect(lettersOf(next)).toEqual(['بدع']);
    expect(next.roots.pageInfo.hasNextPage).toBe(false);
  });

  test.each(['', 'x', 'بد', 'ـ', '\u064E', '1', ' ب', "'", 'پ'])(
    'roots(letter: %j) is refused with an explanation of a valid letter',
    async (letter) => {
      const { errors } = await app.answer(PAGE, { letter });
      expect(errors?.[0]?.message).toBe(
        `\`letter\` must be one Arabic letter, such as "ك"; got ${JSON.stringify(letter)}.`,
      );
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('the initials of roots', async () => {
    expect(await app.query('{ rootInitials { letter numberOfRoots } }')).toEqual({
      rootInitials: [
        { letter: 'أ', numberOfRoots: 4 },
        { letter: 'ب', numberOfRoots: 3 },
        { letter: 'س', numberOfRoots: 2 },
        { letter: 'ن', numberOfRoots: 1 },
        { letter: 'ي', numberOfRoots: 1 },
      ],
    });
  });

  test.each([
    ['أبد', null, 'ءخر'],
    ['بدع', 'بدر', 'سأل'],
    ['يدي', 'نفس', null],
  ])('the neighbors of %s', async (letters, previousLetters, nextLetters) => {
    expect(
      await app.query(
        'query ($letters: String!) { root(letters: $letters) { previousLetters nextLetters } }',
        { letters },
      ),
    ).toEqual({ root: { previousLetters, nextLetters } });
  });

  test('a root that has lost its words is null', async () => {
    expect(await app.query('{ root(letters: "بدل") { letters } }')).toEqual({ root: null });
  });
});
