/** The number of each element is that of its words, which can be counted again. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { deafCopyOf, describeOneDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';

interface Counted {
  databaseId: number;
  numberOfOccurrencesInQuran: number;
  occurrences: { totalCount: number };
  forms: { count: number }[];
  rules: { lemmas: string[]; numberOfWords: number; numberOfCounted: number }[];
  leftOut: { totalCount: number };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describeOneDatabase('the words of the elements', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  const elements: Counted[] = [];

  beforeAll(async () => {
    app = makeTestApp(database());
    let after: string | null = null;
    do {
      type Answer = {
        termElements: {
          edges: { node: Counted }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      const { termElements }: Answer = await app.query(
        `query ($after: String) { termElements(first: 50, after: $after) {
          edges { node { databaseId numberOfOccurrencesInQuran
            occurrences(first: 0) { totalCount } forms { count }
            rules { lemmas numberOfWords numberOfCounted } leftOut(first: 0) { totalCount } } }
          pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      elements.push(...termElements.edges.map(({ node }) => node));
      after = termElements.pageInfo.hasNextPage ? termElements.pageInfo.endCursor : null;
    } while (after);
  }, 300_000);

  test('are as many as the table says, and as their forms and rules add up to', () => {
    expect(elements).toHaveLength(581);
    const wrong = elements.filter(
      ({ numberOfOccurrencesInQuran: shown, occurrences, forms, rules }) =>
        shown !== occurrences.totalCount ||
        shown !== sum(forms.map(({ count }) => count)) ||
        shown !== sum(rules.map(({ numberOfCounted }) => numberOfCounted)),
    );
    expect(wrong).toEqual([]);
  });

  test('and the words left out are all words of the rules, each with a reason', async () => {
    const reasons = await database().sql<{ id: number; words: number; spelledAlike: number }>`
      SELECT r."termElementId" AS id, count(*)::int AS words, count(*) FILTER (
        WHERE NOT EXISTS (
          SELECT FROM "TermElementWord" t JOIN "Word" o ON o.id = t."wordId"
          WHERE t."termElementId" = r."termElementId" AND o.lemma = w.lemma)
      )::int AS "spelledAlike"
      FROM "LeftOutReason" r JOIN "Word" w ON w.id = ANY(r."wordIds") GROUP BY 1`;
    const ofElement = new Map(reasons.map((row) => [row.id, row]));
    const wrong = elements.filter(({ databaseId, occurrences, rules, leftOut }) => {
      const { words, spelledAlike } = ofElement.get(databaseId) ?? { words: 0, spelledAlike: 0 };
      const all = sum(rules.map(({ numberOfWords }) => numberOfWords)) + spelledAlike;
      return leftOut.totalCount !== words || all !== occurrences.totalCount + leftOut.totalCount;
    });
    expect(wrong).toEqual([]);
  });

  const MERCIFUL = `{ term(databaseId: 2) { termElements(first: 9) { edges { node {
    turkishLabel occurrences(first: 1) { totalCount edges { node { key verse { key } } } }
    rules { lemmas numberOfWords numberOfCounted }
    leftOut(first: 5) { totalCount edges { node { word { key } turkishReason englishReason } } }
  } } } } }`;

  test('are read in a fixed number of statements, and an edit leaves a word out without a reason', async () => {
    interface Node {
      turkishLabel: string;
      leftOut: { totalCount: number; edges: unknown[] };
      occurrences: { totalCount: number };
      rules: unknown[];
    }
    const read = async (from = app) => {
      const { term } = await from.query<{ term: { termElements: { edges: { node: Node }[] } } }>(
        MERCIFUL,
      );
      return term.termElements.edges.find(({ node }) => node.turkishLabel === 'Rahîm')?.node;
    };
    let before: Node | undefined;
    const statements = await statementsOf(database(), async () => {
      before = await read();
    });
    expect(statements.length).toBeLessThanOrEqual(8);
    const ofProphet = {
      word: { key: '9:128:14' },
      turkishReason: 'Peygamber için söylenir.',
      englishReason: 'Said of the Prophet.',
    };
    const inPlural = {
      word: { key: '48:29:9' },
      turkishReason: 'Çoğuldur, insanlar için söylenir.',
      englishReason: 'In the plural, of people.',
    };
    const edges = (nodes: object[]) => nodes.map((node) => ({ node }));
    expect(before).toMatchObject({
      occurrences: { totalCount: 114, edges: [{ node: { key: '1:1:4', verse: { key: '1:1' } } }] },
      rules: [{ lemmas: ['رَحِيم'], numberOfWords: 116, numberOfCounted: 114 }],
      leftOut: { totalCount: 2, edges: edges([ofProphet, inPlural]) },
    });
    const untagged = await database().sql<{
      termElementId: number;
      wordId: number;
      position: number;
    }>`
      DELETE FROM "TermElementWord" t USING "TermElement" e, "Word" w
      WHERE e.id = t."termElementId" AND e."termId" = 2 AND e."turkishLabel" = 'Rahîm'
        AND w.id = t."wordId" AND w.key = '1:1:4' RETURNING t.*`;
    const after = await read(makeTestApp(deafCopyOf(database())));
    await database().prisma.termElementWord.createMany({ data: untagged });
    const byAdmin = { word: { key: '1:1:4' }, turkishReason: null, englishReason: null };
    expect(after?.leftOut.edges).toEqual(edges([byAdmin, ofProphet, inPlural]));
    expect(after?.occurrences.totalCount).toBe(113);
  });
});
