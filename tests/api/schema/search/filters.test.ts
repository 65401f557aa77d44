/** Filters and order of `search`, with the content of a first start. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

interface Found {
  totalElements: number;
  exactElements: number;
  surahs: { count: number; surah: { number: number } }[];
  results: {
    matchKind: string;
    verse: { key: string; databaseId: number; surah: { englishRevelationPlace: string } };
  }[];
}

const SEARCH = `query ($query: String!, $filter: SearchFilter, $order: SearchOrder) {
  search(query: $query, filter: $filter, order: $order, pageSize: 100) {
    totalElements exactElements
    surahs { count surah { number } }
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

  it('counts no filtered search as one without results', async () => {
    const found = await search('fil', { surah: 112 });
    expect(found.totalElements).toBe(0);
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

  it.each([
    [{ surah: 115 }, /`filter.surah` must be 1 to 114; got 115/],
    [{ surah: 0 }, /`filter.surah` must be 1 to 114; got 0/],
    [{ juz: 31 }, /`filter.juz` must be 1 to 30; got 31/],
  ])('refuses %j', async (filter, message) => {
    await expect(search('rab', filter)).rejects.toThrow(message);
  });
});
