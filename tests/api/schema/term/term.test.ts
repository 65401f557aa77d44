import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';

interface Page<Node> {
  totalCount: number;
  edges: { node: Node }[];
}

interface Element {
  databaseId: number;
  arabicName: string;
  verses: Page<{ key: string }>;
}

describeEachDatabase('terms', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let term: number;
  let elements: number[];

  beforeAll(async () => {
    app = makeTestApp(database());
    term = await insertTerm(database(), 'Adlar');
    const other = await insertTerm(database(), 'Sıfatlar');
    elements = [
      await insertElement(database(), term, ['1:1:4'], { elementOrder: 2 }),
      await insertElement(database(), term, ['55:1:1', '1:1:3', '1:3:1'], { elementOrder: 1 }),
      await insertElement(database(), term, ['1:2:1'], { elementOrder: 3, deletedAt: new Date() }),
      await insertElement(database(), other, [], { elementOrder: 1 }),
    ];
  });

  test('a term with its elements in the order of its table', async () => {
    const answer = await app.query(
      `query ($id: Int!) { term(databaseId: $id) {
        databaseId turkishName englishName turkishTag englishTag url version
        termElements { totalCount edges { node {
          databaseId elementOrder numberOfOccurrencesInQuran turkishGrammaticalType englishMeaning
          term { databaseId }
          verses { totalCount edges { node { key } } }
        } } }
      } }`,
      { id: term },
    );
    const element = (index: number, order: number, keys: string[]) => ({
      node: {
        databaseId: elements[index],
        elementOrder: order,
        numberOfOccurrencesInQuran: keys.length,
        turkishGrammaticalType: 'isim',
        englishMeaning: 'Whose mercy embraces everything.',
        term: { databaseId: term },
        verses: { totalCount: keys.length, edges: keys.map((key) => ({ node: { key } })) },
      },
    });
    expect(answer).toEqual({
      term: {
        databaseId: term,
        turkishName: 'Adlar',
        englishName: 'Adlar',
        turkishTag: 'TAG',
        englishTag: 'TAG',
        url: `/termTables/${term}`,
        version: 1,
        termElements: {
          totalCount: 2,
          edges: [element(1, 1, ['1:1', '1:3', '55:1']), element(0, 2, ['1:1'])],
        },
      },
    });
  });

  test('a word lists its elements without deleted ones', async () => {
    const answer = await app.query<Record<string, { termElements: Element[] }>>(
      `{ tagged: word(key: "1:1:3") { termElements { databaseId } }
         deleted: word(key: "1:2:1") { termElements { databaseId } } }`,
    );
    expect(answer.tagged?.termElements).toEqual([{ databaseId: elements[1] }]);
    expect(answer.deleted?.termElements).toEqual([]);
  });

  test('all terms and all elements', async () => {
    const { terms, termElements } = await app.query<{
      terms: Page<{ databaseId: number }>;
      termElements: Page<Element>;
    }>(`{
      terms { totalCount edges { node { databaseId } } }
      termElements(first: 100) { totalCount edges { node { databaseId } } }
    }`);
    expect(terms.totalCount).toBe(2);
    expect(terms.edges[0]?.node.databaseId).toBe(term);
    expect(termElements.totalCount).toBe(3);
    expect(termElements.edges.map(({ node }) => node.databaseId)).toEqual([
      elements[1],
      elements[0],
      elements[3],
    ]);
  });

  test('an unknown term is null', async () => {
    expect(await app.query('{ term(databaseId: 999999) { id } }')).toEqual({ term: null });
  });

  test('a table without verses: 2 statements', async () => {
    const statements = await statementsOf(database(), () =>
      app.query(
        'query ($id: Int!) { term(databaseId: $id) { turkishName termElements(first: 100) { edges { node { arabicName } } } } }',
        { id: term },
      ),
    );
    expect(statements).toHaveLength(2);
  });
});
