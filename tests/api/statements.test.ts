import { describeEachDatabase } from '../support/database';
import { makeTestApp, statementsOf, type TestApp } from '../support/app';

const WORDS = 'words { key arabicText root { letters } termElements { arabicName } }';
const VERSE = `key turkishTranslation surah { turkishNameTranscription } previousKey nextKey ${WORDS}`;
const aliases = (count: number, field: (number: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index + 1)}`).join(' ')} }`;

/** How many statements a read may send: a number that doesn't grow with what it reads. */
describeEachDatabase('statements', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
    // The first request learns the revision of the content.
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
    ['all surahs', 1, '{ surahs { number } }'],
    ['15 surahs', 1, aliases(15, (number) => `surah(number: ${number}) { number }`)],
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

  test('a verse with words that were read before: none', async () => {
    const document = (name: string) => `query ${name} { verse(key: "2:281") { ${VERSE} } }`;
    await app.query(document('First'));
    const statements = await statementsOf(database(), () => app.query(document('Second')));
    expect(statements).toEqual([]);
  });

  test('100 nodes of one type: 1', async () => {
    const ids = Array.from({ length: 100 }, (_, index) =>
      Buffer.from(`Verse:${index + 1}`).toString('base64'),
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
});
