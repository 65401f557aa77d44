import { describeEachDatabase } from '../../../support/database';
import { makeTestApp, type TestApp } from '../../../support/app';

const WORD = `query Word($key: String!) {
  word(key: $key) {
    databaseId key numberInVerse arabicText pauseAfter version
    turkishTranscription turkishTranslation englishTranscription englishTranslation
    root { letters } termElements { arabicName turkishLabel englishLabel } verse { key }
  }
}`;

describeEachDatabase('word(key)', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const read = async (key: string) => (await app.query<{ word: unknown }>(WORD, { key })).word;

  test('2:2:4 with all its fields', async () => {
    expect(await read('2:2:4')).toEqual({
      databaseId: 34,
      key: '2:2:4',
      numberInVerse: 4,
      arabicText: 'رَيْبَ',
      pauseAfter: 'ۛ',
      version: 1,
      turkishTranscription: 'raybe',
      turkishTranslation: null,
      englishTranscription: 'rayba',
      englishTranslation: 'doubt',
      root: null,
      termElements: [],
      verse: { key: '2:2' },
    });
  });

  test('the last word of the Qur’an', async () => {
    expect(await read('114:6:3')).toMatchObject({ databaseId: 77_429, arabicText: 'وَٱلنَّاسِ' });
  });

  test.each(['1:1:5', '2:287:1', '115:1:1', '2:255:999'])('%s is null', async (key) => {
    expect(await read(key)).toBeNull();
  });

  test.each(['2:255', '2:255:', '2:255:0', '2:255:01', '2:255:1:1', 'x', '', '1'.repeat(5000)])(
    '%j is refused with an explanation of a valid key',
    async (key) => {
      const { errors } = await app.answer(WORD, { key });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toMatch(/^A word key is written surah:verse:word, such as/);
      expect(errors?.[0]?.message.length).toBeLessThan(200);
    },
  );
});

describeEachDatabase('a word with a root and term elements', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  const texts = {
    turkishGrammaticalType: '',
    englishGrammaticalType: '',
    turkishNameInQuran: '',
    englishNameInQuran: '',
    turkishTranslation: '',
    englishTranslation: '',
    turkishMeaning: '',
    englishMeaning: '',
    turkishTag: 'ANA',
    englishTag: 'ANA',
  };

  beforeAll(async () => {
    const { prisma } = database();
    app = makeTestApp(database());
    const root = await prisma.root.create({ data: { letters: 'رحم' } });
    const where = { key: { in: ['1:1:3', '1:1:4', '1:3:1'] } };
    await prisma.word.updateMany({ where, data: { rootId: root.id } });
    const term = await prisma.term.create({
      data: { turkishName: 'İsimler', englishName: 'Names', turkishTag: 'ANA', englishTag: 'ANA' },
    });
    const words = await prisma.word.findMany({ where, orderBy: { id: 'asc' } });
    const element = (
      name: string,
      elementOrder: number,
      deletedAt: Date | null,
      places: [wordId: number, position: number][],
    ) =>
      prisma.termElement.create({
        data: {
          ...texts,
          termId: term.id,
          arabicName: name,
          turkishLabel: `${name} tr`,
          englishLabel: `${name} en`,
          elementOrder,
          deletedAt,
          words: { create: places.map(([wordId, position]) => ({ wordId, position })) },
        },
      });
    const [first, second, third] = words.map(({ id }) => id) as [number, number, number];
    // The order in the word differs from that of the keys and of the term's table.
    await element('second in order', 1, null, [[first, 3]]);
    await element('first in order', 2, null, [
      [first, 1],
      [third, 1],
    ]);
    await element('deleted', 3, new Date(), [
      [first, 2],
      [second, 1],
    ]);
  });

  test.each([
    ['1:1:3', ['first in order', 'second in order']],
    ['1:1:4', []],
    ['1:3:1', ['first in order']],
  ])('%s shows its root and its elements in order, without deleted ones', async (key, names) => {
    const { word } = await app.query<{ word: unknown }>(WORD, { key });
    expect(word).toMatchObject({
      root: { letters: 'رحم' },
      termElements: names.map((name) => ({
        arabicName: name,
        turkishLabel: `${name} tr`,
        englishLabel: `${name} en`,
      })),
    });
  });

  test('the words of a verse show their root and elements too', async () => {
    const { verse } = await app.query<{
      verse: { words: { root: { letters: string } | null; termElements: unknown[] }[] };
    }>('{ verse(key: "1:1") { words { root { letters } termElements { arabicName } } } }');
    expect(verse.words.map(({ root }) => root?.letters ?? null)).toEqual([
      null,
      null,
      'رحم',
      'رحم',
    ]);
    expect(verse.words.map(({ termElements }) => termElements.length)).toEqual([0, 0, 2, 0]);
  });

  test('a restored element is shown again', async () => {
    const { prisma } = database();
    const set = (deletedAt: Date | null) =>
      prisma.termElement.updateMany({ where: { arabicName: 'deleted' }, data: { deletedAt } });
    await set(null);
    // Another server, without cached responses: this one did not notice that the element is back.
    const other = makeTestApp(database());
    const { word } = await other.query<{ word: unknown }>(WORD, { key: '1:1:4' });
    await set(new Date());
    expect(word).toMatchObject({ termElements: [{ arabicName: 'deleted' }] });
  });

  test.each(['Root', 'TermElement'])('%s is a node', async (type) => {
    const field = type === 'Root' ? 'root { id }' : 'termElements { id }';
    const { word } = await app.query<{ word: Record<string, { id: string } | { id: string }[]> }>(
      `{ word(key: "1:1:3") { ${field} } }`,
    );
    const id = [Object.values(word)[0]].flat()[0]?.id;
    const { node } = await app.query<{ node: unknown }>(
      'query ($id: ID!) { node(id: $id) { __typename id } }',
      { id },
    );
    expect(node).toEqual({ __typename: type, id });
  });

  test('a deleted element is not a node', async () => {
    const deleted = await database().prisma.termElement.findFirstOrThrow({
      where: { arabicName: 'deleted' },
    });
    const id = Buffer.from(`TermElement:${deleted.id}`).toString('base64');
    const answer = await app.answer<{ node: unknown }>(
      'query ($id: ID!) { node(id: $id) { id } }',
      { id },
    );
    expect(answer).toEqual({ data: { node: null } });
  });
});
