import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertPost, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';

interface Page<Node> {
  totalCount: number;
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PostVerse {
  id: string;
  databaseId: number;
  position: number;
  turkishTranslation: string;
  englishTranslation: string;
  verse: { key: string; surah: { number: number }; words: { key: string }[] };
}

interface Post {
  id: string;
  databaseId: number;
  section: string;
  number: number;
  verses: Page<PostVerse>;
}

const VERSES = `verses { totalCount edges { node {
  id databaseId position turkishTranslation englishTranslation
  verse { key surah { number } previousKey words { key } }
} } }`;
const POST = `query ($id: Int!) { post(databaseId: $id) {
  id databaseId number section turkishTitle englishTitle turkishNote englishNote version ${VERSES}
} }`;

describeEachDatabase('posts', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  /** Quran 2, quran 1, faithInAllah 1, and a deleted one of quran. */
  let ids: number[];

  beforeAll(async () => {
    app = makeTestApp(database());
    const deletedAt = new Date();
    ids = [
      await insertPost(database(), ['2:255', '1:1', '112:1', '2:255'], { number: 2 }),
      await insertPost(database(), ['3:18'], { number: 1 }),
      await insertPost(database(), ['2:255'], { section: 'faithInAllah' }),
      await insertPost(database(), ['2:255'], { number: 3, deletedAt }),
    ];
  });

  const read = async (id: number) => (await app.query<{ post: Post | null }>(POST, { id })).post;

  test('a post with its verses in their order, one of them twice', async () => {
    const post = await read(ids[0] ?? 0);
    expect(post).toMatchObject({
      databaseId: ids[0],
      number: 2,
      section: 'QURAN',
      turkishTitle: 'Bir konu',
      englishTitle: 'A topic',
      turkishNote: '<p>Not</p>',
      englishNote: '<p>Note</p>',
      version: 1,
    });
    const nodes = post?.verses.edges.map(({ node }) => node) ?? [];
    expect(post?.verses.totalCount).toBe(4);
    expect(nodes.map(({ verse }) => verse.key)).toEqual(['2:255', '1:1', '112:1', '2:255']);
    expect(nodes.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(nodes[0]?.verse.words).toHaveLength(50);
    expect(nodes[1]?.englishTranslation).toMatch(/^In the name of Allāh/);
  });

  test('where a post leads: its neighbors in its section, and what shares verses with it', async () => {
    const termId = await insertTerm(database(), 'Names');
    await insertElement(database(), termId, ['2:255:7', '2:256:1']);
    const { posts } = await app.query<{ posts: Page<object> }>(`{ posts { edges { node {
      databaseId previous { databaseId } next { databaseId }
      related { numberOfSharedVerses post { databaseId } }
      relatedTerms { numberOfVerses term { databaseId } }
    } } } }`);
    const [first, second, third] = [ids[1], ids[0], ids[2]].map((databaseId) => ({ databaseId }));
    const relatedTerms = [{ numberOfVerses: 1, term: { databaseId: termId } }];
    expect(posts.edges.map(({ node }) => node)).toEqual([
      { ...first, previous: null, next: second, related: [], relatedTerms: [] },
      {
        ...second,
        previous: first,
        next: null,
        related: [{ numberOfSharedVerses: 1, post: third }],
        relatedTerms,
      },
      {
        ...third,
        previous: null,
        next: null,
        related: [{ numberOfSharedVerses: 1, post: second }],
        relatedTerms,
      },
    ]);
  });

  test('a deleted post is missing from every response', async () => {
    const id = ids[3] ?? 0;
    expect(await read(id)).toBeNull();
    const [row] = await database().prisma.postVerse.findMany({ where: { postId: id } });
    const globalId = (type: string, key?: number) =>
      Buffer.from(`${type}:${key}`).toString('base64');
    expect(
      await app.query(
        'query ($ids: [ID!]!, $verse: Int!) { nodes(ids: $ids) { id } postVerse(databaseId: $verse) { id } }',
        { ids: [globalId('Post', id), globalId('PostVerse', row?.id)], verse: row?.id },
      ),
    ).toEqual({ nodes: [null, null], postVerse: null });
  });

  test.each([0, -1, 2_147_483_647])('there is no post %i', async (id) => {
    expect(await read(id)).toBeNull();
  });

  test('posts by section and number', async () => {
    const { all, quran, none } = await app.query<Record<string, Page<Post>>>(`{
      all: posts { totalCount edges { node { databaseId } } }
      quran: posts(section: QURAN) { totalCount edges { node { databaseId section } } }
      none: posts(section: HAJJ) { totalCount edges { node { id } } pageInfo { endCursor } }
    }`);
    const idsOf = (page?: Page<Post>) => page?.edges.map(({ node }) => node.databaseId);
    expect(all?.totalCount).toBe(3);
    expect(idsOf(all)).toEqual([ids[1], ids[0], ids[2]]);
    expect(quran?.totalCount).toBe(2);
    expect(idsOf(quran)).toEqual([ids[1], ids[0]]);
    expect(none).toEqual({ totalCount: 0, edges: [], pageInfo: { endCursor: null } });
  });

  test('posts are paginated from either end', async () => {
    const page = (args: string) =>
      app
        .query<{ posts: Page<Post> }>(
          `{ posts(${args}) { edges { cursor node { databaseId } } pageInfo { hasNextPage endCursor } } }`,
        )
        .then(({ posts }) => posts);
    const first = await page('first: 1');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...second.edges].map(({ node }) => node.databaseId)).toEqual([
      ids[1],
      ids[0],
      ids[2],
    ]);
    const last = await page(`last: 2, before: "${second.edges[1]?.cursor}"`);
    expect(last.edges.map(({ node }) => node.databaseId)).toEqual([ids[1], ids[0]]);
  });

  test('verses of a post are paginated from either end', async () => {
    const page = async (args: string) => {
      const answer = await app.query<{ post: Post }>(
        `query ($id: Int!) { post(databaseId: $id) { verses(${args}) {
          edges { node { position } } pageInfo { hasNextPage endCursor }
        } } }`,
        { id: ids[0] },
      );
      const { edges, pageInfo } = answer.post.verses;
      return { ...pageInfo, positions: edges.map(({ node }) => node.position) };
    };
    const { endCursor, ...first } = await page('first: 3');
    expect(first).toEqual({ hasNextPage: true, positions: [1, 2, 3] });
    expect(await page(`first: 3, after: "${endCursor}"`)).toMatchObject({ positions: [4] });
    expect(await page(`last: 1, before: "${endCursor}"`)).toMatchObject({ positions: [2] });
  });

  test('a verse lists each of its posts once', async () => {
    const { verse } = await app.query<{ verse: { posts: Page<Post> } }>(
      '{ verse(key: "2:255") { posts { totalCount edges { node { databaseId } } } } }',
    );
    expect(verse.posts.totalCount).toBe(2);
    expect(verse.posts.edges.map(({ node }) => node.databaseId)).toEqual([ids[2], ids[0]]);
  });

  test("a post's own translation overrides the verse's", async () => {
    const id = await insertPost(database(), ['1:2'], { section: 'alms' });
    await database().prisma.postVerse.updateMany({
      where: { postId: id },
      data: { turkishTranslation: 'Kendi', turkishTranslationHtml: '<p>Kendi</p>' },
    });
    const node = (await read(id))?.verses.edges[0]?.node;
    expect(node?.turkishTranslation).toBe('Kendi');
    expect(node?.englishTranslation).toMatch(/praise/);
    const { postVerse } = await app.query<{ postVerse: object }>(
      'query ($id: Int!) { postVerse(databaseId: $id) { id turkishTranslationHtml englishTranslationHtml } }',
      { id: node?.databaseId },
    );
    expect(postVerse).toEqual({
      id: node?.id,
      turkishTranslationHtml: '<p>Kendi</p>',
      englishTranslationHtml: null,
    });
  });

  test('a post with verses and words: at most 2 statements; a page of posts with them: 3', async () => {
    app = makeTestApp(database());
    await app.query('{ __typename }');
    const one = await statementsOf(database(), () => read(ids[0] ?? 0));
    expect(one.length).toBeLessThanOrEqual(2);
    const page = await statementsOf(database(), () =>
      app.query(`{ posts { edges { node { ${VERSES} } } } }`),
    );
    expect(page.length).toBeLessThanOrEqual(3);
  });

  test('only the Beginning has the opening phrase', async () => {
    await database().prisma.$executeRaw`
      INSERT INTO "Post" (id, number, section, "turkishTitle", "englishTitle", "turkishNote", "englishNote")
      VALUES (1, 1, 'introduction', '', '', '', '')
      ON CONFLICT (id) DO UPDATE SET section = 'introduction'`;
    const PHRASE =
      '{ openingPhrase { databaseId turkishTranslation words { numberInVerse arabicText pauseAfter turkishTranscription englishTranslation } } }';
    const answer = await app.query<Record<string, { openingPhrase: { words: object[] } | null }>>(
      `query ($other: Int!) { beginning: post(databaseId: 1) ${PHRASE} other: post(databaseId: $other) ${PHRASE} }`,
      { other: ids[1] },
    );
    expect(answer.beginning?.openingPhrase).toMatchObject({
      databaseId: 999_999,
      turkishTranslation: 'Kovulmuş şeytandan Allah’a sığınırım.',
    });
    expect(answer.beginning?.openingPhrase?.words).toHaveLength(5);
    expect(answer.beginning?.openingPhrase?.words[0]).toEqual({
      numberInVerse: 1,
      arabicText: 'أَعُوذُ',
      pauseAfter: null,
      turkishTranscription: 'eʿûẕü',
      englishTranslation: 'I seek refuge',
    });
    expect(answer.other?.openingPhrase).toBeNull();
  });
});
