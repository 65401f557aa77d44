/** Filters and order of `search`, with the content of a first start. */
import { writeFailedSearches } from '../../../../api/write/failedSearches';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

interface Found {
  totalElements: number;
  exactElements: number;
  surahs: { count: number; surah: { number: number } }[];
  posts: { count: number; post: { databaseId: number } }[];
  results: {
    matchKind: string;
    verse: { key: string; databaseId: number; surah: { englishRevelationPlace: string } };
  }[];
}

const SEARCH = `query ($query: String!, $filter: SearchFilter, $order: SearchOrder) {
  search(query: $query, filter: $filter, order: $order, pageSize: 100) {
    totalElements exactElements
    surahs { count surah { number } }
    posts { count post { databaseId } }
    results { matchKind verse { key databaseId surah { englishRevelationPlace } } }
  }
}`;

describeOneDatabase('Filters of a search', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeAll(() => {
    app = makeTestApp(database());
  });

  const search = async (query: string, filter?: object, order?: string) => {
    const { search: found } = await app.query<{ search: Found }>(SEARCH, { query, filter, order });
    return found;
  };
  const idsIn = ({ results }: Found) => results.map(({ verse }) => verse.databaseId);

  it('finds only verses of a surah, with their total', async () => {
    const found = await search('sabır', { surah: 2 });
    expect(found.results.map(({ verse }) => verse.key.split(':')[0])).toEqual(
      found.results.map(() => '2'),
    );
    expect(found.totalElements).toBe(found.results.length);
    expect(found.totalElements).toBeGreaterThan(3);
  });

  it.each([
    ['MECCA', 'Mecca'],
    ['MEDINA', 'Medina'],
  ])('finds only verses of %s', async (place, name) => {
    const { results } = await search('mercy', { place });
    expect(results.length).toBeGreaterThan(10);
    expect(new Set(results.map(({ verse }) => verse.surah.englishRevelationPlace))).toEqual(
      new Set([name]),
    );
  });

  it('divides the verses of a search between the places', async () => {
    const [all, mecca, medina] = await Promise.all(
      [undefined, { place: 'MECCA' }, { place: 'MEDINA' }].map((filter) => search('mercy', filter)),
    );
    expect(mecca!.totalElements + medina!.totalElements).toBe(all!.totalElements);
  });

  it('finds only verses of a juz', async () => {
    const ids = idsIn(await search('rab', { juz: 30 }));
    expect(ids.length).toBeGreaterThan(5);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(5673);
  });

  it('finds only verses of a topic', async () => {
    const { post } = await app.query<{
      post: { verses: { edges: { node: { verse: { databaseId: number } } }[] } };
    }>(
      '{ post(databaseId: 1) { verses(first: 100) { edges { node { verse { databaseId } } } } } }',
    );
    const ofPost = post.verses.edges.map(({ node }) => node.verse.databaseId);
    const ids = idsIn(await search('Allah', { post: 1 }));
    expect(ids.length).toBeGreaterThan(0);
    expect(ofPost).toEqual(expect.arrayContaining(ids));
  });

  it('applies all conditions', async () => {
    const found = await search('rab', { place: 'MEDINA', juz: 30 });
    const keys = found.results.map(({ verse }) => Number(verse.key.split(':')[0]));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((surah) => [98, 99, 110].includes(surah))).toBe(true);
  });

  it('counts a search without results once, however it is filtered and ordered', async () => {
    const term = 'zzyqx mercy';
    expect((await search('zzyqx', { surah: 112 })).totalElements).toBe(0);
    await search(term, { surah: 112 });
    await search(term, undefined, 'MUSHAF');
    await search(term);
    await writeFailedSearches(database());
    const rows = await database().prisma.failedSearch.findMany({
      where: { query: { startsWith: 'zzyqx' } },
    });
    expect(rows).toMatchObject([{ query: term, count: 1 }]);
  });

  it('lists the topics with verses that were found, the chosen one in any case', async () => {
    const { posts } = await search('sabır', { surah: 2 });
    expect(posts.length).toBeGreaterThan(1);
    for (const { count, post } of posts.slice(0, 3)) {
      const found = await search('sabır', { surah: 2, post: post.databaseId });
      expect(found.totalElements).toBe(count);
    }
    const ids = posts.map(({ post }) => post.databaseId);
    const nowhere = await search('örümcek', { surah: 112, post: ids[0] });
    expect(nowhere.posts).toEqual([{ count: 0, post: { databaseId: ids[0] } }]);
    expect(nowhere.surahs).toContainEqual({ count: 0, surah: { number: 112 } });
  });

  it('orders exact results by the mushaf, then close ones', async () => {
    const relevant = await search('sabır');
    const found = await search('sabır', undefined, 'MUSHAF');
    const { exactElements: exact, totalElements } = found;
    expect([totalElements, exact]).toEqual([relevant.totalElements, relevant.exactElements]);
    expect(found.results.findIndex(({ matchKind }) => matchKind === 'CLOSE')).toBe(exact);
    const inOrder = (ids: number[]) => [...ids].sort((left, right) => left - right);
    for (const part of [idsIn(found).slice(0, exact), idsIn(found).slice(exact)]) {
      expect(part.length).toBeGreaterThan(5);
      expect(part).toEqual(inOrder(part));
    }
    expect(idsIn(relevant).slice(0, exact)).not.toEqual(idsIn(found).slice(0, exact));
  });

  it('counts the verses of each surah, whatever surah is chosen', async () => {
    const found = await search('sabır', { place: 'MEDINA' });
    const chosen = await search('sabır', { place: 'MEDINA', surah: 2 });
    expect(chosen.surahs).toEqual(found.surahs);
    const total = found.surahs.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(found.totalElements);
    const ofSecond = found.surahs.find(({ surah }) => surah.number === 2);
    expect(ofSecond?.count).toBe(chosen.totalElements);
  });

  it('finds nothing in a topic that does not exist', async () => {
    expect((await search('rab', { post: 999_999 })).totalElements).toBe(0);
  });

  it('leaves out posts and asks for roots and names, with the counts that it states', async () => {
    const CONDITIONS = `query ($filter: SearchFilter) { search(query: "sabır", filter: $filter, pageSize: 100) {
      totalElements posts { count post { databaseId } } roots { count root { letters } }
      elements { count element { databaseId } } conditions { value isExcluded countWithout }
    } }`;
    interface Counted extends Found {
      roots: { count: number; root: { letters: string } }[];
      elements: { count: number; element: { databaseId: number } }[];
      conditions: { value: string; isExcluded: boolean; countWithout: number }[];
    }
    const read = async (filter: object) =>
      (await app.query<{ search: Counted }>(CONDITIONS, { filter })).search;
    const all = await read({});
    const [post] = all.posts.sort((one, other) => other.count - one.count);
    const root = all.roots.find(({ count }) => count < all.totalElements)!;
    const element = all.elements.find(({ count }) => count < all.totalElements)!;
    const notPosts = [post!.post.databaseId];
    const without = await read({ notPosts });
    expect(without.totalElements).toBe(all.totalElements - post!.count);
    expect((await read({ roots: [root.root.letters] })).totalElements).toBe(root.count);
    expect((await read({ elements: [element.element.databaseId] })).totalElements).toBe(
      element.count,
    );
    const both = await read({ notPosts, roots: [root.root.letters] });
    expect(both.conditions).toEqual([
      { value: root.root.letters, isExcluded: false, countWithout: without.totalElements },
      { value: String(notPosts[0]), isExcluded: true, countWithout: root.count },
    ]);
    // The counts of surahs and posts are those of the filtered results.
    const { surahs } = await search('sabır', { notPosts });
    expect(surahs.reduce((sum, { count }) => sum + count, 0)).toBe(without.totalElements);
    for (const { count, post: further } of without.posts.slice(0, 2)) {
      const found = await read({ notPosts, post: further.databaseId });
      expect(found.totalElements).toBe(count);
    }
  });

  it.each([
    [{ roots: ['sbr'] }, /A root is two to five Arabic letters/],
    [{ notPosts: [1, 2, 3, 4, 5, 6] }, /`filter.notPosts` may have at most 5 items/],
    [{ surah: 115 }, /`filter.surah` must be 1 to 114; got 115/],
    [{ surah: 0 }, /`filter.surah` must be 1 to 114; got 0/],
    [{ juz: 31 }, /`filter.juz` must be 1 to 30; got 31/],
  ])('refuses %j', async (filter, message) => {
    await expect(search('rab', filter)).rejects.toThrow(message);
  });

  it('has the same filters and order by REST', async () => {
    const parameters = {
      queryParameter: 'sabır',
      pageSize: '100',
      place: 'MEDINA',
      surah: '2',
      juz: '2',
      post: '1',
      order: 'mushaf',
    };
    const path = `/api/verses/query?${new URLSearchParams(parameters)}`;
    const { data } = (await (await app.fetch(path)).json()) as {
      data: { totalElements: number; results: { id: number }[]; root: string; named: object[] };
    };
    const { post, ...others } = parameters;
    const withoutPost = `/api/verses/query?${new URLSearchParams(others)}`;
    const more = (await (await app.fetch(withoutPost)).json()) as { data: typeof data };
    const filter = { place: 'MEDINA', surah: 2, juz: 2 };
    const same = await search('sabır', filter, 'MUSHAF');
    expect(more.data.results.map(({ id }) => id)).toEqual(idsIn(same));
    expect(same.totalElements).toBeGreaterThan(1);
    const ofPost = await search('sabır', { ...filter, post: Number(post) }, 'MUSHAF');
    expect(data.results.map(({ id }) => id)).toEqual(idsIn(ofPost));
    expect(more.data.named[0]).toEqual({ label: 'ص ب ر', kind: 'root', id: expect.any(Number) });
    const ofRoot = await app.fetch(
      `/api/verses/query?${new URLSearchParams({ queryParameter: 'صبر' })}`,
    );
    expect(await ofRoot.json()).toMatchObject({ data: { root: 'صبر' } });
  });
});
