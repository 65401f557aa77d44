import { describeEachDatabase } from '../../support/database';
import { insertAlias, insertTerm, LETTER } from '../../support/content';
import { makeTestApp, type TestApp } from '../../support/app';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const encode = (text: string) => Buffer.from(text).toString('base64');

describeEachDatabase('node and nodes', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let ids: { surah: string; verse: string; word: string };
  beforeAll(async () => {
    app = makeTestApp(database());
    const { verse } = await app.query<{
      verse: { id: string; surah: { id: string }; words: { id: string }[] };
    }>('{ verse(key: "2:255") { id surah { id } words { id } } }');
    ids = { surah: verse.surah.id, verse: verse.id, word: verse.words[0]?.id ?? '' };
  });

  test.each([
    ['surah', 'Surah', '... on Surah { key: number }', 2],
    ['verse', 'Verse', '... on Verse { key }', '2:255'],
    ['word', 'Word', '... on Word { key }', '2:255:1'],
  ] as const)('the id of a %s resolves to it', async (noun, type, fragment, key) => {
    const { node } = await app.query<{ node: unknown }>(
      `query ($id: ID!) { node(id: $id) { __typename id ${fragment} } }`,
      { id: ids[noun] },
    );
    expect(node).toEqual({ __typename: type, id: ids[noun], key });
  });

  test('the ids of rows read by Prisma resolve too; that of a deleted row to null', async () => {
    const made = {
      Surah: 114,
      Character: (await database().prisma.character.create({ data: LETTER })).id,
      Term: await insertTerm(database(), 'names'),
      VerseAlias: await insertAlias(database(), 'Nur âyeti', '24:35'),
    };
    const gone = await insertAlias(database(), 'Elest', '7:172', { deletedAt: new Date() });
    const asked = [...Object.entries(made), ['VerseAlias', gone]].map((id) => encode(id.join(':')));
    const { nodes } = await app.query<{ nodes: unknown[] }>(NODES, { ids: asked });
    expect(nodes).toEqual([
      ...Object.keys(made).map((type, index) => ({ __typename: type, id: asked[index] })),
      null,
    ]);
  });

  test('nodes are in the requested order, with null for a missing one', async () => {
    const missing = encode('Verse:6237');
    const asked = [ids.word, missing, ids.surah, ids.verse, ids.word];
    const { nodes } = await app.query<{ nodes: ({ id: string } | null)[] }>(NODES, { ids: asked });
    expect(nodes.map((node) => node?.id ?? null)).toEqual([
      ids.word,
      null,
      ids.surah,
      ids.verse,
      ids.word,
    ]);
  });

  test.each([
    'Surah:115',
    'Verse:6237',
    'Word:77430',
    'Word:2147483647',
    'Root:1',
    'TermElement:1',
    'Character:2147483647',
    'VerseAlias:2147483647',
  ])('%s is null', async (id) => {
    expect(await app.answer(NODE, { id: encode(id) })).toEqual({ data: { node: null } });
  });

  test.each([
    ['an empty string', ''],
    ['no base64 text', '%%%'],
    ['no type', encode('5')],
    ['an unknown type', encode('Verses:5')],
    ['a type that is not a node', encode('Source:5')],
    ['no number', encode('Verse:')],
    ['zero', encode('Verse:0')],
    ['a negative number', encode('Verse:-1')],
    ['a fraction', encode('Verse:1.5')],
    ['a number too large', encode('Verse:2147483648')],
    ['a number too large for Prisma', encode('Surah:2147483648')],
    ['an exponent', encode('Verse:1e9999')],
    ['SQL', encode("Verse:1' OR 1=1")],
  ])('an id of %s is refused without affecting the others', async (_what, id) => {
    const { data, errors } = await app.answer<{ good: unknown; bad: unknown }>(
      `query ($id: ID!) { good: node(id: "${ids.verse}") { id } bad: node(id: $id) { id } }`,
      { id },
    );
    expect(data).toEqual({ good: { id: ids.verse }, bad: null });
    expect(errors?.map((error) => error.extensions?.code)).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(/not an id/);

    const list = await app.answer<{ nodes: unknown[] }>(NODES, { ids: [id, ids.verse, id] });
    expect(list.data?.nodes).toEqual([null, { __typename: 'Verse', id: ids.verse }, null]);
    expect(list.errors?.map(({ path }) => path)).toEqual([
      ['nodes', 0],
      ['nodes', 2],
    ]);
  });
});
