import { describeEachDatabase } from '../../support/database';
import { insertElement, insertPost, insertRoot, insertTerm } from '../../support/content';
import { makeTestApp, type TestApp } from '../../support/app';
import { statementsOf } from '../../support/statements';

const WORDS = 'words { key arabicText root { letters } termElements { arabicName } }';
const VERSE = `key turkishTranslation surah { turkishNameTranscription } previousKey nextKey ${WORDS}`;
const SURAH =
  'number basmala { arabicText } verses { key arabicText turkishTranslation englishTranslation }';
const aliases = (count: number, field: (number: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index + 1)}`).join(' ')} }`;

/** The number of SQL statements per read, which doesn't grow with the number of rows. */
describeEachDatabase('statements', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(async () => {
    await database().prisma.word.updateMany({
      where: { key: { in: ['2:282:3', '2:282:4', '4:12:3', '4:12:4'] } },
      data: { turkishGlossOf: 4 },
    });
    app = makeTestApp(database());
    // The first request reads the content revision.
    await app.query('{ __typename }');
  });

  test.each([
    ['a verse', 1, '{ verse(key: "2:282") { key turkishTranslation surah { number } } }'],
    ['a verse with words, surah, roots and elements', 2, `{ verse(key: "2:282") { ${VERSE} } }`],
    ['15 verses', 2, aliases(15, (number) => `verse(key: "2:${number}") { ${VERSE} }`)],
    ['a page of 1 verse', 3, `{ verses(first: 1) { totalCount edges { node { ${VERSE} } } } }`],
    [
      'a page of 100 verses',
      3,
      `{ verses(first: 100) { totalCount edges { node { ${VERSE} } } } }`,
    ],
    ['a word with its verse', 2, '{ word(key: "2:282:1") { key verse { key surah { number } } } }'],
    [
      '15 words',
      1,
      aliases(15, (number) => `word(key: "2:282:${number}") { key root { letters } }`),
    ],
    [
      'a verse with its glosses, and the words that each covers',
      2,
      '{ verse(key: "4:12") { glosses(language: TURKISH) { numbers words { key } } words { key turkishGlossGroup { numbers } } } }',
    ],
    [
      '15 words, some with a shared gloss',
      2,
      aliases(
        15,
        (number) => `word(key: "2:282:${number}") { key turkishGlossGroup { text keys } }`,
      ),
    ],
    ['all surahs', 1, '{ surahs { number } }'],
    ['15 surahs', 1, aliases(15, (number) => `surah(number: ${number}) { number }`)],
    ['all verses of a surah', 2, '{ surah(number: 2) { verses { key surah { number } } } }'],
    [
      'the verses of 4 surahs with their text and basmala',
      2,
      aliases(4, (number) => `surah(number: ${number + 50}) { ${SURAH} }`),
    ],
    ['15 texts of verses', 2, aliases(15, (number) => `verse(key: "7:${number}") { arabicText }`)],
    ['the revision', 1, '{ contentRevision }'],
  ])('%s: at most %i', async (_what, most, document) => {
    let data: object = {};
    const statements = await statementsOf(database(), async () => {
      data = await app.query<object>(document);
    });
    expect(JSON.stringify(data).length).toBeGreaterThan(20);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.slice(most)).toEqual([]);
  });

  test('a verse with cached words: none', async () => {
    const document = (name: string) => `query ${name} { verse(key: "2:281") { ${VERSE} } }`;
    await app.query(document('First'));
    const statements = await statementsOf(database(), () => app.query(document('Second')));
    expect(statements).toEqual([]);
  });

  test('a surah with cached verses: 1, for the surah', async () => {
    const document = (name: string) => `query ${name} { surah(number: 36) { ${SURAH} } }`;
    await app.query(document('First'));
    const again = () => app.query<object>(document('Second'));
    expect(await statementsOf(database(), again)).toHaveLength(1);
    expect(await statementsOf(database(), again)).toEqual([]);
  });

  test.each(['Verse', 'Surah'])('100 nodes of the type %s: 1', async (type) => {
    const ids = Array.from({ length: 100 }, (_, index) =>
      Buffer.from(`${type}:${index + 1}`).toString('base64'),
    );
    const statements = await statementsOf(database(), () =>
      app.query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }),
    );
    expect(statements).toHaveLength(1);
  });

  test('a malformed key: none', async () => {
    const statements = await statementsOf(database(), () =>
      app.answer('{ verse(key: "x") { key } word(key: "x") { key } }'),
    );
    expect(statements).toEqual([]);
  });

  test('a warm read: none', async () => {
    const read = () => app.query(`{ verse(key: "2:255") { ${VERSE} } }`);
    const first = await read();
    let second: unknown;
    expect(await statementsOf(database(), async () => (second = await read()))).toEqual([]);
    expect(second).toEqual(first);
  });

  describe('lists of many parents: one statement for all their pages', () => {
    const terms: number[] = [];
    beforeAll(async () => {
      for (const name of ['One', 'Two']) {
        const term = await insertTerm(database(), name);
        await insertElement(database(), term, ['1:1:3', '1:3:1']);
        await insertElement(database(), term, ['2:163:6', '1:1:3'], { elementOrder: 2 });
        terms.push(term);
      }
      await insertPost(database(), ['1:1', '1:3'], { number: 2 });
      await insertPost(database(), ['1:3', '2:163']);
      await insertRoot(database(), 'رحم', ['1:1:3', '1:1:4']);
      await insertRoot(database(), 'سمو', ['1:1:1', '2:31:3']);
    });

    const count = async (document: string) => {
      let data: unknown;
      const read = async () => (data = await app.query<object>(document));
      return { count: (await statementsOf(database(), read)).length, data };
    };
    const keys = 'verses(first: 1) { totalCount edges { node { key } } pageInfo { hasNextPage } }';

    test('elements of terms and verses of elements', async () => {
      const fields = `termElements { totalCount edges { node { ${keys} } } }`;
      const answer = await count(
        `{ ${terms.map((term, index) => `t${index}: term(databaseId: ${term}) { ${fields} }`).join(' ')} }`,
      );
      expect(answer.count).toBe(5);
      const element = (key: string) => ({
        node: {
          verses: {
            totalCount: 2,
            edges: [{ node: { key } }],
            pageInfo: { hasNextPage: true },
          },
        },
      });
      const term = { termElements: { totalCount: 2, edges: [element('1:1'), element('1:1')] } };
      expect(answer.data).toEqual({ t0: term, t1: term });
    });

    test('the last verses of elements, in their order', async () => {
      const fields =
        'termElements { edges { node { verses(last: 2) { edges { node { key } } } } } }';
      const answer = await count(`{ term(databaseId: ${terms[0]}) { ${fields} } }`);
      const verses = (...found: string[]) => ({
        node: { verses: { edges: found.map((key) => ({ node: { key } })) } },
      });
      expect(answer.data).toEqual({
        term: { termElements: { edges: [verses('1:1', '1:3'), verses('1:1', '2:163')] } },
      });
    });

    test('posts of verses', async () => {
      const answer = await count(
        `{ verses(keys: ["1:1", "1:3", "1:7"]) { edges { node { key posts {
          totalCount edges { node { number } } } } } } }`,
      );
      // The verses; and which posts use which, unless that was read before.
      expect([1, 2]).toContain(answer.count);
      const verse = (key: string, ...numbers: number[]) => ({
        node: {
          key,
          posts: {
            totalCount: numbers.length,
            edges: numbers.map((number) => ({ node: { number } })),
          },
        },
      });
      expect(answer.data).toEqual({
        verses: { edges: [verse('1:1', 2), verse('1:3', 1, 2), verse('1:7')] },
      });
    });

    test('words of roots', async () => {
      const fields = 'words(first: 1) { totalCount edges { node { key } } }';
      const answer = await count(`{ a: root(letters: "رحم") { ${fields} }
        b: root(letters: "سمو") { ${fields} } }`);
      expect(answer.count).toBe(3);
      const words = (key: string) => ({ words: { totalCount: 2, edges: [{ node: { key } }] } });
      expect(answer.data).toEqual({ a: words('1:1:3'), b: words('1:1:1') });
    });
  });

  // Runs after the tests that insert posts directly, because the application reads posts only once.
  test('a verse with its cached posts: at most 2', async () => {
    await app.query('{ verse(key: "1:1") { posts { totalCount } } }');
    const document = `{ verse(key: "3:18") { ${VERSE} posts { edges { node { englishTitle } } } } }`;
    const statements = await statementsOf(database(), () => app.query(document));
    expect(statements.slice(2)).toEqual([]);
  });
});
