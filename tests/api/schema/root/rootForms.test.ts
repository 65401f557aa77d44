/** Forms and glosses of roots, compared with counts of the words from the first start. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';

interface GlossCount {
  text: string;
  count: number;
}

interface Rendered {
  letters: string;
  numberOfOccurrences: number;
  numberOfVerses: number;
  turkishGlosses: GlossCount[];
  englishGlosses: GlossCount[];
  forms: (GlossCount & {
    arabicText: string;
    firstWordKey: string;
    turkishGlosses: GlossCount[];
    englishGlosses: GlossCount[];
  })[];
}

interface Word {
  key: string;
  arabicText: string;
  turkishTranslation: string | null;
  englishTranslation: string | null;
}

const FIELDS = `letters numberOfOccurrences numberOfVerses
  turkishGlosses { text count } englishGlosses { text count }
  forms { arabicText count firstWordKey turkishGlosses { text count } englishGlosses { text count } }`;

const PAGE = `query ($letter: String!, $after: String) {
  roots(letter: $letter, first: 100, after: $after) {
    totalCount edges { node { letters } } pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  totalCount: number;
  edges: { node: { letters: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** Only the letters, in lower case. */
const bare = (text: string, tag: string) =>
  text
    .toLocaleLowerCase(tag)
    .replace(/[^\p{L}\p{M} -]/gu, '')
    .replace(/[ -]+/g, ' ')
    .trim();

describeOneDatabase('how roots are rendered', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
    await app.query('{ __typename }');
  });

  const render = async (letters: string) => {
    const document = `query ($letters: String!) { root(letters: $letters) { ${FIELDS} } }`;
    return (await app.query<{ root: Rendered }>(document, { letters })).root;
  };
  const wordsOf = (letters: string) => database().sql<Word>`
    SELECT w.* FROM "Word" w JOIN "Root" r ON r.id = w."rootId"
    WHERE r.letters = ${letters} ORDER BY w.id`;

  test('a root with one word', async () => {
    const root = await render('كفأ');
    expect(root).toEqual({
      letters: 'كفأ',
      numberOfOccurrences: 1,
      numberOfVerses: 1,
      turkishGlosses: [{ text: expect.any(String), count: 1 }],
      englishGlosses: [{ text: 'equivalent', count: 1 }],
      forms: [
        {
          arabicText: 'كُفُوًا',
          count: 1,
          firstWordKey: '112:4:4',
          turkishGlosses: root.turkishGlosses,
          englishGlosses: root.englishGlosses,
        },
      ],
    });
  });

  test.each(['كتب', 'قول', 'أله', 'أتي'])('the counts of %s match its words', async (letters) => {
    const root = await render(letters);
    const words = await wordsOf(letters);
    expect(root.numberOfOccurrences).toBe(words.length);
    const verses = words.map(({ key }) => key.replace(/:\d+$/, ''));
    expect(root.numberOfVerses).toBe(new Set(verses).size);

    expect(sum(root.forms)).toBe(words.length);
    for (const [language, tag] of [
      ['turkish', 'tr'],
      ['english', 'en'],
    ] as const) {
      const counts = new Map<string, number>();
      for (const word of words) {
        const gloss = word[`${language}Translation`];
        if (gloss) counts.set(bare(gloss, tag), (counts.get(bare(gloss, tag)) ?? 0) + 1);
      }
      const glosses = root[`${language}Glosses`];
      expect(new Map(glosses.map(({ text, count }) => [bare(text, tag), count]))).toEqual(counts);
      const falling = [...glosses].sort((one, other) => other.count - one.count);
      expect(glosses).toEqual(falling);
      const ofForms = root.forms.map((form) => sum(form[`${language}Glosses`]));
      expect(ofForms.reduce((all, count) => all + count, 0)).toBe(sum(glosses));
    }

    const firsts = new Map(words.map((word) => [word.key, word]));
    for (const form of root.forms) {
      expect(words.some(({ arabicText }) => arabicText === form.arabicText)).toBe(true);
      expect(firsts.get(form.firstWordKey)).toBeDefined();
    }
    expect(new Set(root.forms.map(({ arabicText }) => arabicText)).size).toBe(root.forms.length);
  });

  test('the most frequent glosses and form of كتب', async () => {
    const { turkishGlosses, forms } = await render('كتب');
    expect(turkishGlosses.slice(0, 2)).toEqual([
      { text: 'kitabı', count: 67 },
      { text: 'kitap', count: 55 },
    ]);
    expect(forms[0]).toMatchObject({ arabicText: 'ٱلْكِتَـٰبَ' });
  });

  test('the initials cover all roots, and the pages of a letter all its roots', async () => {
    interface Answer {
      rootInitials: { letter: string; numberOfRoots: number }[];
      roots: { totalCount: number };
    }
    const { rootInitials, roots } = await app.query<Answer>(
      '{ rootInitials { letter numberOfRoots } roots(first: 0) { totalCount } }',
    );
    expect(rootInitials.map(({ letter }) => letter).join('')).toBe('أبتثجحخدذرزسشصضطظعغفقكلمنهوي');
    const all = rootInitials.reduce((count, { numberOfRoots }) => count + numberOfRoots, 0);
    expect(roots.totalCount).toBe(all);
    for (const { letter, numberOfRoots } of rootInitials) {
      const letters: string[] = [];
      for (let after: string | null = null; ;) {
        const { roots }: { roots: Page } = await app.query(PAGE, { letter, after });
        expect(roots.totalCount).toBe(numberOfRoots);
        letters.push(...roots.edges.map(({ node }) => node.letters));
        if (!roots.pageInfo.hasNextPage) break;
        after = roots.pageInfo.endCursor;
      }
      expect(letters).toHaveLength(numberOfRoots);
      expect(letters).toEqual([...letters].sort());
      expect(letters.every((root) => root.startsWith(letter))).toBe(true);
    }
  });

  const page = `${FIELDS} previousLetters nextLetters words(first: 100) { edges { node { key } } }`;

  test.each([
    ['a root', 0, '{ root(letters: "كتب") { letters } }'],
    ['the forms and glosses of a root', 2, `{ root(letters: "كتب") { ${FIELDS} } }`],
    ['the page of a root', 3, `{ root(letters: "كتب") { ${page} } }`],
    [
      'the pages of three roots',
      3,
      `{ a: root(letters: "قول") { ${page} }
      b: root(letters: "كتب") { ${page} } c: root(letters: "أتي") { ${page} } }`,
    ],
    [
      'forms of 60 roots',
      1,
      '{ roots(first: 60) { edges { node { forms { arabicText turkishGlosses { text } } } } } }',
    ],
    [
      'the roots of a letter',
      1,
      '{ roots(letter: "ن", first: 100) { edges { node { numberOfOccurrences } } } }',
    ],
    ['the initials, which were read before', 0, '{ rootInitials { letter numberOfRoots } }'],
  ])('%s: %i statements', async (_what, number, document) => {
    await app.query('{ rootInitials { letter } root(letters: "قول") { nextLetters } }');
    const statements = await statementsOf(database(), () => app.query(document));
    expect(statements).toHaveLength(number);
  });

  test('forms and glosses of 100 roots are within the limit, those of 500 are not', async () => {
    const roots =
      '(first: 100) { edges { node { forms { arabicText turkishGlosses { text } } } } }';
    expect((await app.answer(`{ roots${roots} }`)).errors).toBeUndefined();
    const { errors } = await app.answer(
      `{ ${[1, 2, 3, 4, 5].map((number) => `a${number}: roots${roots}`).join(' ')} }`,
    );
    expect(errors?.[0]?.extensions?.limit).toBe('complexity');
  });
});
