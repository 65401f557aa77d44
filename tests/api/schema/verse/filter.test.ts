/** `verses(filter:)` and `verseCounts`, compared with the verses that posts, words and elements list. */
import type { Database } from '../../../../api/database/database';
import { LISTS } from '../../../../api/database/tags';
import { insertPost } from '../../../support/content';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { key: string } }[];
}
interface Filter {
  posts?: number[];
  notPosts?: number[];
  roots?: string[];
  notRoots?: string[];
  elements?: number[];
  notElements?: number[];
}
interface Counts {
  totalCount: number;
  posts: { count: number; post: { databaseId: number } }[];
  roots: { count: number; root: { letters: string } }[];
  elements: { count: number; element: { databaseId: number } }[];
  conditions: {
    kind: string;
    value: string;
    isExcluded: boolean;
    countWithout: number;
    post: { databaseId: number } | null;
    root: { letters: string } | null;
    element: { databaseId: number } | null;
  }[];
}

const VERSES = `query ($filter: VerseFilter, $first: Int, $after: String, $last: Int, $surah: Int, $juz: Int, $keys: [String!]) {
  verses(filter: $filter, first: $first, after: $after, last: $last, surah: $surah, juz: $juz, keys: $keys) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { key } }
  }
}`;

const COUNTS = `query ($filter: VerseFilter, $first: Int, $text: String) {
  verseCounts(filter: $filter) {
    totalCount
    posts(first: $first, text: $text) { count post { databaseId } }
    roots(first: $first, text: $text) { count root { letters } }
    elements(first: $first, text: $text) { count element { databaseId } }
    conditions {
      kind value isExcluded countWithout
      post { databaseId } root { letters } element { databaseId }
    }
  }
}`;

const PATIENCE = 'صبر';
const PRAYER = 'صلو';

describeOneDatabase('Verses in common', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  /** Keys of verses by what the answers about a post, a root and an element list. */
  let listed: Record<keyof Filter, Map<number | string, Set<string>>>;
  let all: string[];

  beforeAll(async () => {
    app = makeTestApp(database());
    const posts = await listsOf<number>('posts', 'databaseId', async (id) => {
      const { post } = await app.query<{
        post: { verses: { edges: { node: { verse: { key: string } } }[] } };
      }>(
        'query ($id: Int!) { post(databaseId: $id) { verses(first: 100) { edges { node { verse { key } } } } } }',
        { id },
      );
      return post.verses.edges.map(({ node }) => node.verse.key);
    });
    const words = await database().prisma.word.findMany({
      where: { root: { isNot: null } },
      select: { root: { select: { letters: true } }, verse: { select: { key: true } } },
    });
    const roots = new Map<string, Set<string>>();
    for (const { root, verse } of words) {
      const { letters } = root!;
      roots.set(letters, (roots.get(letters) ?? new Set()).add(verse.key));
    }
    const rows = await database().prisma.termElementVerse.findMany({
      select: { termElementId: true, verse: { select: { key: true } } },
    });
    const elements = new Map<number, Set<string>>();
    for (const { termElementId: id, verse } of rows) {
      elements.set(id, (elements.get(id) ?? new Set()).add(verse.key));
    }
    listed = { posts, notPosts: posts, roots, notRoots: roots, elements, notElements: elements };
    all = (
      await database().prisma.verse.findMany({ select: { key: true }, orderBy: { id: 'asc' } })
    ).map(({ key }) => key);
  });

  async function listsOf<Key extends number>(
    list: string,
    name: string,
    read: (key: Key) => Promise<string[]>,
  ) {
    const found = await app.query<Record<string, { edges: { node: Record<string, Key> }[] }>>(
      `{ ${list}(first: 100) { edges { node { ${name} } } } }`,
    );
    const keys = found[list]!.edges.map(({ node }) => node[name]!).slice(0, 40);
    return new Map<number | string, Set<string>>(
      await Promise.all(keys.map(async (key) => [key, new Set(await read(key))] as const)),
    );
  }

  const expected = (filter: Filter) =>
    all.filter((key) =>
      Object.entries(filter).every(([name, values]) =>
        (values as (number | string)[]).every(
          (value) =>
            (listed[name as keyof Filter].get(value)?.has(key) ?? false) !== name.startsWith('not'),
        ),
      ),
    );
  const read = async (filter: Filter, args: object = {}) =>
    (await app.query<{ verses: Page }>(VERSES, { filter, first: 100, ...args })).verses;
  const keysOf = ({ edges }: Page) => edges.map(({ node }) => node.key);
  const count = async (filter: Filter, args: object = {}) =>
    (await app.query<{ verseCounts: Counts }>(COUNTS, { filter, first: 100, ...args })).verseCounts;

  /** The keys of two posts, roots and elements that share verses, by the plain lists. */
  const pairs = () => {
    const sharing = (name: 'posts' | 'elements') => {
      const sets = [...listed[name]];
      for (const [one, verses] of sets) {
        for (const [other, others] of sets) {
          const shared = [...verses].filter((key) => others.has(key)).length;
          if (one !== other && shared > 1 && shared < verses.size) {
            return [one as number, other as number] as const;
          }
        }
      }
      throw new Error(`No two ${name} share verses.`);
    };
    return { posts: sharing('posts'), elements: sharing('elements') };
  };

  it('are those of which every condition is true', async () => {
    const {
      posts: [post, otherPost],
      elements: [element, otherElement],
    } = pairs();
    const filters: Filter[] = [
      { posts: [post] },
      { posts: [post, otherPost] },
      { posts: [post], notPosts: [otherPost] },
      { notPosts: [post, otherPost], roots: [PATIENCE] },
      { roots: [PATIENCE, PRAYER] },
      { roots: [PATIENCE], notRoots: [PRAYER] },
      { elements: [element, otherElement] },
      { elements: [element], notElements: [otherElement], notRoots: [PATIENCE] },
      { posts: [post], notRoots: [PATIENCE], notElements: [element] },
    ];
    for (const filter of filters) {
      const keys = expected(filter);
      expect({ filter, isEmpty: keys.length === 0 }).toEqual({ filter, isEmpty: false });
      const page = await read(filter);
      expect({ filter, keys: keysOf(page) }).toEqual({ filter, keys: keys.slice(0, 100) });
      expect({ filter, total: page.totalCount }).toEqual({ filter, total: keys.length });
    }
  });

  it('are read page by page, and with the other arguments', async () => {
    const filter = { roots: [PATIENCE] };
    const keys = expected(filter);
    const pages: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const page: Page = await read(filter, { first: 30, after });
      pages.push(...keysOf(page));
      expect(page.totalCount).toBe(keys.length);
      ({ hasNextPage: isMore, endCursor: after } = page.pageInfo);
    }
    expect(pages).toEqual(keys);
    expect(keysOf(await read(filter, { first: null, last: 2 }))).toEqual(keys.slice(-2));
    const inSurah = keys.filter((key) => key.startsWith('2:'));
    const ofSurah = await read(filter, { surah: 2 });
    expect([ofSurah.totalCount, keysOf(ofSurah)]).toEqual([inSurah.length, inSurah]);
    const given = await read(filter, { surah: 2, keys: [...inSurah.slice(0, 2), '2:255'] });
    expect([given.totalCount, keysOf(given)]).toEqual([2, inSurah.slice(0, 2)]);
  });

  it('take at most two statements', async () => {
    // No other test asks for it.
    const filter = { roots: [PATIENCE], notRoots: ['قول'] };
    expect(await statementsOf(database(), () => read(filter, { surah: 2 }))).toHaveLength(2);
    expect(await statementsOf(database(), () => read(filter))).toHaveLength(1);
  });

  it('are none with an unknown post or element, which exclude nothing', async () => {
    for (const filter of [{ posts: [999_999] }, { elements: [999_999] }, { roots: ['ظظظ'] }]) {
      expect((await read(filter)).totalCount).toBe(0);
    }
    const excluding = { notPosts: [999_999], notElements: [999_999], notRoots: ['ظظظ'] };
    expect((await read(excluding)).totalCount).toBe(6236);
    expect((await read({ roots: ['ص ب ر', PATIENCE] })).totalCount).toBe(
      expected({ roots: [PATIENCE] }).length,
    );
    expect((await read({ posts: [] })).totalCount).toBe(6236);
  });

  it.each<[Filter, RegExp]>([
    [{ posts: [1, 2, 3, 4, 5, 6] }, /^`filter.posts` may have at most 5 items; got 6\.$/],
    [{ notElements: [1, 2, 3, 4, 5, 6] }, /^`filter.notElements` may have at most 5 items/],
    [{ roots: ['sbr'] }, /^A root is two to five Arabic letters, such as "كتب"; got "sbr"\.$/],
    [{ notRoots: ['ص'] }, /^A root is two to five Arabic letters/],
  ])('refuse %j', async (filter, message) => {
    await expect(read(filter)).rejects.toThrow(message);
    await expect(count(filter)).rejects.toThrow(message);
  });

  it('are counted with each further choice, those of most verses first', async () => {
    const [post, other] = pairs().posts;
    for (const filter of [{}, { roots: [PATIENCE] }, { posts: [post], notPosts: [other] }]) {
      const counts = await count(filter);
      const rest = new Set(expected(filter));
      expect(counts.totalCount).toBe(rest.size);
      const sizes = (name: keyof Filter) =>
        [...listed[name]]
          .filter(
            ([value]) => name !== 'roots' || !((filter as Filter).roots ?? []).includes(`${value}`),
          )
          .map(([, verses]) => [...verses].filter((key) => rest.has(key)).length)
          .filter((size) => size > 0)
          .sort((one, next) => next - one)
          .slice(0, 100);
      expect(counts.roots.map((row) => row.count)).toEqual(sizes('roots'));
      expect(counts.elements.map((row) => row.count)).toEqual(sizes('elements'));
      for (const row of counts.posts.filter(({ post: { databaseId } }) =>
        listed.posts.has(databaseId),
      )) {
        const posts = [...((filter as Filter).posts ?? []), row.post.databaseId];
        expect(row.count).toBe(expected({ ...filter, posts }).length);
      }
      const [first] = counts.roots;
      const roots = [...((filter as Filter).roots ?? []), first!.root.letters];
      expect((await read({ ...filter, roots })).totalCount).toBe(first!.count);
    }
    expect((await count({}, { first: 3 })).elements).toHaveLength(3);
    await expect(count({}, { first: 101 })).rejects.toThrow('`first` must be 0 to 100; got 101.');
  });

  it('are counted without each condition', async () => {
    const [post, other] = pairs().posts;
    const { conditions } = await count({
      posts: [post, 999_999],
      notPosts: [other],
      roots: [PATIENCE],
    });
    expect(conditions).toEqual([
      expect.objectContaining({
        kind: 'POST',
        value: String(post),
        countWithout: 0,
        post: { databaseId: post },
      }),
      {
        kind: 'POST',
        value: '999999',
        isExcluded: false,
        countWithout: expected({ posts: [post], notPosts: [other], roots: [PATIENCE] }).length,
        post: null,
        root: null,
        element: null,
      },
      expect.objectContaining({ kind: 'ROOT', value: PATIENCE, root: { letters: PATIENCE } }),
      expect.objectContaining({ kind: 'POST', value: String(other), isExcluded: true }),
    ]);
    const both = { roots: [PATIENCE], notRoots: [PRAYER] };
    expect((await count(both)).conditions.map(({ countWithout }) => countWithout)).toEqual([
      expected({ notRoots: [PRAYER] }).length,
      expected({ roots: [PATIENCE] }).length,
    ]);
  });

  it.each([
    ['sabır', PATIENCE],
    ['SBR', PATIENCE],
    ['صبر', PATIENCE],
  ])('offer the roots that %s names', async (text, letters) => {
    const { roots } = await count({}, { text });
    expect(roots).toContainEqual({
      count: expected({ roots: [letters] }).length,
      root: { letters },
    });
  });

  it('offer the posts and names with a text', async () => {
    const titles = await database().prisma.post.findMany({ where: { deletedAt: null } });
    const one = titles.find(({ englishTitle }) => /^[a-z ]{8,}$/i.test(englishTitle))!;
    const { posts } = await count({}, { text: one.englishTitle.slice(1).toUpperCase() });
    expect(posts.map(({ post }) => post.databaseId)).toContain(one.id);
    expect(posts.length).toBeLessThan(titles.length / 2);
    expect((await count({}, { text: 'qqqq' })).posts).toEqual([]);
  });
});

describeOneDatabase('Cached answers about verses together', (databases) => {
  let database: Database;
  let app: TestApp;

  it('are forgotten after an edit of what they depend on, and only then', async () => {
    database = await databases.open('filled');
    app = makeTestApp(database);
    const token = await signInNewAdmin(database, app, 'a');
    const save = makeAdmin(
      () => app,
      () => token,
    );
    const post = await insertPost(database, ['1:1']);
    const other = await insertPost(database, ['1:2']);
    const address = (filter: string) =>
      `/graphql?query=${encodeURIComponent(`{ verses(filter: ${filter}) { totalCount } }`)}`;
    const totalOf = async (filter: string) => {
      const response = await app.fetch(address(filter));
      const { data } = (await response.json()) as { data: { verses: { totalCount: number } } };
      return [data.verses.totalCount, response.headers.get('Cache-Tag')];
    };
    const filter = `{ posts: [${post}] }`;
    expect(await totalOf(filter)).toEqual([1, `p${post}`]);
    expect((await totalOf('{ roots: ["صبر"] }'))[1]).toBe(LISTS.roots);
    expect((await totalOf('{ notElements: [1] }'))[1]).toBe(LISTS.terms);
    const change = async (databaseId: number, verseReferences: string[]) => {
      const titles = { turkishTitle: 'Bir konu', englishTitle: 'A topic' };
      const notes = { turkishNote: '<p>Not</p>', englishNote: '<p>Note</p>' };
      const input = {
        databaseId,
        verseReferences,
        number: 1,
        section: 'QURAN',
        ...titles,
        ...notes,
      };
      expect((await save('updatePost', input)).__typename).toBe('UpdatePostPayload');
    };
    await change(other, ['1:2', '1:3']);
    const kept = await statementsOf(database, () => app.fetch(address(filter)));
    expect(kept).toEqual([]);
    await change(post, ['1:1', '1:2', '1:3']);
    expect((await totalOf(filter))[0]).toBe(3);
    expect((await totalOf(`{ posts: [${post}], notPosts: [${other}] }`))[0]).toBe(1);
  });
});
